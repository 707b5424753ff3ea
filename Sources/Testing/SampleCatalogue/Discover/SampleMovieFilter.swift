/// The filter for movies in a discover request.
struct SampleMovieFilter: Sendable {
  private let shared: TitleFilter
  private let primaryYear: Int?
  private let primaryDates: Bounds<String>
  private let releases: ReleaseFilter?
  private let ages: AgeFilter?
  private let cast: IDExpression?
  private let crew: IDExpression?
  private let people: IDExpression?

  init(_ parameters: Parameters) throws(ErrorResponse) {
    shared = try TitleFilter(parameters)
    primaryYear = try parameters.int("primary_release_year")
    primaryDates = try parameters.days("primary_release_date")
    releases = try ReleaseFilter(parameters)
    ages = AgeFilter(parameters)
    cast = IDExpression(parameters["with_cast"])
    crew = IDExpression(parameters["with_crew"])
    people = IDExpression(parameters["with_people"])
  }

  /// Returns whether a movie matches. Reads only the files that the filter needs.
  func matches(_ movie: SampleMovie, in data: SampleData) throws(ErrorResponse) -> Bool {
    guard primaryYear == nil || movie.year == primaryYear, primaryDates.contains(movie.releaseDate),
      try shared.matches(TitleFilter.Subject(movie, runtime: movie.runtime, try data.names()), in: data)
    else { return false }
    guard try matchesReleases(movie, in: data) else { return false }
    return try matchesPeople(movie, in: data)
  }
}

extension SampleMovieFilter {
  private func matchesReleases(_ movie: SampleMovie, in data: SampleData) throws(ErrorResponse) -> Bool {
    guard releases != nil || ages != nil else { return true }
    let known = try data.ages().movie[movie.key] ?? [:]
    if let ages { guard ages.matches(known, try data.ageOrder()) else { return false } }
    return releases?.matches(movie.releases(known)) != false
  }

  private func matchesPeople(_ movie: SampleMovie, in data: SampleData) throws(ErrorResponse) -> Bool {
    guard cast != nil || crew != nil || people != nil else { return true }
    let known = try data.people()
    let castIDs = movie.cast.compactMap { known[$0.name]?.id }
    let crewIDs = movie.crew.compactMap { known[$0.name]?.id }
    return cast?.matches(castIDs) != false && crew?.matches(crewIDs) != false
      && people?.matches(castIDs + crewIDs) != false
  }
}
