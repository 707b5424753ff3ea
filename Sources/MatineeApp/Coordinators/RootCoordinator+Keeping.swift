import Containment
import MatineeCore

/// What can be kept for when there is no network, of where the user is.
extension RootCoordinator {
  /// `nil` for what is neither a list, nor a genre, nor a title.
  var keptPlace: KeptPlace? {
    if watching.isGuest { return nil }
    return switch destination {
    case .featured(let list): KeptPlace(.films(list), name: list.title)
    case .television(let list): KeptPlace(.series(list), name: list.title)
    case .genre(let genre): KeptPlace(.genre(genre), name: page?.page.title ?? "")
    case .title(let title): KeptPlace(.title(title), name: page?.page.title ?? "", original: page?.known?.original)
    case .genres, .lists, .search, .season, .person, .collection, .list, .history, .statistics, .profiles,
      .notifications, .profile, .seenList:
      nil
    }
  }
}

extension Known {
  /// A title's own language, where it is known.
  var original: LanguageTag? { if case .title(let summary) = self { summary.originalLanguage } else { nil } }
}
