import Foundation
import GRDB
import TitleIdentity

/// Information about an index.
public struct TitleIndexInformation: Hashable, Codable, Sendable {
  /// The kind of its titles.
  public var kind: MediaKind
  /// The number of titles.
  public var titles: Int
  /// The number of lines in the export that could not be read.
  public var badLines: Int
  /// The export's file name.
  public var source: String
  /// The date of the build.
  public var built: Date
}

extension TitleIndexInformation {
  func save(_ database: Database) throws {
    for (name, value) in [
      ("kind", kind.rawValue.databaseValue), ("titles", titles.databaseValue), ("badLines", badLines.databaseValue),
      ("source", source.databaseValue), ("built", built.timeIntervalSince1970.databaseValue),
    ] {
      try database.execute(sql: "INSERT INTO information VALUES (?, ?)", arguments: [name, value])
    }
  }

  /// Reads the information, or returns `nil` if a value is missing.
  init?(_ database: Database) throws {
    let rows = try Row.fetchAll(database, sql: "SELECT name, value FROM information")
    let values = Dictionary(rows.map { ($0[0] as String, $0[1] as DatabaseValue) }) { first, _ in first }
    guard let kind = values["kind"].flatMap(String.fromDatabaseValue).flatMap(MediaKind.init(rawValue:)),
      let titles = values["titles"].flatMap(Int.fromDatabaseValue),
      let badLines = values["badLines"].flatMap(Int.fromDatabaseValue),
      let source = values["source"].flatMap(String.fromDatabaseValue),
      let built = values["built"].flatMap(Double.fromDatabaseValue)
    else { return nil }
    self.init(
      kind: kind, titles: titles, badLines: badLines, source: source, built: Date(timeIntervalSince1970: built))
  }
}
