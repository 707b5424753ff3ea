import GRDB
import SQLiteFiles
import TitleIdentity

/// The watched parts of one season. There is one value for each season that a profile has started.
public struct WatchedSeason: Hashable, Sendable {
  /// The show, resolved through matches.
  public let show: TitleReference.Key
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

extension TitleReader {
  /// Returns the seasons that a profile has watched at least in part.
  func watchedSeasons(of profile: ProfileID) throws -> [WatchedSeason] {
    let matches = try Matches(database)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT title, season, group_concat(DISTINCT episode) AS numbers, max(episode IS NULL) AS isWhole
        FROM play WHERE profile = ? AND season IS NOT NULL GROUP BY title, season
        """, arguments: [profile.rawValue])
    var seasons: [WatchedSeason] = []
    while let row = try rows.next() {
      guard let key = TitleReference.Key(try row.read("title") as String) else { throw DamagedRow() }
      seasons.append(
        WatchedSeason(
          show: matches.resolved(key), season: try row.read("season"), isComplete: try row.read("isWhole"),
          numbers: try row.readIfPresent("numbers") ?? ""))
    }
    return seasons
  }
}
