import MatineeCore
import TitleIdentity

/// The list model of a destination, so that it can load before it is on screen.
extension TitleLists {
  func model(of destination: Destination) -> PagedListModel<TitleSummary>? {
    switch destination {
    case .featured(let list): model(of: list)
    case .television(let list): model(of: list)
    case .genres, .lists, .search, .title, .season, .person, .genre, .collection, .list, .history, .statistics,
      .profiles, .notifications, .profile, .seenList:
      nil
    }
  }
}
