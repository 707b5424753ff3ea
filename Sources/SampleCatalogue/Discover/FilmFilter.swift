/// Which films a discover question lets through.
struct FilmFilter: Sendable {
  private let shared: TitleFilter
  private let primaryYear: Int?
  private let year: Int?
  private let primaryDates: Bounds<String>
  private let dates: Bounds<String>
  private let releaseTypes: IDExpression?
  private let cast: IDExpression?
  private let crew: IDExpression?
  private let people: IDExpression?
  private let asksForCertification: Bool

  init(_ parameters: Parameters) throws(Refusal) {
    shared = try TitleFilter(parameters)
    primaryYear = try parameters.int("primary_release_year")
    year = try parameters.int("year")
    primaryDates = try parameters.days("primary_release_date")
    dates = try parameters.days("release_date")
    releaseTypes = IDExpression(parameters["with_release_type"])
    cast = IDExpression(parameters["with_cast"])
    crew = IDExpression(parameters["with_crew"])
    people = IDExpression(parameters["with_people"])
    let certifications = ["certification", "certification.gte", "certification.lte"]
    asksForCertification =
      parameters["certification_country"] != nil && certifications.contains { parameters[$0] != nil }
  }

  /// - Parameter people: To learn the ids of those who made a film; asked only when the question names somebody.
  func matches(_ film: Film, names: Names, people shelf: () throws(Refusal) -> Shelf<Person>) throws(Refusal) -> Bool {
    // No film's certification is known, so none has the one asked for. Without a country nothing is asked.
    if asksForCertification { return false }
    guard primaryYear == nil || film.year == primaryYear, year == nil || film.year == year,
      primaryDates.contains(film.releaseDate), dates.contains(film.releaseDate),
      releaseTypes?.matches([film.releaseType]) != false, shared.matches(film.subject(names))
    else { return false }
    guard cast != nil || crew != nil || people != nil else { return true }
    let known = try shelf()
    let castIDs = film.cast.compactMap { known[$0.name]?.id }
    let crewIDs = film.crew.compactMap { known[$0.name]?.id }
    return cast?.matches(castIDs) != false && crew?.matches(crewIDs) != false
      && people?.matches(castIDs + crewIDs) != false
  }
}

extension Film {
  fileprivate func subject(_ names: Names) -> TitleFilter.Subject {
    TitleFilter.Subject(
      figures: figures, runtime: runtime,
      traits: [
        .genres: genres.map(String.init), .keywords: names.keywords.ids(keywords).map(String.init),
        .companies: names.companies.ids(companies).map(String.init), .country: countries,
        .language: [originalLanguage],
      ])
  }
}
