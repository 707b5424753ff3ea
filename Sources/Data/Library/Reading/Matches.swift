import GRDB
import SQLiteFiles
import TitleIdentity

/// The titles that were replaced by other titles. There are only a few: duplicates that their source merged, and sample
/// titles that the user matched to real ones.
struct Matches: Equatable {
  private(set) var titles: [TitleReference.Key: TitleReference] = [:]

  init(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database.cachedStatement(sql: "SELECT * FROM match WHERE final IS NOT NULL ORDER BY original"))
    var references: [TitleReference.Key: TitleReference] = [:]
    for row in rows {
      guard let title = try row.title() else { throw DamagedRow() }
      references[title.key] = references[title.key] ?? title
    }
    for row in rows {
      guard let original = TitleReference.Key(try row.read("original") as String),
        let final = TitleReference.Key(try row.read("final") as String)
      else { throw DamagedRow() }
      titles[original] = references[final]
    }
  }

  var isEmpty: Bool { titles.isEmpty }

  func resolved(_ key: TitleReference.Key) -> TitleReference.Key { titles[key]?.key ?? key }

  func resolved(_ title: TitleReference) -> TitleReference { titles[title.key] ?? title }

  /// Returns all keys under which rows about a title may be stored.
  func keys(of key: TitleReference.Key) -> [String] {
    let final = resolved(key)
    return [final.description] + titles.filter { $0.value.key == final }.keys.map(\.description).sorted()
  }
}
