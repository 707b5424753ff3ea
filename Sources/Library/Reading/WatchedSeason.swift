import GRDB
import SQLiteFiles

/// What somebody watched of a season: of a series of which they watched parts, there is one for each that they have begun.
public struct WatchedSeason: Hashable, Sendable {
  /// By what it is by now.
  public let series: TitleReference.Key
  /// 0 for the specials.
  public let season: Int
  /// Whether it was noted at once.
  public let isWhole: Bool
  /// As they are read, with commas: what does not change need not be taken apart.
  let numbers: String

  /// What was watched of it.
  public var parts: [TitlePart] {
    let episodes = numbers.split(separator: ",").compactMap { Int($0) }.map {
      TitlePart.episode(season: season, number: $0)
    }
    return isWhole ? episodes + [.season(season)] : episodes
  }
}

extension TitleReader {
  /// The seasons of which somebody watched something.
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
          series: matches.resolved(key), season: try row.read("season"), isWhole: try row.read("isWhole"),
          numbers: try row.readIfPresent("numbers") ?? ""))
    }
    return seasons
  }
}
