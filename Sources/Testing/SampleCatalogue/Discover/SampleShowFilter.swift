/// The filter for shows in a discover request.
struct SampleShowFilter: Sendable {
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

  func matches(_ show: SampleShow, in data: SampleData) throws(ErrorResponse) -> Bool {
    // The catalogue has no shows that were released in cinemas.
    if requiresCinemaRelease { return false }
    let names = try data.names()
    guard firstYear == nil || show.year == firstYear, firstDates.contains(show.firstAirDate),
      show.airs(within: airDates), networks?.matches(names.networks.ids(show.networks)) != false
    else { return false }
    guard statuses?.matches([show.statusCode]) != false, types?.matches([show.typeCode]) != false else {
      return false
    }
    return try shared.matches(TitleFilter.Subject(show, runtime: show.episodeRunTime, names), in: data)
  }
}

extension SampleShow {
  /// TMDB's number for the show's status, or -1 if it has none.
  fileprivate var statusCode: Int {
    ["Returning Series", "Planned", "In Production", "Ended", "Canceled", "Pilot"].firstIndex(of: status) ?? -1
  }

  /// TMDB's number for the show's type, or -1 if it has none.
  fileprivate var typeCode: Int {
    ["Documentary", "News", "Miniseries", "Reality", "Scripted", "Talk Show", "Video"].firstIndex(of: type) ?? -1
  }

  fileprivate func airs(within days: Bounds<String>) -> Bool {
    if days.contains(firstAirDate) { return true }
    return seasons.contains { season in season.episodes.contains { $0.airDate != nil && days.contains($0.airDate) } }
  }
}
