import GRDB
import SQLiteFiles
import TitleIdentity

/// The replacement of one title by another: merged by its source, or found on TMDB for a title of the sample catalogue.
struct MatchRow: Projection {
  let original: TitleReference.Key
  let title: TitleReference
  let event: EventID

  static func fold(_ events: [Event]) -> MatchRow? {
    guard let last = events.last, case .matched(let original, let title) = last.content, title.key != original else {
      return nil
    }
    return MatchRow(original: original, title: title, event: last.id)
  }

  static let table = "match"
  static let columns = ["original", "event"] + TitleReference.columns
  var values: [(any DatabaseValueConvertible)?] { [original.description, event.description] + title.values }

  /// Resolves chains of matches to their final titles. Circular matches have none.
  static func resolve(_ database: Database) throws {
    let statement = try database.cachedStatement(sql: "UPDATE match SET final = ? WHERE original = ?")
    for (original, final) in try finals(database) { try statement.execute(arguments: [final, original]) }
  }

  /// Returns whether the table holds the final title of each match.
  static func isResolved(_ database: Database) throws -> Bool {
    let finals = try finals(database)
    return try Row.fetchAll(database, sql: "SELECT original, final FROM match").allSatisfy { row in
      try finals[row.read("original")] == .some(row.readIfPresent("final"))
    }
  }

  private static func finals(_ database: Database) throws -> [String: String?] {
    var targets: [String: String] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT original, title FROM match") {
      targets[try row.read("original")] = try row.read("title")
    }
    var finals: [String: String?] = [:]
    for original in targets.keys {
      var (final, steps) = (original, 0)
      while let next = targets[final], steps <= targets.count { (final, steps) = (next, steps + 1) }
      finals.updateValue(steps > targets.count ? nil : final, forKey: original)
    }
    return finals
  }
}
