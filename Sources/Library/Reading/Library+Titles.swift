import GRDB

/// Reading ratings and plays. What was matched is told of the title that it is by now.
extension Library {
  /// The score that somebody gives to a title, or a part of it.
  public func rating(
    of key: TitleReference.Key, part: TitlePart = .whole, by profile: ProfileID
  ) async throws(LibraryError) -> Rating? {
    try await file.read { try TitleReader($0).rating(of: key, part, by: profile) }
  }

  /// The scores of a title and its parts; everybody's where nobody is named.
  public func ratings(
    of key: TitleReference.Key, by profile: ProfileID? = nil
  ) async throws(LibraryError) -> [Rating] {
    try await file.read { try TitleReader($0).ratings(of: key, by: profile) }
  }

  /// All of somebody's scores, of titles and of parts, the latest first.
  public func ratings(by profile: ProfileID) async throws(LibraryError) -> [Rating] {
    try await file.read { database in
      let ratings = try TitleReader(database).ratings(
        "profile = ? ORDER BY event DESC", [profile.rawValue], Matches(database))
      var seen: Set<String> = []
      return ratings.filter { seen.insert(Subject.rating($0.profile, $0.title.key, $0.part).text).inserted }
    }
  }

  /// All scores that somebody gave to a title, one after the other, the first first; also those that were taken away since.
  public func ratingHistory(
    of key: TitleReference.Key, part: TitlePart = .whole, by profile: ProfileID
  ) async throws(LibraryError) -> [Rating] {
    try await file.read { try TitleReader($0).ratingHistory(of: key, part, by: profile) }
  }

  /// The plays of a title and its parts, the first first; everybody's where nobody is named.
  public func plays(
    of key: TitleReference.Key, by profile: ProfileID? = nil
  ) async throws(LibraryError) -> [Play] {
    try await file.read { try TitleReader($0).plays(of: key, by: profile) }
  }

  /// What somebody watched, the latest first; what is without a date comes last.
  ///
  /// - Parameter play: the last of the page before; `nil` for the first page.
  public func history(
    of profile: ProfileID, after play: Play? = nil, limit: Int = 100
  ) async throws(LibraryError) -> [Play] {
    try await file.read { try Library.history($0, profile, play, limit) }
  }

  static func history(
    _ database: Database, _ profile: ProfileID, _ play: Play?, _ limit: Int
  ) throws -> [Play] {
    let matches = try Matches(database)
    let reader = TitleReader(database)
    guard let play else {
      return try reader.plays("profile = ? ORDER BY date DESC, event DESC LIMIT ?", [profile.rawValue, limit], matches)
    }
    return try reader.plays(
      "profile = ? AND (date, event) < (?, ?) ORDER BY date DESC, event DESC LIMIT ?",
      [profile.rawValue, play.date.description, play.id.description, limit], matches)
  }

  /// How far somebody is with a series.
  ///
  /// - Parameter seasons: how many episodes each has that can be watched, by its number.
  public func progress(
    of key: TitleReference.Key, seasons: [Int: Int], by profile: ProfileID
  ) async throws(LibraryError) -> SeriesProgress {
    let plays = try await plays(of: key, by: profile)
    return SeriesProgress(plays.map(\.part), seasons: seasons)
  }

  /// What was matched, and to what it leads by now.
  public func matches() async throws(LibraryError) -> [TitleReference.Key: TitleReference] {
    try await file.read { try Matches($0).titles }
  }

  /// The titles of a source that something is known of, and that were not matched: after a key is entered, those of the sample
  /// catalogue.
  public func unmatchedTitles(of source: TitleSource) async throws(LibraryError) -> [TitleReference] {
    try await file.read { try Self.unmatchedTitles($0, of: source) }
  }

  /// The same, as it is now.
  public func observeUnmatchedTitles(of source: TitleSource) -> AsyncStream<[TitleReference]> {
    observe { try Self.unmatchedTitles($0, of: source) }
  }

  private static func unmatchedTitles(_ database: Database, of source: TitleSource) throws -> [TitleReference] {
    let matches = try Matches(database)
    var titles: [TitleReference.Key: TitleReference] = [:]
    for table in ["rating", "play", "item", "note"] {
      let rows = try Row.fetchAll(
        database,
        sql:
          "SELECT DISTINCT title, name, year, poster, imdb FROM \(table) WHERE title >= ? AND title < ?\(table == "rating" ? " AND halves IS NOT NULL" : "")",
        // By the index: what begins with the source and a slash.
        arguments: [source.rawValue + "/", source.rawValue + "0"])
      for row in rows {
        guard let title = try row.title(), title.source == source, matches.titles[title.key] == nil else { continue }
        titles[title.key] = title
      }
    }
    return titles.values.sorted { ($0.name, $0.number) < ($1.name, $1.number) }
  }
}
