import Containment
import MatineeCore

/// The place that the user can make available offline.
extension RootCoordinator {
  /// The visible place, for download; `nil` for anything but a list, a genre or a title, and for guests.
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
  /// The title's original language, if known.
  var original: LanguageTag? { if case .title(let summary) = self { summary.originalLanguage } else { nil } }
}
