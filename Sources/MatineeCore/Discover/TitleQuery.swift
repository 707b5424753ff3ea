import TMDB

/// Which titles are looked for, and in which order: a genre, narrowed by filters.
public struct TitleQuery: Hashable, Sendable {
  public let genre: GenreID
  public var order = TitleOrder.popularity
  /// Years of release, or of the first episode.
  public var years = Bounds<Int>()
  /// The least rating, out of ten.
  public var rating: Int?
  /// How many must have voted at least.
  public var votes: Int?
  /// What it was made in, ISO 639-1.
  public var language: String?
  /// In minutes; of a series, an episode's.
  public var runningTime = Bounds<Int>()
  /// Services of the region, any of which must have it.
  public var services: Set<WatchProvider.ID> = []

  /// All titles of a genre, most popular first.
  public init(_ genre: GenreID) { self.genre = genre }

  /// The same without any filter, in the same order.
  public var unfiltered: TitleQuery {
    var query = TitleQuery(genre)
    query.order = order
    return query
  }
}

/// In which order titles come.
public enum TitleOrder: String, CaseIterable, Sendable {
  case popularity, rating, votes, newest, oldest, title

  /// In header capitals.
  public var name: String {
    switch self {
    case .popularity: "Most Popular"
    case .rating: "Highest Rated"
    case .votes: "Most Votes"
    case .newest: "Newest First"
    case .oldest: "Oldest First"
    case .title: "By Title"
    }
  }
}

extension TitleQuery {
  /// What TMDB is asked for films.
  ///
  /// - Parameter region: whose services are meant, ISO 3166-1.
  func filmFilter(region: String?) -> MovieFilter {
    var filter = MovieFilter()
    filter.title = titleFilter(region: region)
    filter.primaryReleaseDate = days
    filter.direction = direction
    filter.sort =
      switch order {
      case .popularity: .popularity
      case .rating: .voteAverage
      case .votes: .voteCount
      case .newest, .oldest: .primaryReleaseDate
      case .title: .title
      }
    return filter
  }

  /// What TMDB is asked for series.
  ///
  /// - Parameter region: whose services are meant, ISO 3166-1.
  func seriesFilter(region: String?) -> TVFilter {
    var filter = TVFilter()
    filter.title = titleFilter(region: region)
    filter.firstAirDate = days
    filter.direction = direction
    filter.sort =
      switch order {
      case .popularity: .popularity
      case .rating: .voteAverage
      case .votes: .voteCount
      case .newest, .oldest: .firstAirDate
      case .title: .name
      }
    return filter
  }

  private func titleFilter(region: String?) -> TitleFilter {
    var filter = TitleFilter()
    filter.genres = .all([genre.number])
    filter.voteAverage.lower = rating.map(Double.init)
    filter.voteCount.lower = votes ?? (order == .rating ? fewestVotes : nil)
    filter.originalLanguage = language.map { [$0] }
    filter.runtime = runningTime
    if let region, !services.isEmpty {
      filter.watchProviders = .any(services.sorted())
      filter.watchRegion = region
    }
    return filter
  }

  private var direction: SortDirection { order == .oldest || order == .title ? .ascending : .descending }

  private var days: Bounds<DayDate> {
    Bounds(
      from: years.lower.flatMap { DayDate(year: $0, month: 1, day: 1) },
      to: years.upper.flatMap { DayDate(year: $0, month: 12, day: 31) })
  }
}

/// The best by a handful of votes are nobody's best.
private let fewestVotes = 50
