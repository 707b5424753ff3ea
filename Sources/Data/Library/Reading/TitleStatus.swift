import GRDB
import SQLiteFiles
import TitleIdentity

/// A profile's scores and plays of one title, its choices about it, and whether it is on the watchlist.
public struct TitleStatus: Hashable, Sendable {
  /// The scores of the title and its parts.
  public internal(set) var scores: [TitlePart: Score] = [:]
  /// Whether the title was watched as a whole: a movie, or a show that was marked as watched at once.
  public internal(set) var isWatched = false
  /// Whether the title is on the profile's watchlist.
  public internal(set) var isOnWatchlist = false
  /// The seasons of which at least one part was watched, by number.
  public internal(set) var seasons: [WatchedSeason] = []
  /// The profile's choices about the title.
  public internal(set) var choices = TitleChoices()
  /// The plays since the profile began to watch the show again; `nil` if it isn't watching it again.
  public internal(set) var rewatch: Rewatch?

  /// The plays of a rewatch.
  public struct Rewatch: Hashable, Sendable {
    /// Whether the show was marked as watched as a whole.
    public internal(set) var isWatched = false
    /// The seasons of which at least one part was watched, by number.
    public internal(set) var seasons: [WatchedSeason] = []
  }

  /// Creates the status of a title that was neither rated nor watched, and isn't on the watchlist.
  public init() {}

  /// The watched parts from which the progress in a show follows: those of the rewatch, if there is one.
  public var watchedParts: [TitlePart] {
    let (seasons, isWatched) = rewatch.map { ($0.seasons, $0.isWatched) } ?? (seasons, isWatched)
    return seasons.flatMap(\.parts) + (isWatched ? [.whole] : [])
  }
}

/// The watched parts of one season.
public struct WatchedSeason: Hashable, Sendable {
  /// The season number, with 0 for specials.
  public let season: Int
  /// Whether the season was marked as watched as a whole.
  public let isComplete: Bool
  /// The comma-separated episode numbers, as read from the database. They are parsed only on demand.
  let numbers: String

  /// The watched parts.
  public var parts: [TitlePart] {
    let episodes = numbers.split(separator: ",").compactMap { Int($0) }.map {
      TitlePart.episode(season: season, number: $0)
    }
    return isComplete ? episodes + [.season(season)] : episodes
  }
}

extension Library {
  /// Returns a profile's statuses of some titles, in one read. The cost depends on these titles only.
  ///
  /// - Parameter titles: The titles. A title that is matched to another has no status of its own.
  /// - Returns: The statuses of the titles that the profile rated, watched or has on its watchlist.
  public func statuses(
    of titles: Set<TitleReference.Key>, by profile: ProfileID
  ) async throws(LibraryError) -> [TitleReference.Key: TitleStatus] {
    try await file.read { database in
      let reader = try TitleStatusReader(database, by: profile)
      var statuses: [TitleReference.Key: TitleStatus] = [:]
      for title in titles { statuses[title] = try reader.status(of: title) }
      return statuses
    }
  }

  /// Returns the shows of a source of which a profile watched an episode or a season.
  ///
  /// The cost depends on the number of watched shows, and not on the number of plays.
  public func watchedShows(
    of profile: ProfileID, from source: TitleSource
  ) async throws(LibraryError) -> Set<TitleReference.Key> {
    try await file.read { try TitleStatusReader($0, by: profile).watchedShows(from: source) }
  }
}

/// SQL queries for the statuses of titles.
struct TitleStatusReader {
  private let database: Database
  private let profile: ProfileID
  private let matches: Matches

  init(_ database: Database, by profile: ProfileID) throws {
    self.database = database
    self.profile = profile
    matches = try Matches(database)
  }

  /// Returns the status of a title; `nil` if the profile neither rated nor watched it, and it isn't on the watchlist.
  func status(of key: TitleReference.Key) throws -> TitleStatus? {
    guard matches.resolved(key) == key else { return nil }
    let keys = matches.keys(of: key)
    let condition = "title IN (\(placeholders(keys.count))) AND profile = ?"
    let arguments = StatementArguments(keys + [profile.rawValue])
    var status = TitleStatus()
    // In event order, the latest score of matched titles overwrites earlier ones.
    let ratings = try Row.fetchCursor(
      database.cachedStatement(
        sql: "SELECT season, episode, halves FROM rating WHERE \(condition) ORDER BY event"), arguments: arguments)
    while let row = try ratings.next() { status.scores[try row.part()] = try row.score() }
    try addPlays(of: keys, to: &status)
    status.isOnWatchlist = try isOnWatchlist(keys)
    return status == TitleStatus() ? nil : status
  }

