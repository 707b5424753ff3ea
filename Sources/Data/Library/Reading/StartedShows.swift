import GRDB
import SQLiteFiles
import TitleIdentity

/// A show that a profile has begun, with everything from which its next episode follows.
public struct StartedShow: Hashable, Sendable {
  /// The show, resolved through matches.
  public let title: TitleReference
  /// The parts from which the progress follows; see ``TitleStatus/watchedParts``.
  public let parts: [TitlePart]
  /// The profile's choices about the show.
  public let choices: TitleChoices
  /// The date of the latest play.
  public let lastPlayed: PartialDate

  public init(_ title: TitleReference, _ parts: [TitlePart], _ choices: TitleChoices, lastPlayed: PartialDate) {
    (self.title, self.parts, self.choices, self.lastPlayed) = (title, parts, choices, lastPlayed)
  }
}

extension Library {
  /// Returns the shows of a source of which a profile watched anything, the one watched last first.
  ///
  /// The plays of a show are read once, and again after they changed. Otherwise, the cost depends on the number of
  /// shows and not on the number of plays.
  public func startedShows(
    of profile: ProfileID, from source: TitleSource
  ) async throws(LibraryError) -> [StartedShow] {
    let (read, version) = try await file.read { database in
      (try StartedShowReader(database, of: profile).all(from: source), try StartedShowVersion(database))
    }
    if !read.added.isEmpty {
      // A library that can't be written to remains slow, but readable.
      try? await file.write { database in
        guard try StartedShowVersion(database) == version else { return }
        let table = StartedShowTable(database: database)
        for show in read.added { try table.add(show, of: profile) }
      }
    }
    return read.shows
  }

  /// Returns those of some titles that are shows of which a profile watched anything.
  public func startedShows(
    _ titles: Set<TitleReference.Key>, of profile: ProfileID
  ) async throws(LibraryError) -> [StartedShow] {
    try await file.read { database in
      let reader = try StartedShowReader(database, of: profile)
      return try titles.filter { $0.kind == .show }.compactMap(reader.show)
    }
  }
}

/// A state of the library. While it stays the same, so do the shows.
private struct StartedShowVersion: Equatable {
  let change: Int64
  let generation: Int

  init(_ database: Database) throws {
    change = try TitleChangeTable(database: database).latest()
    generation = try StateTable(database: database).generation()
  }
}

/// Reads the shows that a profile has begun.
struct StartedShowReader {
  private let database: Database
  private let profile: ProfileID
  private let matches: Matches
  private let statuses: TitleStatusReader

  init(_ database: Database, of profile: ProfileID) throws {
    self.database = database
    self.profile = profile
    matches = try Matches(database)
    statuses = try TitleStatusReader(database, by: profile)
  }

  /// Returns a show as its plays have it; `nil` if it has none.
  func show(_ key: TitleReference.Key) throws -> StartedShow? {
    let latest = try matches.keys(of: key).compactMap { key in
      try Row.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT title, name, year, poster, imdb, date FROM play WHERE profile = ? AND title = ?
            ORDER BY date DESC LIMIT 1
            """), arguments: [profile.rawValue, key])
    }
    let dated = try latest.map { (row: $0, text: try $0.read("date") as String) }
    guard let row = dated.max(by: { $0.text < $1.text })?.row, let title = try row.title(),
      let status = try statuses.plays(of: key)
    else { return nil }
    // In the order in which the stored form has them.
    let parts = try WatchedPartsText.parts(in: WatchedPartsText(status.watchedParts).text)
    return StartedShow(matches.resolved(title), parts, status.choices, lastPlayed: try row.date())
  }

  /// Returns all shows, the one watched last first, and those of them that the table doesn't have yet.
  func all(from source: TitleSource) throws -> (shows: [StartedShow], added: [StartedShow]) {
    let stored = try storedShows()
    var shows: [StartedShow] = []
    var added: [StartedShow] = []
    for key in try keys(from: source) {
      if let show = stored[key] {
        shows.append(show)
      } else if let show = try show(key) {
        shows.append(show)
        added.append(show)
      }
    }
    let dated = shows.map { (show: $0, date: $0.lastPlayed.description) }
    return (dated.sorted { $0.date > $1.date }.map(\.show), added)
  }

  private func storedShows() throws -> [TitleReference.Key: StartedShow] {
    let choices = try ChoiceReader(database, matches).choices(by: profile)
    var shows: [TitleReference.Key: StartedShow] = [:]
    let rows = try Row.fetchCursor(
      database.cachedStatement(sql: "SELECT * FROM startedShow WHERE profile = ?"), arguments: [profile.rawValue])
    while let row = try rows.next() {
      guard let title = try row.title() else { throw DamagedRow() }
      shows[title.key] = StartedShow(
        title, try WatchedPartsText.parts(in: row.read("parts")), choices[title.key] ?? TitleChoices(),
        lastPlayed: try row.date("lastPlayed"))
    }
    return shows
  }

  /// Returns the shows with plays. The cost depends on their number.
  private func keys(from source: TitleSource) throws -> [TitleReference.Key] {
    // Each step of the recursion skips all further plays of a title in the index.
    let statement = try database.cachedStatement(
      sql: """
        WITH RECURSIVE show (title) AS (
          SELECT min(title) FROM play WHERE profile = ?1 AND title > ?2 AND title < ?3
          UNION ALL
          SELECT (SELECT min(title) FROM play WHERE profile = ?1 AND title > show.title AND title < ?3) FROM show
          WHERE show.title IS NOT NULL)
        SELECT title FROM show WHERE title IS NOT NULL
        """)
    let (first, end) = source.showKeys
    let texts = try String.fetchAll(statement, arguments: [profile.rawValue, first, end])
    // Titles of any kind and source may be matched to a show of this one.
    let matched = try matches.titles.filter { $0.value.source == source && $0.value.kind == .show }.keys
      .map(\.description).sorted().filter(hasPlays)
    var keys: [TitleReference.Key] = []
    var seen: Set<TitleReference.Key> = []
    for text in texts + matched {
      guard let stored = TitleReference.Key(text) else { throw DamagedRow() }
      let key = matches.resolved(stored)
      if key.source == source, key.kind == .show, seen.insert(key).inserted { keys.append(key) }
    }
    return keys
  }

  private func hasPlays(_ title: String) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM play WHERE profile = ? AND title = ? LIMIT 1")
    return try Int.fetchOne(statement, arguments: [profile.rawValue, title]) != nil
  }
}
