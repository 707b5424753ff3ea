import Containment
import MatineeCore

/// The place that the user can make available offline.
extension RootCoordinator {
  /// The visible place, for download; `nil` for anything but a list, a genre or a title, and for guests.
  var keptPlace: DownloadedItem? {
    if watching.isGuest { return nil }
    return switch destination {
    case .featured(let list): DownloadedItem(.films(list), name: list.title)
    case .television(let list): DownloadedItem(.series(list), name: list.title)
    case .genre(let genre): DownloadedItem(.genre(genre), name: page?.page.title ?? "")
    case .title(let title): DownloadedItem(.title(title), name: page?.page.title ?? "", original: page?.known?.original)
    case .genres, .lists, .search, .season, .person, .collection, .list, .history, .statistics, .profiles,
      .notifications, .profile, .seenList:
      nil
    }
  }
}

extension PagePreview {
  /// The title's original language, if known.
  var original: LanguageTag? { if case .title(let summary) = self { summary.originalLanguage } else { nil } }
}
