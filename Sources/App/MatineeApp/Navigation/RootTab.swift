import Localization

/// The tabs, in their order on screen.
enum RootTab: Int, CaseIterable {
  case featured
  case television
  case genres
  case lists
  case search

  /// The title in header capitalization.
  var title: String {
    switch self {
    case .featured: tr("Featured")
    case .television: tr("TV")
    case .genres: tr("Genres")
    case .lists: tr("Lists")
    case .search: tr("Search")
    }
  }

  /// A stable name for actions and tests.
  var name: String {
    switch self {
    case .featured: "featured"
    case .television: "tv"
    case .genres: "genres"
    case .lists: "lists"
    case .search: "search"
    }
  }

  /// The name of the action that selects the tab.
  var command: String { "tab-\(name)" }
  /// The full name of the action.
  var action: String { "win.\(command)" }

  /// The name of a themed icon.
  var icon: String {
    switch self {
    case .featured: "starred-symbolic"
    case .television: "tv-symbolic"
    case .genres: "view-grid-symbolic"
    case .lists: "view-list-bullet-symbolic"
    case .search: "system-search-symbolic"
    }
  }
}
