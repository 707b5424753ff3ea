import Catalogue
import Containment
import Foundation
import ScreenFoundation
import Tracking

/// The row of a title on a list.
nonisolated extension ListTitle: Listable {
  public var listTitle: String { summary.title }
  public var listText: String { note.isEmpty ? services : note }
  public var listFootnote: String { detail }
  public var listDetail: String { rating }
  public var listHasStar: Bool { score != nil }
  public var listImage: URL? { summary.poster }
  public var listDescription: String { accessibleLabel }
}

nonisolated extension ListTitle: Cardable {
  public var cardTitle: String { summary.title }
  public var cardDetail: String { [detail, note].filter { !$0.isEmpty }.joined(separator: " · ") }
  public var cardImage: URL? { summary.poster }
  public var badgeSubject: TitleSubject? { .title(summary) }
  public var cardDescription: String { accessibleLabel }
}

extension ListTitle: PageEntry {
  package var entryName: String { summary.title }
  package var destination: any Destination { TitleDestination(summary) }
}
