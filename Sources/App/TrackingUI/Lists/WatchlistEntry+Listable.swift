import Catalogue
import Containment
import Foundation
import ScreenFoundation
import Tracking

/// The row of a title on the watchlist.
nonisolated extension WatchlistEntry: Listable {
  public var listTitle: String { summary.title }
  public var listText: String { services }
  public var listFootnote: String { detail }
  public var listDetail: String { rating }
  public var listHasStar: Bool { score != nil }
  public var listImage: URL? { summary.poster }
  public var listDescription: String { accessibleLabel }
}

nonisolated extension WatchlistEntry: Cardable {
  public var cardTitle: String { summary.title }
  public var cardDetail: String { detail }
  public var cardImage: URL? { summary.poster }
  public var badgeSubject: TitleSubject? { .title(summary) }
  public var cardDescription: String { accessibleLabel }
}

extension WatchlistEntry: PageEntry {
  package var entryName: String { summary.title }
  package var destination: any Destination { TitleDestination(summary) }
}
