import Foundation
import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for a history. Without filters, they read only the rows of the page.
struct HistoryPageReader {
  let database: Database
  let query: HistoryQuery

  func page(limit: Int) throws -> HistoryPage {
    let matches = try Matches(database)
    var arguments: StatementArguments = ["profile": query.profile.rawValue]
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT play.*, \(Self.isRewatch) AS isRewatch
        FROM play LEFT JOIN match ON match.original = play.title AND match.final IS NOT NULL
        WHERE play.profile = :profile \(filters(&arguments))
        ORDER BY play.date DESC, play.event DESC LIMIT :limit
        """,
      arguments: arguments + ["limit": limit])
    let years = try years()
    return HistoryPage(
      entries: try rows.map { try entry($0, matches) }, years: years, isEmpty: try rows.isEmpty && isEmpty())
  }
}

private extension HistoryPageReader {
  static let resolved = "coalesce(match.final, play.title)"

  /// The condition that the profile has an earlier play of the same title or part. SQLite itself would choose the index
  /// of dates, and read all earlier plays.
  static let isRewatch = """
    EXISTS (SELECT 1 FROM play AS earlier INDEXED BY playByTitle
      WHERE earlier.title IN (SELECT original FROM match AS same WHERE same.final = \(resolved)
        UNION ALL SELECT \(resolved))
      AND earlier.profile = play.profile AND earlier.season IS play.season AND earlier.episode IS play.episode
      AND (earlier.date, earlier.event) < (play.date, play.event))
    """

  /// A column of the play's title, or of its replacement.
  static func titleColumn(_ column: String) -> String {
    """
    iif(match.final IS NULL, play.\(column), (SELECT target.\(column) FROM match AS target
      WHERE target.title = match.final AND target.final IS NOT NULL ORDER BY target.original LIMIT 1))
    """
  }

  /// The condition that a title's name contains the text. LIKE is much faster, but knows only ASCII.
  static let containsText = """
    CASE WHEN :isASCII AND match.final IS NULL AND length(play.name) = length(CAST(play.name AS BLOB))
      THEN play.name LIKE :pattern ESCAPE '\\' ELSE \(ContainsText.function.name)(\(titleColumn("name")), :text) END
    """

  func filters(_ arguments: inout StatementArguments) -> String {
    var filters = query.titles.conditions(title: Self.resolved, year: Self.titleColumn("year"), &arguments)
    if let dates = query.dates {
      // A tilde follows all characters of dates in ASCII.
      filters += " AND play.date >= :first AND play.date < :last || '~'"
      arguments += ["first": dates.first.description, "last": dates.last.description]
      if dates.first.components.month != nil { filters += " AND length(play.date) > 4" }
    }
    if !query.text.isEmpty {
      filters += " AND \(Self.containsText)"
      arguments += ["text": query.text, "isASCII": query.text.utf8.allSatisfy { $0 < 0x80 }, "pattern": pattern]
    }
    return filters
  }

  var pattern: String {
    "%" + query.text.map { ["%", "_", "\\"].contains($0) ? "\\\($0)" : String($0) }.joined() + "%"
  }

  /// Returns the years with plays, newest first. Each takes one step in the index.
  func years() throws -> [Int] {
    let years = try String.fetchAll(
      database.cachedStatement(
        sql: """
          WITH RECURSIVE found (start) AS (
            SELECT substr(max(date), 1, 4) FROM play WHERE profile = :profile
            UNION ALL
            SELECT (SELECT substr(max(date), 1, 4) FROM play WHERE profile = :profile AND date < start)
              FROM found WHERE start != ''
          ) SELECT start FROM found WHERE start != ''
          """), arguments: ["profile": query.profile.rawValue])
    return years.compactMap { Int($0) }
  }

  func isEmpty() throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM play WHERE profile = ? LIMIT 1")
    return try Int.fetchOne(statement, arguments: [query.profile.rawValue]) == nil
  }

  func entry(_ row: Row, _ matches: Matches) throws -> HistoryPage.Entry {
    guard let title = try row.title() else { throw DamagedRow() }
    let play = Play(
      id: try row.event(), title: matches.resolved(title), part: try row.part(), date: try row.date(),
      profile: try row.profile())
    return HistoryPage.Entry(play: play, isRewatch: try row.read("isRewatch"))
  }
}

/// The SQL function that returns whether a text contains another, regardless of case and accents.
enum ContainsText {
  static let function = DatabaseFunction("containsText", argumentCount: 2, pure: true) { values in
    guard let text = String.fromDatabaseValue(values[0]), let part = String.fromDatabaseValue(values[1]) else {
      return false
    }
    return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
  }
}
