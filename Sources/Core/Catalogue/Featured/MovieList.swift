import Localization
import TMDB

/// The lists of films that TMDB provides, in the order of their segments.
public enum MovieList: String, CaseIterable, TitleList {
  case nowPlaying = "now-playing"
  case upcoming
  case popular
  case topRated = "top-rated"
  case trending

  public static func counted(_ count: Int) -> String {
    tr(one: "{count} film", other: "{count} films", count: count)
  }

  public var title: String {
    switch self {
    case .nowPlaying: tr("Now Playing")
    case .upcoming: tr("Upcoming")
    case .popular: tr("Popular")
    case .topRated: tr("Top Rated")
    case .trending: tr("Trending")
    }
  }

  public var showsFullDates: Bool { self == .upcoming }

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
