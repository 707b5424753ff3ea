// Changes that a session may make: ratings, favorites and the watchlist.
import TMDB

extension Resolver {
  /// Handles a request with a method other than GET. Returns `nil` if TMDB has no such request.
  func write() throws(ErrorResponse) -> Success? {
    let path = parsedRequest.path
    let deletes = parsedRequest.method == .delete
    if path.first == "authentication" { return try authenticate(Array(path.dropFirst()), deletes: deletes) }
    if path.last == "rating" { return try rate(Array(path.dropLast()), deletes: deletes) }
    if path.count == 3, path[0] == "account", let mark = Sessions.Mark(rawValue: path[2]), !deletes {
      return try self.mark(mark)
    }
    return nil
  }
}

extension Resolver {
  private func rate(_ path: [String], deletes: Bool) throws(ErrorResponse) -> Success {
    guard let sessionID = parsedRequest.session, sessions[sessionID] != nil else { throw .notPermitted }
    let id = try rateable(path)
    if deletes {
      _ = sessions.change(sessionID) { $0.ratings.removeAll { $0.id == id } }
      return .deleted
    }
    guard let value = (body["value"] as? Double) ?? (body["value"] as? Int).map(Double.init),
      (0.5...10).contains(value), (value * 2).rounded() == value * 2
    else { throw .validationFailed }
    let isNew = sessions.change(sessionID) { session in
      let isNew = session.rating(of: id) == nil
      session.ratings.removeAll { $0.id == id }
      session.ratings.append((id: id, value: value))
      return isNew
    }
    return isNew == true ? .done : .updated
  }

  /// Returns the ID of the movie, show or episode at a path.
  private func rateable(_ path: [String]) throws(ErrorResponse) -> Int {
    if path.count == 2, path[0] == "movie" { return try movie(path[1]).id }
    guard path.count == 2 || path.count == 6, path[0] == "tv", let show = try data.shows()[try number(path[1])]
    else {
      throw .notFound
    }
    if path.count == 2 { return show.id }
    guard path[2] == "season", path[4] == "episode", let number = Int(path[3]), let episode = Int(path[5]),
      let season = show.seasons.first(where: { $0.number == number }), season.episodes.indices.contains(episode - 1)
    else { throw .notFound }
    return season.episodes[episode - 1].id
  }

  private func mark(_ mark: Sessions.Mark) throws(ErrorResponse) -> Success {
    guard try !session().isGuest, let sessionID = parsedRequest.session else { throw .notPermitted }
    let (movies, shows) = (try data.movies(), try data.shows())
    guard let id = body["media_id"] as? Int, let isOn = body[mark.rawValue] as? Bool,
      movies[id] != nil || shows[id] != nil
    else { throw .notFound }
    let was = sessions.change(sessionID) { session in
      let was = session.marks[mark]?.contains(id) == true
      session.marks[mark, default: []].removeAll { $0 == id }
      if isOn { session.marks[mark, default: []].append(id) }
      return was
    }
    if !isOn { return .deleted }
    return was == true ? .updated : .done
  }
}
