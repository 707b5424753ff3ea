// An account and its lists. Like TMDB, the catalogue rejects requests without a valid session.

extension Resolver {
  func account(_ path: [String]) throws(ErrorResponse) -> JSON {
    let session = try session()
    guard !session.isGuest else { throw .notPermitted }
    switch Array(path.dropFirst()) {
    case []: return Self.defaultAccount
    case ["lists"]: return try emptyPage()
    case ["favorite", "movies"]: return try moviePage(of: session.marks[.favorite] ?? [])
    case ["favorite", "tv"]: return try showPage(of: session.marks[.favorite] ?? [])
    case ["watchlist", "movies"]: return try moviePage(of: session.marks[.watchlist] ?? [])
    case ["watchlist", "tv"]: return try showPage(of: session.marks[.watchlist] ?? [])
    case let rest: return try rated(rest, by: session)
    }
  }

  func guestSession(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard let id = path.first, let session = sessions[id], session.isGuest else { throw .notPermitted }
    return try rated(Array(path.dropFirst()), by: session)
  }

  func accountStates(_ id: Int) throws(ErrorResponse) -> JSON {
    let session = try session()
    let marked = { (mark: Sessions.Mark) in JSON.bool(session.marks[mark]?.contains(id) == true) }
    return [
      "favorite": marked(.favorite), "rated": Self.rated(session.rating(of: id)), "watchlist": marked(.watchlist),
    ]
  }

  func seasonStates(_ season: Season) throws(ErrorResponse) -> JSON {
    let session = try session()
    let rows = season.episodes.enumerated().map { index, episode -> JSON in
      [
        "id": .int(episode.id), "episode_number": .int(index + 1),
        "rated": Self.rated(session.rating(of: episode.id)),
      ]
    }
    return ["results": .array(rows)]
  }

  /// Returns the session that the request names.
  func session() throws(ErrorResponse) -> Sessions.Session {
    guard let id = parsedRequest.session, let session = sessions[id] else { throw .notPermitted }
    return session
  }
}

extension Resolver {
  private static let defaultAccount: JSON = [
    "avatar": ["gravatar": ["hash": "00000000000000000000000000000000"], "tmdb": ["avatar_path": nil]],
    "id": 1, "iso_639_1": "en", "iso_3166_1": "US", "name": "", "include_adult": false, "username": "sample",
  ]

  private static func rated(_ value: Double?) -> JSON {
    value.map { ["value": .double($0)] } ?? false
  }

  private func rated(_ path: [String], by session: Sessions.Session) throws(ErrorResponse) -> JSON {
    let rating = { (id: Int) -> JSON in ["rating": .double(session.rating(of: id) ?? 0)] }
    let ids = session.ratings.map(\.id)
    switch path {
    case ["rated", "movies"]: return try moviePage(of: ids, more: rating)
    case ["rated", "tv"]: return try showPage(of: ids, more: rating)
    case ["rated", "tv", "episodes"]:
      let rows = try data.shows().all.map { $0.dated(on: parsedRequest.today) }.flatMap { show in
        show.seasons.flatMap { season in
          season.episodes.indices.filter { ids.contains(season.episodes[$0].id) }
            .map { season.row($0, of: show, in: language).adding(rating(season.episodes[$0].id)) }
        }
      }
      return try parsedRequest.page(rows) { $0 }
    default: throw .notFound
    }
  }

  private func moviePage(of ids: [Int], more: (Int) -> JSON = { _ in [:] }) throws(ErrorResponse) -> JSON {
    let movies = try data.movies()
    return try parsedRequest.page(inOrder(ids).compactMap { movies[$0] }) { $0.row(in: language).adding(more($0.id)) }
  }

  private func showPage(of ids: [Int], more: (Int) -> JSON = { _ in [:] }) throws(ErrorResponse) -> JSON {
    let shows = try data.shows()
    return try parsedRequest.page(inOrder(ids).compactMap { shows[$0] }) { $0.row(in: language).adding(more($0.id)) }
  }

  private func inOrder(_ ids: [Int]) -> [Int] {
    parsedRequest.parameters["sort_by"] == "created_at.desc" ? ids.reversed() : ids
  }
}
