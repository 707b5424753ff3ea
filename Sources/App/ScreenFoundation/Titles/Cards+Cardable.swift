import Catalogue
import Containment
import Foundation

// The cards that a page shows.

nonisolated extension TitleCard: Cardable {
  public var cardTitle: String { title }
  public var cardDetail: String { year }
  public var cardImage: URL? { poster }
  public var cardDescription: String { accessibleLabel }
  public var badgeSubject: TitleSubject? { .title(summary) }
}

nonisolated extension TitleSummary: Cardable {
  public var cardTitle: String { title }
  public var cardDetail: String { years ?? "" }
  public var cardImage: URL? { poster }
  public var cardDescription: String { accessibleLabel }
  public var badgeSubject: TitleSubject? { .title(self) }
}

nonisolated extension PersonCard: Cardable {
  public var cardTitle: String { name }
  public var cardDetail: String { [role, episodes].filter { !$0.isEmpty }.joined(separator: " · ") }
  public var cardImage: URL? { portrait }
  public var cardDescription: String { accessibleLabel }
}

nonisolated extension SeasonCard: Cardable {
  public var cardTitle: String { name }
  public var cardDetail: String { [year, episodes].filter { !$0.isEmpty }.joined(separator: " · ") }
  public var cardImage: URL? { poster }
  public var cardDescription: String { accessibleLabel }
}
