// Films: lists, details, and all parts of a film, requested by path or appended.

extension Resolver {
  func movies(_ path: [String]) throws(ErrorResponse) -> JSON {
    if path.count == 1, let list = try movieList(path[0]) { return list }
    guard let name = path.first else { throw .notFound }
    let film = try film(name)
    if path.count == 1 {
      let details = film.details(names: try data.names(), tables: try data.tables(), language: language)
      return try appending(to: details) { (name) throws(ErrorResponse) in try part(name, of: film) }
    }
    let partName = path.dropFirst().joined(separator: "/")
    guard let part = try part(partName, of: film) else { throw .notFound }
    return ["similar", "recommendations", "changes"].contains(partName) ? part : part.identified(film.id)
  }

  /// Returns a film by its ID or its IMDb ID.
  func film(_ name: String) throws(ErrorResponse) -> Film {
    let films = try data.films()
    if name.hasPrefix("tt") {
      guard let film = films.all.first(where: { $0.imdbID == name }) else { throw .notFound }
      return film
    }
    guard let film = films[try number(name)] else { throw .notFound }
    return film
  }

  func page(of films: [Film]) throws(ErrorResponse) -> JSON {
    try parsedRequest.page(films) { $0.row(in: language) }
  }
}

extension Resolver {
  private func movieList(_ name: String) throws(ErrorResponse) -> JSON? {
    let films = try data.films()
    let today = parsedRequest.today
    switch name {
    case "now_playing":
      let rows = try data.lists().movie.nowPlaying.compactMap { films[$0] }
      return try dated(from: today.adding(days: -42), to: today, rows)
    case "upcoming":
      let rows = try data.lists().movie.upcoming.compactMap { films[$0] }
      return try dated(from: today, to: today.adding(days: 21), rows)
    case "popular":
      return try page(of: films.all.sorted(by: Film.isMorePopular))
    case "top_rated":
      return try page(of: films.all.filter { $0.figures.voteCount >= 300 }.sorted(by: Film.isBetterRated))
    case "latest":
      guard let latest = films.all.max(by: { $0.id < $1.id }) else { throw .notFound }
      return latest.details(names: try data.names(), tables: try data.tables(), language: language)
    case "changes":
      return try deleted(.film)
    default:
      return nil
    }
  }

  private func dated(from first: Day, to last: Day, _ films: [Film]) throws(ErrorResponse) -> JSON {
    let dates: JSON = ["dates": ["maximum": .string(last.text), "minimum": .string(first.text)]]
    return dates.adding(try page(of: films))
  }

  private func part(_ name: String, of film: Film) throws(ErrorResponse) -> JSON? {
    switch name {
    case "credits", "casts":
      let credits = TitleCredits(title: film.id, cast: film.cast, crew: film.crew, people: try data.people())
      return ["cast": credits.castRows(countsCast: true), "crew": credits.crewRows()]
    case "keywords": return ["keywords": try data.names().keywordRows(film.keywords)]
    case "images": return try images(of: film)
    case "external_ids":
      return [
        "imdb_id": .optional(film.imdbID), "wikidata_id": .optional(film.wikidataID), "facebook_id": nil,
        "instagram_id": nil,
        "twitter_id": nil,
      ]
    case "release_dates": return film.releaseRows(try data.ages().movie[film.key] ?? [:])
    case "releases": return film.legacyReleaseRows(try data.ages().movie[film.key] ?? [:])
    case "recommendations":
      return try parsedRequest.page(try similarity().recommended(film)) { $0.mixedRow(in: language) }
    case "similar", "similar_movies": return try page(of: similarity().similar(film))
    case "alternative_titles": return ["titles": film.alternativeTitles]
    case "translations": return try data.translations().rows(of: film)
    case "videos": return videos(try data.videos().movie[film.key], of: film.key)
    case "watch/providers": return try data.services().watchRows(of: film.watched, film.title)
    case "reviews": return try reviews(of: film.key, \.movie)
    case "lists": return try emptyPage()
    case "changes": return ["changes": []]
    case "account_states": return try accountStates(film.id)
    default: return nil
    }
  }

  private func similarity() throws(ErrorResponse) -> MovieSimilarity {
    MovieSimilarity(films: try data.films().all)
  }
}
