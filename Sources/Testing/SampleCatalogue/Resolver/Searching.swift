// Search requests.

extension Resolver {
  func search(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard path.count == 1, Self.searches.contains(path[0]) else { throw .notFound }
    guard let text = parsedRequest.parameters["query"] else { throw ErrorResponse(errors: ["query must be provided"]) }
    let index = try data.searchable()
    let query = SearchQuery(text)
    switch path[0] {
    case "movie":
      let primary = try parsedRequest.parameters.int("primary_release_year")
      let any = try parsedRequest.parameters.int("year")
      let found = index.movies.matches(query).filter { movie in
        (primary == nil || movie.year == primary) && (any == nil || movie.year == any)
      }
      return try page(of: found)
    case "tv":
      let first = try parsedRequest.parameters.int("first_air_date_year")
      let any = try parsedRequest.parameters.int("year")
      let found = index.shows.matches(query).filter { show in
        (first == nil || show.year == first) && (any == nil || show.dated(on: parsedRequest.today).airs(in: any))
      }
      return try page(of: found)
    case "person": return try parsedRequest.page(index.people.matches(query), try personRow())
    case "multi": return try parsedRequest.page(try multi(query, index)) { $0 }
    case "collection":
      let movies = try data.movies().all
      return try parsedRequest.page(index.collections.matches(query)) { collectionRow($0, movies: movies) }
    case "company": return try parsedRequest.page(index.companies.matches(query)) { $0.businessRow }
    default: return try parsedRequest.page(index.keywords.matches(query)) { $0.keywordRow }
    }
  }
}

extension Resolver {
  private static let searches: Set<String> = ["movie", "tv", "person", "multi", "collection", "company", "keyword"]

  /// Returns movies, shows and people in one list, sorted by match quality and popularity.
  private func multi(_ query: SearchQuery, _ index: SearchIndex) throws(ErrorResponse) -> [JSON] {
    let person = try personRow()
    var rows = index.movies.ranked(query).map { ($0.rank, $0.item.mixedRow(in: language)) }
    rows += index.shows.ranked(query).map { ($0.rank, $0.item.mixedRow(in: language)) }
    rows += index.people.ranked(query).map { ($0.rank, person($0.item).adding(["media_type": "person"])) }
    return rows.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension SampleShow {
  /// Returns whether any episode aired in this year.
  fileprivate func airs(in year: Int?) -> Bool {
    guard let year else { return true }
    let prefix = String(year)
    return firstAirDate.hasPrefix(prefix)
      || seasons.contains { season in
        season.airDate?.hasPrefix(prefix) == true
          || season.episodes.contains { $0.airDate?.hasPrefix(prefix) == true }
      }
  }
}
