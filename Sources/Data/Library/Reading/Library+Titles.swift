import GRDB
import TitleIdentity

/// Reads ratings and plays. Titles are resolved through matches.
extension Library {
  /// Returns a profile's rating of a title or one of its parts.
  public func rating(
    of key: TitleReference.Key, part: TitlePart = .whole, by profile: ProfileID
  ) async throws(LibraryError) -> Rating? {
    try await file.read { try TitleReader($0).rating(of: key, part, by: profile) }
  }

  /// Returns the ratings of a title and its parts, by one profile or by all.
  public func ratings(
    of key: TitleReference.Key, by profile: ProfileID? = nil
  ) async throws(LibraryError) -> [Rating] {
    try await file.read { try TitleReader($0).ratings(of: key, by: profile) }
  }

  /// Returns all ratings by a profile, of titles and their parts, newest first.
  public func ratings(by profile: ProfileID) async throws(LibraryError) -> [Rating] {
    try await file.read { try Self.ratings($0, profile) }
  }

  static func ratings(_ database: Database, _ profile: ProfileID) throws -> [Rating] {
    let ratings = try TitleReader(database).ratings(
      "profile = ? ORDER BY event DESC", [profile.rawValue], Matches(database))
    var seen: Set<String> = []
    return ratings.filter { seen.insert(Subject.rating($0.profile, $0.title.key, $0.part).text).inserted }
  }

  /// Returns all scores that a profile ever gave to a title or one of its parts, oldest first, including removed ones.
  public func ratingHistory(
    of key: TitleReference.Key, part: TitlePart = .whole, by profile: ProfileID
  ) async throws(LibraryError) -> [Rating] {
    try await file.read { try TitleReader($0).ratingHistory(of: key, part, by: profile) }
  }

  /// Returns the plays of a title and its parts, oldest first, by one profile or by all.
  public func plays(
    of key: TitleReference.Key, by profile: ProfileID? = nil
  ) async throws(LibraryError) -> [Play] {
    try await file.read { try TitleReader($0).plays(of: key, by: profile) }
  }

  /// Returns a profile's plays, newest first. Plays without a date come last.
  ///
  /// - Parameter play: The last play of the previous page; `nil` for the first page.
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

  /// Returns a profile's progress in a show.
  ///
  /// - Parameter episodes: The numbers of the available episodes by season number.
  public func progress(
    of key: TitleReference.Key, episodes: [Int: [Int]], by profile: ProfileID
  ) async throws(LibraryError) -> ShowProgress {
    let plays = try await plays(of: key, by: profile)
    return ShowProgress(plays.map(\.part), episodes: episodes)
  }

  /// Returns all matched titles and their final titles.
  public func matches() async throws(LibraryError) -> [TitleReference.Key: TitleReference] {
    try await file.read { try Matches($0).titles }
  }

  /// Returns the unmatched titles of a source that the library refers to. For example, these are the titles of the
  /// sample catalogue once the user has entered an API key.
  public func unmatchedTitles(of source: TitleSource) async throws(LibraryError) -> [TitleReference] {
    try await file.read { try Self.unmatchedTitles($0, of: source) }
  }

  /// Observes the unmatched titles of a source.
  public func observeUnmatchedTitles(of source: TitleSource) -> AsyncStream<[TitleReference]> {
    observe { try Self.unmatchedTitles($0, of: source) }
  }

  private static func unmatchedTitles(_ database: Database, of source: TitleSource) throws -> [TitleReference] {
    let matches = try Matches(database)
    var titles: [TitleReference.Key: TitleReference] = [:]
    for table in TitleReference.tables {
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT DISTINCT title, name, year, poster, imdb FROM \(table) WHERE title >= ? AND title < ?",
        // The index finds keys that begin with the source and a slash; "0" follows "/" in ASCII.
        arguments: [source.rawValue + "/", source.rawValue + "0"])
      for row in rows {
        guard let title = try row.title(), title.source == source, matches.titles[title.key] == nil else { continue }
        titles[title.key] = title
      }
    }
    return titles.values.sorted { ($0.name, $0.number) < ($1.name, $1.number) }
  }
}

extension TitleReference {
  /// The tables whose rows refer to titles.
  static let tables = ["rating", "play", "item", "note"]
}
