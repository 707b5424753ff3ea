import Containment
import MatineeCore
import TitleIdentity

/// The place that the user can make available offline.
extension RootCoordinator {
  /// The visible place as an item to download; `nil` for anything but a list, a genre or a title, and for guests.
  var downloadItem: DownloadedItem? {
    if session.isGuest { return nil }
    return switch destination {
    case .featured(let list): DownloadedItem(.movies(list), name: list.title)
    case .television(let list): DownloadedItem(.shows(list), name: list.title)
    case .genre(let genre): DownloadedItem(.genre(genre), name: page?.page.title ?? "")
    case .title(let title):
      DownloadedItem(.title(title), name: page?.page.title ?? "", original: page?.preview?.original)
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
