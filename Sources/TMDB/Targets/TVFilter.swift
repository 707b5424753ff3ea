/// What a series must have and must not have, and in which order series come.
@dynamicMemberLookup
public struct TVFilter: Hashable, Sendable {
  /// What a filter for films has, too; its members can be used as if they were here.
  public var title = TitleFilter()
  /// The order.
  public var sort = Sort.popularity
  /// Which way round.
  public var direction = SortDirection.descending
  /// Days of any episode.
  public var airDate = Bounds<DayDate>()
  /// Days of the first episode.
  public var firstAirDate = Bounds<DayDate>()
  /// The year of the first episode.
  public var firstAirDateYear: Int?
  /// Whether series are let through of which nobody knows when they began.
  public var includesUnknownFirstAirDates = false
  /// Ids of networks.
  public var networks: Choice<Int>?
  /// Whether it goes on.
  public var statuses: [Status] = []
  /// Which kind of series it is.
  public var types: [Kind] = []
  /// Whether it was shown in cinemas.
  public var screenedTheatrically: Bool?
  /// When today is: an IANA name.
  public var timezone: String?

  /// By what series are put in order.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    case popularity
    case name
    case originalName = "original_name"
    case firstAirDate = "first_air_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// Whether a series goes on, as TMDB numbers it in filters.
  public enum Status: Int, Hashable, Sendable, CaseIterable {
    case returning, planned, inProduction, ended, canceled, pilot
  }

  /// Which kind of series it is, as TMDB numbers it in filters.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case documentary, news, miniseries, reality, scripted, talkShow, video
  }

  /// Lets everything through, most popular first.
  public init() {}

  /// Reads and writes through to ``title``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<TitleFilter, Value>) -> Value {
    get { title[keyPath: keyPath] }
    set { title[keyPath: keyPath] = newValue }
  }

  var parameters: [String: String] {
    var parameters = title.parameters
    parameters["sort_by"] = "\(sort.rawValue).\(direction.rawValue)"
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
