// Reference data that never changes, such as configuration, genres, certifications and watch providers, and entries
// with only a name.

extension Resolver {
  func reference() throws(ErrorResponse) -> JSON {
    if ["watch/providers/movie", "watch/providers/tv"].contains(parsedRequest.path.joined(separator: "/")) {
      return try data.services().list(in: parsedRequest.parameters["watch_region"])
    }
    guard Self.references.contains(parsedRequest.path.joined(separator: "/")) else { throw .notFound }
    return try data.response(parsedRequest.path.joined(separator: "-"))
  }

  func trending(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard path.count == 2, ["day", "week"].contains(path[1]) else { throw .notFound }
    let movies = { () throws(ErrorResponse) in
      try data.movies().all.sorted(by: SampleMovie.isMorePopular).map {
        ($0.statistics.popularity, $0.mixedRow(in: language))
      }
    }
    let shows = { () throws(ErrorResponse) in
      try data.shows().all.sorted(by: SampleShow.isMorePopular).map {
        ($0.statistics.popularity, $0.mixedRow(in: language))
      }
    }
    switch path[0] {
    case "movie": return try parsedRequest.page(try movies()) { $0.1 }
    case "tv": return try parsedRequest.page(try shows()) { $0.1 }
    case "person":
      return try parsedRequest.page(try data.people().all.sorted(by: Person.isMorePopular)) {
        $0.row.adding(["media_type": "person"])
      }
    case "all": return try parsedRequest.page((try movies() + shows()).sorted { $0.0 > $1.0 }) { $0.1 }
    default: throw .notFound
    }
  }

  func company(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard let name = path.first, let company = try data.names().companies[try number(name)] else { throw .notFound }
    switch path.dropFirst().joined(separator: "/") {
    case "":
      let details: JSON = [
        "description": "", "headquarters": "", "homepage": "", "id": .int(company.id),
        "logo_path": .string(PictureFile.path(.logo, company.id)), "name": .string(company.name),
        "origin_country": "", "parent_company": nil,
      ]
      return try appending(to: details) { (part) throws(ErrorResponse) in try business(part, company) }
    case "movies":
      let movies = try data.movies().all.filter { $0.companies.contains(company.name) }
      return try page(of: movies.sorted(by: SampleMovie.isMorePopular)).identified(company.id)
    case let part:
      guard let response = try business(part, company) else { throw .notFound }
      return response.identified(company.id)
    }
  }

  func network(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard let name = path.first, let network = try data.names().networks[try number(name)] else { throw .notFound }
    let part = path.dropFirst().joined(separator: "/")
    if part.isEmpty {
      return [
        "headquarters": "", "homepage": "", "id": .int(network.id),
        "logo_path": .string(PictureFile.path(.logo, network.id)), "name": .string(network.name),
        "origin_country": "",
      ]
    }
    guard let response = try business(part, network) else { throw .notFound }
    return response.identified(network.id)
  }

  func keyword(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard let name = path.first, let keyword = try data.names().keywords[try number(name)] else { throw .notFound }
    switch Array(path.dropFirst()) {
    case []: return keyword.keywordRow
    case ["movies"]:
      let movies = try data.movies().all.filter { $0.keywords.contains(keyword.name) }
      return try page(of: movies.sorted(by: SampleMovie.isMorePopular)).identified(keyword.id)
    default: throw .notFound
    }
  }

  /// Returns the list of genres.
  ///
  /// - Parameter kind: `movie` or `tv`.
  func genreList(_ kind: String) throws(ErrorResponse) -> JSON {
    guard ["movie", "tv"].contains(kind) else { throw .notFound }
    if language.isEnglish { return try data.response("genre-\(kind)-list") }
    let tables = try data.tables()
    let names = kind == "movie" ? tables.movieGenres : tables.showGenres
    let genres = names.map { (id: $0, name: language.genre($0, $1)) }.sorted { $0.name < $1.name }
    return ["genres": .array(genres.map { ["id": .int($0.id), "name": .string($0.name)] })]
  }

  /// Returns the movies of a genre. TMDB no longer documents this path but still supports it.
  func genreMovies(_ name: String) throws(ErrorResponse) -> JSON {
    let genre = try number(name)
    let genres = try data.tables().movieGenres
    guard genres[genre] != nil else { throw .notFound }
    let movies = try data.movies().all.filter { $0.genres.contains(genre) }
    return try page(of: movies.sorted(by: SampleMovie.isMorePopular)).identified(genre)
  }
}

extension Resolver {
  private static let references: Set<String> = [
    "configuration", "configuration/countries", "configuration/jobs", "configuration/languages",
    "configuration/primary_translations", "configuration/timezones",
    "certification/movie/list", "certification/tv/list", "watch/providers/regions",
  ]

  private func business(_ part: String, _ entry: Names.Entry) throws(ErrorResponse) -> JSON? {
    switch part {
    case "alternative_names": ["results": []]
    case "images": Images.logos(entry.id)
    default: nil
    }
  }
}
