import ArchitecturesSupport
import TMDB

extension FilmList {
  /// Returns the lists of the *Featured* screen, in the order of their segments.
  static func featured(client: Client) -> [FilmList] {
    [
      FilmList(title: FilmText.nowPlaying, target: MovieTarget.nowPlaying, client: client),
      FilmList(title: FilmText.upcoming, target: MovieTarget.upcoming, client: client),
      FilmList(title: FilmText.popular, target: MovieTarget.popular, client: client),
      FilmList(title: FilmText.topRated, target: MovieTarget.topRated, client: client),
    ]
  }
}
