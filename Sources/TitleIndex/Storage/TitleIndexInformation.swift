import Foundation
import GRDB

/// What an index is made of.
public struct TitleIndexInformation: Hashable, Codable, Sendable {
  /// What all its titles are.
  public var kind: TitleKind
  /// How many titles can be found.
  public var titles: Int
  /// How many lines of the export could not be read.
  public var badLines: Int
  /// The name of the export's file.
  public var source: String
  /// When it was made.
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

  /// Nil where the file lacks something.
  init?(_ database: Database) throws {
    let rows = try Row.fetchAll(database, sql: "SELECT name, value FROM information")
    let values = Dictionary(rows.map { ($0[0] as String, $0[1] as DatabaseValue) }) { first, _ in first }
    guard let kind = values["kind"].flatMap(String.fromDatabaseValue).flatMap(TitleKind.init(rawValue:)),
      let titles = values["titles"].flatMap(Int.fromDatabaseValue),
      let badLines = values["badLines"].flatMap(Int.fromDatabaseValue),
      let source = values["source"].flatMap(String.fromDatabaseValue),
      let built = values["built"].flatMap(Double.fromDatabaseValue)
    else { return nil }
    self.init(
      kind: kind, titles: titles, badLines: badLines, source: source, built: Date(timeIntervalSince1970: built))
  }
}