  /// Returns a title's plays and choices as in ``status(of:)``, without its ratings and lists; `nil` if there are no
  /// plays.
  func plays(of key: TitleReference.Key) throws -> TitleStatus? {
    guard matches.resolved(key) == key else { return nil }
    var status = TitleStatus()
    try addPlays(of: matches.keys(of: key), to: &status)
    return status.isWatched || !status.seasons.isEmpty ? status : nil
  }

  /// Reads the plays of a title and the choices about it.
  ///
  /// - Parameter keys: All keys under which rows about the title may be stored.
  private func addPlays(of keys: [String], to status: inout TitleStatus) throws {
    let condition = "title IN (\(placeholders(keys.count))) AND profile = ?"
    let arguments = StatementArguments(keys + [profile.rawValue])
    (status.isWatched, status.seasons) = try plays(condition, arguments)
    status.choices = try ChoiceReader(database, matches).choices(keys, profile)
    guard let start = status.choices.rewatch else { return }
    let (isWatched, seasons) = try plays(
      "\(condition) AND event > ? AND date >= ?",
      arguments + [start.event.description, String(start.date.prefix(10))])
    status.rewatch = TitleStatus.Rewatch(isWatched: isWatched, seasons: seasons)
  }

  /// Returns the watched parts among the plays that satisfy a condition.
  private func plays(
    _ condition: String, _ arguments: StatementArguments
  ) throws -> (isWatched: Bool, seasons: [WatchedSeason]) {
    // The index has the parts in order, so that SQLite skips further plays of a part without a table of those seen.
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT season, group_concat(episode) AS numbers, max(episode IS NULL) AS isWhole
          FROM (SELECT DISTINCT season, episode FROM play WHERE \(condition)) GROUP BY season
          """), arguments: arguments)
    var (isWatched, seasons) = (false, [WatchedSeason]())
    while let row = try rows.next() {
      guard let season: Int = try row.readIfPresent("season") else {
        isWatched = true
        continue
      }
      seasons.append(
        WatchedSeason(
          season: season, isComplete: try row.read("isWhole"), numbers: try row.readIfPresent("numbers") ?? ""))
    }
    return (isWatched, seasons)
  }

  private func isOnWatchlist(_ keys: [String]) throws -> Bool {
    let statement = try database.cachedStatement(
      sql: "SELECT 1 FROM item WHERE title IN (\(placeholders(keys.count))) AND list = ? LIMIT 1")
    let arguments = StatementArguments(keys + [ListID.watchlist(of: profile).rawValue])
    return try Int.fetchOne(statement, arguments: arguments) != nil
  }

  func watchedShows(from source: TitleSource) throws -> Set<TitleReference.Key> {
    // Keys that are matched to a show of this source may come from any source.
    let replaced = matches.titles.filter { $0.value.kind == .show && $0.value.source == source }
    var shows: Set<TitleReference.Key> = []
    for (original, final) in replaced where try hasWatchedParts(original.description) { shows.insert(final.key) }
    // Each step of the recursion skips all further plays of a title in the index.
    let statement = try database.cachedStatement(
      sql: """
        WITH RECURSIVE show (title) AS (
          SELECT min(title) FROM play WHERE title > ?1 AND title < ?2
          UNION ALL
          SELECT (SELECT min(title) FROM play WHERE title > show.title AND title < ?2) FROM show
          WHERE show.title IS NOT NULL)
        SELECT title FROM show WHERE title IS NOT NULL AND EXISTS (
          SELECT 1 FROM play WHERE play.title = show.title AND profile = ?3 AND season IS NOT NULL)
        """)
    let (first, end) = source.showKeys
    for title in try String.fetchAll(statement, arguments: [first, end, profile.rawValue]) {
      guard let key = TitleReference.Key(title) else { throw DamagedRow() }
      if key.source == source, matches.titles[key] == nil { shows.insert(key) }
    }
    return shows
  }

  private func hasWatchedParts(_ title: String) throws -> Bool {
    let statement = try database.cachedStatement(
      sql: "SELECT 1 FROM play WHERE title = ? AND profile = ? AND season IS NOT NULL LIMIT 1")
    return try Int.fetchOne(statement, arguments: [title, profile.rawValue]) != nil
  }
}
