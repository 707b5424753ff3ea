import Foundation
import GRDB
import SQLiteFiles
import TMDB

/// The SQL operations on episode guides.
struct GuideTable {
  let database: Database
  let source: ResponseSource

  /// Adds the seasons and episodes in a response to the guide of its show. Has no effect for other responses.
  ///
  /// - Parameters:
  ///   - value: The decoded response.
  ///   - list: The request, whose path names the show and the season.
  func add(_ value: any Decodable, _ list: ListKey, at date: Date) throws {
    guard let (show, season) = Self.address(list.path) else { return }
    switch value {
    case let details as TVShowDetails:
      try update(show, at: date) { $0.add(details, at: date, language: list.language) }
    case let details as Season:
      if let season {
        try update(show, at: date) { $0.add(details, number: season, at: date, language: list.language) }
      }
    default: break
    }
  }

  /// Changes a show's guide, which is empty if there is none yet.
  func update(_ show: TVShow.ID, at date: Date, _ change: (inout EpisodeGuide) -> Void) throws {
    let known = try guide(of: show)
    var guide = known ?? EpisodeGuide()
    change(&guide)
    guard guide != known else { return }
    try database.execute(
      sql: """
        INSERT INTO guide (source, show, updated, version, content) VALUES (?, ?, ?, 1, ?)
        ON CONFLICT (source, show) DO UPDATE SET
          updated = excluded.updated, version = version + 1, content = excluded.content
        """,
      arguments: [source.rawValue, show, date.stored, guide.stored])
  }

  /// Returns a show's guide, or `nil` if there is none or it is damaged.
  func guide(of show: TVShow.ID) throws -> EpisodeGuide? {
    let statement = try database.cachedStatement(sql: "SELECT content FROM guide WHERE source = ? AND show = ?")
    guard let content = try String.fetchOne(statement, arguments: [source.rawValue, show]) else { return nil }
    return EpisodeGuide(stored: content)
  }

  /// Returns the versions of guides. A version changes whenever its guide does.
  func versions(of shows: [TVShow.ID]) throws -> [TVShow.ID: Int] {
    let statement = try database.cachedStatement(sql: "SELECT version FROM guide WHERE source = ? AND show = ?")
    var versions: [TVShow.ID: Int] = [:]
    for show in shows { versions[show] = try Int.fetchOne(statement, arguments: [source.rawValue, show]) }
    return versions
  }

  /// Returns the shows that have a guide. Their index contains all that is read.
  func shows() throws -> Set<TVShow.ID> {
    try Int.fetchSet(
      database.cachedStatement(sql: "SELECT show FROM guide WHERE source = ?"), arguments: [source.rawValue])
  }

  /// Reads a single version, so that an observation notices changes of all versions.
  static func touchVersions(_ database: Database) throws {
    _ = try Int.fetchOne(database, sql: "SELECT version FROM guide LIMIT 1")
  }

  /// Returns the show and the season in a path such as `/tv/1399` or `/tv/1399/season/2`; `nil` for other paths.
  private static func address(_ path: String) -> (show: TVShow.ID, season: Int?)? {
    let words = path.split(separator: "/")
    guard words.count == 2 || words.count == 4 && words[2] == "season", words[0] == "tv", let show = Int(words[1])
    else {
      return nil
    }
    if words.count == 2 { return (show, nil) }
    return Int(words[3]).map { (show, $0) }
  }
}
