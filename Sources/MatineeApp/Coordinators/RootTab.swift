/// The places side by side, in the order in which they stand.
enum RootTab: Int, CaseIterable {
  case featured
  case television
  case genres
  case lists
  case search

  /// In header capitals.
  var title: String {
    switch self {
    case .featured: "Featured"
    case .television: "TV"
    case .genres: "Genres"
    case .lists: "Lists"
    case .search: "Search"
    }
  }

  /// A stable name, for tests and addresses.
  var name: String {
    switch self {
    case .featured: "featured"
    case .television: "tv"
    case .genres: "genres"
    case .lists: "lists"
    case .search: "search"
    }
  }

  /// A named icon of the theme.
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
