// Lookup by external ID, such as a title or a person by IMDb's ID, and of credits by TMDB's ID.

extension Resolver {
  func find(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard path.count == 1 else { throw .notFound }
    guard let source = parsedRequest.parameters["external_source"], Self.sources.contains(source) else {
      throw .invalidParameters
    }
    let id = source == "imdb_id" ? path[0] : nil
    let movies = try data.movies().all.filter { movie in
      id != nil && movie.imdbID == id || source == "wikidata_id" && movie.wikidataID == path[0]
    }
    let shows = try data.shows().all.filter { id != nil && $0.imdbID == id }
    let people = try data.people().all.filter { id != nil && $0.imdbID == id }
    let credits = try data.credits()
    return [
      "movie_results": .array(movies.map { $0.mixedRow(in: language) }),
      "person_results": .array(
        people.map {
          $0.row.adding(["media_type": "person", "known_for": credits.knownFor($0.name, in: language)])
        }),
      "tv_results": .array(shows.map { $0.mixedRow(in: language) }),
      "tv_episode_results": [],
      "tv_season_results": [],
    ]
  }

  func credit(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard path.count == 1, let place = CreditPosition(id: path[0]) else { throw .notFound }
    if let movie = try data.movies()[place.title] {
      return try credit(
        place, cast: movie.cast, crew: movie.crew, creators: [], of: movie.mixedRow(in: language), "movie")
    }
    guard let show = try data.shows()[place.title] else { throw .notFound }
    return try credit(
      place, cast: show.cast, crew: show.crew, creators: show.createdBy,
      of: show.mixedRow(in: language), "tv")
  }
}

extension Resolver {
  private static let sources: Set<String> = [
    "imdb_id", "facebook_id", "instagram_id", "tvdb_id", "tiktok_id", "twitter_id", "wikidata_id", "youtube_id",
    // No longer documented, but still sent by clients.
    "freebase_id", "freebase_mid", "tvrage_id",
  ]

  private func credit(
    _ place: CreditPosition, cast: [Credit], crew: [Credit], creators: [String], of row: JSON, _ kind: String
  ) throws(ErrorResponse) -> JSON {
    let credits: [(name: String, role: String)] =
      switch place.part {
      case .cast: cast.map { ($0.name, $0.role) }
      case .crew: crew.map { ($0.name, $0.role) }
      case .creator: creators.map { ($0, "Creator") }
      }
    guard credits.indices.contains(place.index) else { throw .notFound }
    let credit = credits[place.index]
    guard let person = try data.people()[credit.name] else { throw .notFound }
    let isCast = place.part == .cast
    var media = row.adding(["character": .string(isCast ? credit.role : "")])
    if kind == "tv" { media = media.adding(["episodes": [], "seasons": []]) }
    return [
      "credit_type": .string(isCast ? "cast" : "crew"),
      "department": .string(isCast ? "Acting" : Jobs.department(of: credit.role)),
      "job": .string(isCast ? "Actor" : credit.role),
      "media": media,
      "media_type": .string(kind),
      "id": .string(place.id),
      "person": person.row.adding(["media_type": "person"]),
    ]
  }
}
