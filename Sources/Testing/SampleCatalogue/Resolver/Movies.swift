// Movies: lists, details, and all parts of a movie, requested by path or appended.

extension Resolver {
  func movies(_ path: [String]) throws(ErrorResponse) -> JSON {
    if path.count == 1, let list = try movieList(path[0]) { return list }
    guard let name = path.first else { throw .notFound }
    let movie = try movie(name)
    if path.count == 1 {
      let details = movie.details(names: try data.names(), tables: try data.tables(), language: language)
      return try appending(to: details) { (name) throws(ErrorResponse) in try part(name, of: movie) }
    }
    let partName = path.dropFirst().joined(separator: "/")
    guard let part = try part(partName, of: movie) else { throw .notFound }
    return ["similar", "recommendations", "changes"].contains(partName) ? part : part.identified(movie.id)
  }

  /// Returns a movie by its ID or its IMDb ID.
  func movie(_ name: String) throws(ErrorResponse) -> SampleMovie {
    let movies = try data.movies()
    if name.hasPrefix("tt") {
      guard let movie = movies.all.first(where: { $0.imdbID == name }) else { throw .notFound }
      return movie
    }
    guard let movie = movies[try number(name)] else { throw .notFound }
    return movie
  }

  func page(of movies: [SampleMovie]) throws(ErrorResponse) -> JSON {
    try parsedRequest.page(movies) { $0.row(in: language) }
  }
}

extension Resolver {
  private func movieList(_ name: String) throws(ErrorResponse) -> JSON? {
    let movies = try data.movies()
    let today = parsedRequest.today
    switch name {
    case "now_playing":
      let rows = try data.lists().movie.nowPlaying.compactMap { movies[$0] }
      return try dated(from: today.adding(days: -42), to: today, rows)
    case "upcoming":
      let rows = try data.lists().movie.upcoming.compactMap { movies[$0] }
      return try dated(from: today, to: today.adding(days: 21), rows)
    case "popular":
      return try page(of: movies.all.sorted(by: SampleMovie.isMorePopular))
    case "top_rated":
      return try page(of: movies.all.filter { $0.statistics.voteCount >= 300 }.sorted(by: SampleMovie.isBetterRated))
    case "latest":
      guard let latest = movies.all.max(by: { $0.id < $1.id }) else { throw .notFound }
      return latest.details(names: try data.names(), tables: try data.tables(), language: language)
    case "changes":
      return try deleted(.movie)
    default:
      return nil
    }
  }

  private func dated(from first: Day, to last: Day, _ movies: [SampleMovie]) throws(ErrorResponse) -> JSON {
    let dates: JSON = ["dates": ["maximum": .string(last.text), "minimum": .string(first.text)]]
    return dates.adding(try page(of: movies))
  }

  private func part(_ name: String, of movie: SampleMovie) throws(ErrorResponse) -> JSON? {
    switch name {
    case "credits", "casts":
      let credits = TitleCredits(title: movie.id, cast: movie.cast, crew: movie.crew, people: try data.people())
      return ["cast": credits.castRows(countsCast: true), "crew": credits.crewRows()]
    case "keywords": return ["keywords": try data.names().keywordRows(movie.keywords)]
    case "images": return try images(of: movie)
    case "external_ids":
      return [
        "imdb_id": .optional(movie.imdbID), "wikidata_id": .optional(movie.wikidataID), "facebook_id": nil,
        "instagram_id": nil,
        "twitter_id": nil,
      ]
    case "release_dates": return movie.releaseRows(try data.ages().movie[movie.key] ?? [:])
    case "releases": return movie.legacyReleaseRows(try data.ages().movie[movie.key] ?? [:])
    case "recommendations":
      return try parsedRequest.page(try similarity().recommended(movie)) { $0.mixedRow(in: language) }
    case "similar", "similar_movies": return try page(of: similarity().similar(movie))
    case "alternative_titles": return ["titles": movie.alternativeTitles]
    case "translations": return try data.translations().rows(of: movie)
    case "videos": return videos(try data.videos().movie[movie.key], of: movie.key)
    case "watch/providers": return try data.services().watchRows(of: movie.watched, movie.title)
    case "reviews": return try reviews(of: movie.key, \.movie)
    case "lists": return try emptyPage()
    case "changes": return ["changes": []]
    case "account_states": return try accountStates(movie.id)
    default: return nil
    }
  }

  private func similarity() throws(ErrorResponse) -> MovieSimilarity {
    MovieSimilarity(movies: try data.movies().all)
  }
}
