import TMDB

/// The lists of films that TMDB provides, in the order of their segments.
public enum MovieList: String, CaseIterable, TitleList {
  case nowPlaying = "now-playing"
  case upcoming
  case popular
  case topRated = "top-rated"
  case trending

  public static var itemNames: (one: String, many: String) { ("film", "films") }

  public var title: String {
    switch self {
    case .nowPlaying: "Now Playing"
    case .upcoming: "Upcoming"
    case .popular: "Popular"
    case .topRated: "Top Rated"
    case .trending: "Trending"
    }
  }

  public var target: Target<Page<Movie>> {
    switch self {
    case .nowPlaying: MovieTarget.nowPlaying
    case .upcoming: MovieTarget.upcoming
    case .popular: MovieTarget.popular
    case .topRated: MovieTarget.topRated
    case .trending: TrendingTarget.movies(.week)
    }
  }
}
