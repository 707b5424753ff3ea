import Foundation
import GRDB
import SQLiteFiles
import TitleIdentity

/// The SQL operations on details of titles.
struct DetailTable {
  let database: Database

  /// Records details in place of earlier ones.
  func put(_ details: TitleDetails) throws {
    let title = details.title.description
    try replace("detailGenre", title, Set(details.genres).map { [$0] })
    try put(details.services ?? [], of: title)
    try replace("detailCountry", title, Set(details.countries).map { [$0] })
    if let episodes = details.episodes {
      let rows = Dictionary(episodes.map { ([$0.season, $0.number], $0) }, uniquingKeysWith: { first, _ in first })
      try replace("episode", title, rows.values.map { [$0.season, $0.number, $0.minutes, $0.aired] })
    }
    // The guide comes last, because its change updates the counts of plays.
    try database.cachedStatement(
      sql: """
        INSERT INTO detail (title, isChecked, fetched, guide, region, hasServices, year, minutes, average,
          released)
        VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (title) DO UPDATE SET isChecked = 1, fetched = excluded.fetched,
          guide = coalesce(excluded.guide, guide), region = excluded.region, hasServices = excluded.hasServices,
          year = excluded.year, minutes = excluded.minutes, average = excluded.average,
          released = excluded.released
        """
    ).execute(arguments: [
      title, details.version.fetched.timeIntervalSince1970, details.episodes == nil ? nil : details.version.guide ?? 0,
      details.version.region, details.services != nil, details.year, details.minutes, details.average,
      details.released,
    ])
  }

  /// Returns the titles whose cached details nobody has looked for yet.
  func unchecked(from source: TitleSource, limit: Int) throws -> [TitleReference.Key] {
    let statement = try database.cachedStatement(
      sql: "SELECT title FROM detail WHERE isChecked = 0 AND title >= ? AND title < ? ORDER BY title LIMIT ?")
    return try String.fetchAll(statement, arguments: [source.firstKey, source.endKey, limit]).map(Self.key)
  }

  /// Returns the titles without details, although their cached details were looked for: first those on lists, then the
  /// others.
  func missing(from source: TitleSource) throws -> [TitleReference.Key] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT title FROM detail WHERE isChecked = 1 AND fetched IS NULL AND title >= ? AND title < ?
        ORDER BY EXISTS (SELECT 1 FROM item WHERE item.title = detail.title) DESC, title
        """)
    return try String.fetchAll(statement, arguments: [source.firstKey, source.endKey]).map(Self.key)
  }

  func setChecked(_ titles: [TitleReference.Key]) throws {
    let statement = try database.cachedStatement(
      sql: "UPDATE detail SET isChecked = 1 WHERE title = ? AND isChecked = 0")
    for title in titles { try statement.execute(arguments: [title.description]) }
  }

  /// Marks the titles to look for again whose services are those of another country.
  func uncheck(otherThan region: String?) throws {
    try database.execute(
      sql: "UPDATE detail SET isChecked = 0 WHERE fetched IS NOT NULL AND region IS NOT ?", arguments: [region])
  }

  /// Returns the versions of recorded details. Titles that the library doesn't refer to are missing; those without
  /// details have the version `nil`.
  func versions(of titles: [TitleReference.Key]) throws -> [TitleReference.Key: TitleDetails.Version?] {
    let statement = try database.cachedStatement(sql: "SELECT fetched, guide, region FROM detail WHERE title = ?")
    var versions: [TitleReference.Key: TitleDetails.Version?] = [:]
    for title in titles {
      guard let row = try Row.fetchOne(statement, arguments: [title.description]) else { continue }
      let fetched: Double? = try row.readIfPresent("fetched")
      let (guide, region): (Int?, String?) = (try row.readIfPresent("guide"), try row.readIfPresent("region"))
      let version = fetched.map {
        TitleDetails.Version(fetched: Date(timeIntervalSince1970: $0), guide: guide, region: region)
      }
      versions.updateValue(version, forKey: title)
    }
    return versions
  }

  private func put(_ services: [TitleDetails.Service], of title: String) throws {
    try replace("detailService", title, services.enumerated().map { [$0.offset, $0.element.id] })
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO service VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE name != excluded.name
        """)
    for service in services { try statement.execute(arguments: [service.id, service.name]) }
  }

  private func replace(_ table: String, _ title: String, _ rows: [[(any DatabaseValueConvertible)?]]) throws {
    try database.cachedStatement(sql: "DELETE FROM \(table) WHERE title = ?").execute(arguments: [title])
    guard let first = rows.first else { return }
    let statement = try database.cachedStatement(
      sql: "INSERT INTO \(table) VALUES (\(placeholders(first.count + 1)))")
    for row in rows { try statement.execute(arguments: StatementArguments([title] + row)) }
  }

  /// The condition that a key is that of a movie. A source may itself contain slashes, so only the end counts.
  static func isMovie(_ key: String) -> String { "rtrim(\(key), '-0123456789') GLOB '*/movie/'" }

  static func key(_ text: String) throws -> TitleReference.Key {
    guard let key = TitleReference.Key(text) else { throw DamagedRow() }
    return key
  }
}

extension TitleSource {
  /// The text at which the source's keys begin, in the order of SQLite. "0" follows "/" in ASCII.
  var firstKey: String { rawValue + "/" }
  /// The text before which the source's keys end.
  var endKey: String { rawValue + "0" }
  /// The texts at which the keys of the source's shows begin and before which they end.
  var showKeys: (first: String, end: String) {
    let shows = firstKey + TitleID.Kind.show.rawValue
    return (shows + "/", shows + "0")
  }
}
