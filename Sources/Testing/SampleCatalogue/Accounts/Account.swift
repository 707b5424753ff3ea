// An account and its lists. Like TMDB, the catalogue rejects requests without a valid session.

extension Resolver {
  func account(_ path: [String]) throws(ErrorResponse) -> JSON {
    let visitor = try visitor()
    guard !visitor.isGuest else { throw .notPermitted }
    switch Array(path.dropFirst()) {
    case []: return Self.defaultAccount
    case ["lists"]: return try emptyPage()
    case ["favorite", "movies"]: return try moviePage(of: visitor.marks[.favorite] ?? [])
    case ["favorite", "tv"]: return try showPage(of: visitor.marks[.favorite] ?? [])
    case ["watchlist", "movies"]: return try moviePage(of: visitor.marks[.watchlist] ?? [])
    case ["watchlist", "tv"]: return try showPage(of: visitor.marks[.watchlist] ?? [])
    case let rest: return try rated(rest, by: visitor)
    }
  }

  func guestSession(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard let name = path.first, let visitor = visitors[name], visitor.isGuest else { throw .notPermitted }
    return try rated(Array(path.dropFirst()), by: visitor)
  }

  func accountStates(_ id: Int) throws(ErrorResponse) -> JSON {
    let visitor = try visitor()
    let marked = { (mark: Visitors.Mark) in JSON.bool(visitor.marks[mark]?.contains(id) == true) }
    return [
      "favorite": marked(.favorite), "rated": Self.rated(visitor.rating(of: id)), "watchlist": marked(.watchlist),
    ]
  }

  func seasonStates(_ season: Season) throws(ErrorResponse) -> JSON {
    let visitor = try visitor()
    let rows = season.episodes.enumerated().map { index, episode -> JSON in
      [
        "id": .int(episode.id), "episode_number": .int(index + 1),
        "rated": Self.rated(visitor.rating(of: episode.id)),
      ]
    }
    return ["results": .array(rows)]
  }

  /// Returns the user or guest whose session the request carries.
  func visitor() throws(ErrorResponse) -> Visitors.Visitor {
    guard let session = parsedRequest.session, let visitor = visitors[session] else { throw .notPermitted }
    return visitor
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

  private func rated(_ path: [String], by visitor: Visitors.Visitor) throws(ErrorResponse) -> JSON {
    let rating = { (id: Int) -> JSON in ["rating": .double(visitor.rating(of: id) ?? 0)] }
    let ids = visitor.ratings.map(\.id)
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
