import TMDB

/// What a row of a list says of a title, be it a film or a series: what cards and headers are written from.
struct TitleFields {
  let id: TitleID
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  let date: DayDate?
  let poster: ImagePath?
  let backdrop: ImagePath?
  let average: Double
  let votes: Int
  let isAdult: Bool

  init(_ film: Movie) {
    id = .film(film.id)
    title = film.title
    originalTitle = film.originalTitle
    originalLanguage = film.originalLanguage
    overview = film.overview
    date = film.releaseDate
    poster = film.posterPath
    backdrop = film.backdropPath
    average = film.voteAverage
    votes = film.voteCount
    isAdult = film.isAdult
  }

  init(_ show: TVShow) {
    id = .series(show.id)
    title = show.name
    originalTitle = show.originalName
    originalLanguage = show.originalLanguage
    overview = show.overview
    date = show.firstAirDate
    poster = show.posterPath
    backdrop = show.backdropPath
    average = show.voteAverage
    votes = show.voteCount
    isAdult = show.isAdult
  }

  /// - Returns: `nil` for what is no title.
  init?(_ item: MediaItem) {
    switch item {
    case .movie(let film): self.init(film)
    case .show(let show): self.init(show)
    case .person, .collection, .season, .episode: return nil
    }
  }

  /// As a row gives it: TMDB has fallen back to the original already.
  var name: String { BoundedText.line(title.isEmpty ? originalTitle : title) }
}
