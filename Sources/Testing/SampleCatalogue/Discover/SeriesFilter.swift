/// The filter for series in a discover request.
struct SeriesFilter: Sendable {
  private let shared: TitleFilter
  private let firstYear: Int?
  private let firstDates: Bounds<String>
  private let airDates: Bounds<String>
  private let networks: IDExpression?
  private let statuses: IDExpression?
  private let types: IDExpression?
  private let requiresCinemaRelease: Bool

  init(_ parameters: Parameters) throws(ErrorResponse) {
    shared = try TitleFilter(parameters)
    firstYear = try parameters.int("first_air_date_year")
    firstDates = try parameters.days("first_air_date")
    airDates = try parameters.days("air_date")
    networks = IDExpression(parameters["with_networks"])
    statuses = IDExpression(parameters["with_status"])
    types = IDExpression(parameters["with_type"])
    requiresCinemaRelease = parameters["screened_theatrically"] == "true"
  }

  func matches(_ series: Series, in data: SampleData) throws(ErrorResponse) -> Bool {
    // The catalogue has no series that was released in cinemas.
    if requiresCinemaRelease { return false }
    let names = try data.names()
    guard firstYear == nil || series.year == firstYear, firstDates.contains(series.firstAirDate),
      series.airs(within: airDates), networks?.matches(names.networks.ids(series.networks)) != false
    else { return false }
    guard statuses?.matches([series.statusCode]) != false, types?.matches([series.typeCode]) != false else {
      return false
    }
    return try shared.matches(TitleFilter.Subject(series, runtime: series.episodeRunTime, names), in: data)
  }
}

extension Series {
  /// TMDB's number for the series' status, or -1 if it has none.
  fileprivate var statusCode: Int {
    ["Returning Series", "Planned", "In Production", "Ended", "Canceled", "Pilot"].firstIndex(of: status) ?? -1
  }

  /// TMDB's number for the series' type, or -1 if it has none.
  fileprivate var typeCode: Int {
    ["Documentary", "News", "Miniseries", "Reality", "Scripted", "Talk Show", "Video"].firstIndex(of: type) ?? -1
  }

  fileprivate func airs(within days: Bounds<String>) -> Bool {
    if days.contains(firstAirDate) { return true }
    return seasons.contains { season in season.episodes.contains { $0.airDate != nil && days.contains($0.airDate) } }
  }
}
