// Seasons and episodes with their parts.

extension Resolver {
  /// Returns a season, an episode or one of their parts.
  ///
  /// - Parameters:
  ///   - path: The path after `season/`.
  ///   - show: The show.
  func season(_ path: [String], of show: SampleShow) throws(ErrorResponse) -> JSON {
    guard let name = path.first, let number = Int(name),
      let season = show.seasons.first(where: { $0.number == number })
    else { throw .notFound }
    if path.count == 1 {
      return try appending(to: season.details(of: show, names: try data.names(), in: language)) {
        (name) throws(ErrorResponse) in
        try part(name, of: season, in: show)
      }
    }
    if path[1] == "episode" { return try episode(Array(path.dropFirst(2)), of: season, in: show) }
    guard let part = try part(path.dropFirst().joined(separator: "/"), of: season, in: show) else { throw .notFound }
    return part.identified(season.id)
  }

  /// Returns a season or an episode to append to its show. Returns `nil` if there is none; TMDB then omits the key.
  func appendedSeason(_ path: [String], of show: SampleShow) throws(ErrorResponse) -> JSON? {
    guard let number = path.first.flatMap({ Int($0) }),
      let season = show.seasons.first(where: { $0.number == number })
    else { return nil }
    if path.count == 1 { return season.details(of: show, names: try data.names(), in: language) }
    if path.count == 3, path[1] == "episode", let episode = Int(path[2]), season.episodes.indices.contains(episode - 1)
    {
      return season.episodeDetails(episode - 1, of: show, in: language)
    }
    return try part(path.dropFirst().joined(separator: "/"), of: season, in: show)
  }
}

extension Resolver {
  private func part(_ name: String, of season: Season, in show: SampleShow) throws(ErrorResponse) -> JSON? {
    switch name {
    case "credits":
      let credits = try credits(of: show)
      return ["cast": credits.castRows(countsCast: false), "crew": credits.crewRows()]
    case "aggregate_credits": return try credits(of: show).aggregate(episodes: season.episodes.count)
    case "external_ids":
      return ["freebase_mid": nil, "freebase_id": nil, "tvdb_id": nil, "tvrage_id": nil, "wikidata_id": nil]
    case "images": return ["posters": images(.poster, season.id, "en")]
    case "translations": return ["translations": []]
    case "videos": return ["results": []]
    case "watch/providers": return try data.services().watchRows(of: show.watched, show.name)
    case "account_states": return try seasonStates(season)
    case "changes": return ["changes": []]
    default: return nil
    }
  }

  private func episode(_ path: [String], of season: Season, in show: SampleShow) throws(ErrorResponse) -> JSON {
    guard let number = path.first.flatMap({ Int($0) }), season.episodes.indices.contains(number - 1) else {
      throw .notFound
    }
    let episode = season.episodes[number - 1]
    if path.count == 1 {
      return try appending(to: season.episodeDetails(number - 1, of: show, in: language)) {
        (name) throws(ErrorResponse) in
        try part(name, of: episode, in: show)
      }
    }
    guard let part = try part(path.dropFirst().joined(separator: "/"), of: episode, in: show) else { throw .notFound }
    return part.identified(episode.id)
  }

  private func part(_ name: String, of episode: Episode, in show: SampleShow) throws(ErrorResponse) -> JSON? {
    switch name {
    case "credits":
      let credits = try credits(of: show)
      return ["cast": credits.castRows(countsCast: false), "crew": credits.crewRows(), "guest_stars": []]
    case "external_ids":
      return [
        "imdb_id": nil, "freebase_mid": nil, "freebase_id": nil, "tvdb_id": nil, "tvrage_id": nil, "wikidata_id": nil,
      ]
    case "images": return ["stills": images(.still, episode.id, nil)]
    case "translations": return ["translations": []]
    case "videos": return ["results": []]
    case "account_states": return try accountStates(episode.id)
    default: return nil
    }
  }
}
