import Localization

/// The tabs, in their order on screen.
enum RootTab: Int, CaseIterable {
  case home
  case films
  case series
  case library
  case search

  /// The title in header capitalization.
  var title: String {
    switch self {
    case .home: tr("Home")
    case .films: tr("Films")
    case .series: tr("Series", context: "plural")
    case .library: tr("Library")
    case .search: tr("Search")
    }
  }

  /// A stable name for actions and tests.
  var name: String {
    switch self {
    case .home: "home"
    case .films: "films"
    case .series: "series"
    case .library: "library"
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
    case .home: "user-home-symbolic"
    case .films: "video-x-generic-symbolic"
    case .series: "tv-symbolic"
    case .library: "view-list-bullet-symbolic"
    case .search: "system-search-symbolic"
    }
  }
}
