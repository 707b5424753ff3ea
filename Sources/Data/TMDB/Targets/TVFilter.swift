/// A filter and sort order for shows.
public struct TVFilter: DiscoverFilter {
  /// The conditions that movies and shows share.
  public var title = TitleFilter()
  /// The sort key.
  public var sort = Sort.popularity
  /// The sort direction.
  public var direction = SortDirection.descending
  /// The air date range of any episode.
  public var airDate = Bounds<DayDate>()
  /// The air date range of the first episode.
  public var firstAirDate = Bounds<DayDate>()
  /// The air year of the first episode.
  public var firstAirDateYear: Int?
  /// Whether to include shows without a known first air date.
  public var includesUnknownFirstAirDates = false
  /// The IDs of networks.
  public var networks: Choice<Int>?
  /// The production statuses.
  public var statuses: [Status] = []
  /// The formats of shows.
  public var types: [Kind] = []
  /// Whether the show was screened in cinemas; `nil` for all shows.
  public var screenedTheatrically: Bool?
  /// The time zone that determines today's date, as an IANA name.
  public var timezone: String?

  /// The sort keys for shows.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    case popularity
    case name
    case originalName = "original_name"
    case firstAirDate = "first_air_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// A production status, with TMDB's number for filters.
  public enum Status: Int, Hashable, Sendable, CaseIterable {
    case returning, planned, inProduction, ended, canceled, pilot
  }

  /// A format of shows, with TMDB's number for filters.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case documentary, news, miniseries, reality, scripted, talkShow, video
  }

  /// Creates a filter that matches all shows, most popular first.
  public init() {}

  var parameters: [String: String] {
    var parameters = sharedParameters
    parameters.set("air_date", airDate)
    parameters.set("first_air_date", firstAirDate)
    parameters.set("first_air_date_year", firstAirDateYear)
    if includesUnknownFirstAirDates { parameters["include_null_first_air_dates"] = "true" }
    parameters.set("with_networks", networks)
    parameters.set("with_status", Choice.any(statuses.map(\.rawValue)))
    parameters.set("with_type", Choice.any(types.map(\.rawValue)))
    parameters.set("screened_theatrically", screenedTheatrically)
    parameters.set("timezone", timezone)
    return parameters
  }
}
