import Catalogue
import Containment
import Foundation
import ScreenFoundation
import Tracking

/// The card of a title that the user has rated.
nonisolated extension RatedTitle: Cardable {
  public var cardTitle: String { summary.title }
  public var cardDetail: String { detail }
  public var cardImage: URL? { summary.poster }
  public var badgeSubject: TitleSubject? { .title(summary) }
  public var cardDescription: String { accessibleLabel }
}

extension RatedTitle: PageEntry {
  package var entryName: String { summary.title }
  package var destination: any Destination { TitleDestination(summary) }
}
