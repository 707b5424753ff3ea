import ArchitecturesSupport
import TMDB

/// TMDB's lists of films, in the order of their segments.
enum FilmList: CaseIterable {
  case nowPlaying, upcoming, popular, topRated

  var title: String {
    switch self {
    case .nowPlaying: FilmText.nowPlaying
    case .upcoming: FilmText.upcoming
    case .popular: FilmText.popular
    case .topRated: FilmText.topRated
    }
  }

  var target: Target<Page<Movie>> {
    switch self {
    case .nowPlaying: MovieTarget.nowPlaying
    case .upcoming: MovieTarget.upcoming
    case .popular: MovieTarget.popular
    case .topRated: MovieTarget.topRated
    }
  }
}
