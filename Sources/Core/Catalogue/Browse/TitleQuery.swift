import Localization
import TMDB
import TitleIdentity

/// A query for titles of a group such as a genre, with a sort order and filters.
public struct TitleQuery: Hashable, Sendable {
  public let group: TitleGroup
  public var order = TitleOrder.popularity
  /// The years of release, or of the first episode.
  public var years = Bounds<Int>()
  /// The minimum rating, out of ten.
  public var rating: Int?
  /// The minimum number of votes.
  public var votes: Int?
  /// The original language, as an ISO 639-1 code.
  public var language: String?
  /// The running time in minutes. For series, it is that of an episode.
  public var runningTime = Bounds<Int>()
  /// The watch providers in the region. At least one of them must offer the title.
  public var watchProviders: Set<WatchProvider.ID> = []
  /// The user's own watch providers, if the query is limited to them, in addition to ``watchProviders``.
  public var myServices: Set<WatchProvider.ID> = []

  /// Creates a query for all titles of a group, most popular first.
  public init(_ group: TitleGroup) { self.group = group }

  public var kind: TitleID.Kind { group.kind }

  /// A query with the same order and no filters.
  public var unfiltered: TitleQuery {
    var query = TitleQuery(group)
    query.order = order
    return query
  }

  /// Limits the years. Both limits are optional, and two limits are accepted in either order.
  public mutating func limitYears(_ first: Int?, _ last: Int?) {
    let known = [first, last].compactMap(\.self).sorted()
    years = known.count == 2 ? Bounds(from: known[0], to: known[1]) : Bounds(from: first, to: last)
  }
}

/// The sort order of titles.
public enum TitleOrder: String, CaseIterable, Sendable {
  case popularity, rating, votes, newest, oldest, title

  /// The name in header capitalization.
  public var name: String {
    switch self {
    case .popularity: tr("Most Popular")
    case .rating: tr("Highest Rated")
    case .votes: tr("Most Votes")
    case .newest: tr("Newest First")
    case .oldest: tr("Oldest First")
    case .title: tr("Title")
    }
  }

  /// TMDB's sort fields.
  fileprivate var sort: (film: MovieFilter.Sort, series: TVFilter.Sort) {
    switch self {
    case .popularity: (.popularity, .popularity)
    case .rating: (.voteAverage, .voteAverage)
    case .votes: (.voteCount, .voteCount)
    case .newest, .oldest: (.primaryReleaseDate, .firstAirDate)
    case .title: (.title, .name)
    }
  }
}

extension TitleQuery {
  /// Returns TMDB's filter for films.
  ///
  /// - Parameter region: The country of the watch providers, as an ISO 3166-1 code.
  package func filmFilter(region: String?) -> MovieFilter {
    var filter = MovieFilter()
    filter.title = titleFilter(region: region)
    filter.primaryReleaseDate = days
    filter.direction = direction
    filter.sort = order.sort.film
    return filter
  }

  /// Returns TMDB's filter for series.
  ///
  /// - Parameter region: The country of the watch providers, as an ISO 3166-1 code.
  package func seriesFilter(region: String?) -> TVFilter {
    var filter = TVFilter()
    filter.title = titleFilter(region: region)
    filter.firstAirDate = days
    filter.direction = direction
    filter.sort = order.sort.series
    return filter
  }

  private func titleFilter(region: String?) -> TitleFilter {
    var filter = TitleFilter()
    group.limit(&filter)
    filter.voteAverage.lower = rating.map(Double.init)
    filter.voteCount.lower = votes ?? (order == .rating ? minimumVotes : nil)
    filter.originalLanguage = language.map { [$0] }
    filter.runtime = runningTime
    let providers = watchProviders.union(myServices)
    if let region, !providers.isEmpty {
      filter.watchProviders = .any(providers.sorted())
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

/// The minimum number of votes when sorting by rating. Fewer votes make an average unreliable.
private let minimumVotes = 50
