import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for the titles that a profile has rated. Without filters, the highest ratings are read from an index.
struct RatingsPageReader {
  let database: Database
  let query: RatingsQuery

  func page(limit: Int) throws -> RatingsPage {
    let matches = try Matches(database)
    var arguments = titleArguments
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT rating.*, average \(titles(matches, query.titles, &arguments)) ORDER BY \(order) LIMIT :limit
        """,
      arguments: arguments + ["limit": limit])
    let entries = try rows.map { try entry($0, matches) }
    var (genres, decades) = (query.titles, query.titles)
    (genres.genre, decades.decade) = (.unknown, .unknown)
    return RatingsPage(
      entries: entries, isEmpty: try entries.isEmpty && count(matches, DetailFilter(), limit: 1) == 0,
      decades: try self.decades(), unknownGenres: try query.titles.genre == nil ? 0 : count(matches, genres),
      unknownDecades: try query.titles.decade == nil ? 0 : count(matches, decades),
      titlesWithoutDetails: try titlesWithoutDetails(matches))
  }
}

private extension RatingsPageReader {
  static let resolved = "coalesce(match.final, rating.title)"
  /// The year of the title, or of its replacement.
  static let year = """
    iif(match.final IS NULL, rating.year, (SELECT target.year FROM match AS target
      WHERE target.title = match.final AND target.final IS NOT NULL ORDER BY target.original LIMIT 1))
    """

  var titleArguments: StatementArguments {
    [
      "profile": query.profile.rawValue, "source": query.source.firstKey, "end": query.source.endKey,
      "halves": query.score?.halves, "first": query.watched?.first.description,
      "last": query.watched?.last.description,
    ]
  }

  /// The tables, and the condition for the titles. If matched titles were rated separately, the latest rating counts.
  func titles(_ matches: Matches, _ filter: DetailFilter, _ arguments: inout StatementArguments) -> String {
    """
    FROM rating LEFT JOIN match ON match.original = rating.title AND match.final IS NOT NULL
      LEFT JOIN detail ON detail.title = \(Self.resolved) AND fetched IS NOT NULL
    WHERE rating.profile = :profile AND rating.season IS NULL
      AND \(Self.resolved) >= :source AND \(Self.resolved) < :end
      AND (:halves IS NULL OR rating.halves = :halves) \(matches.isEmpty ? "" : Self.isLatest)
      AND (:first IS NULL OR \(Self.isWatched))
      \(filter.conditions(title: Self.resolved, year: Self.year, &arguments))
    """
  }

  static let isLatest = """
    AND NOT EXISTS (SELECT 1 FROM rating AS later
      WHERE later.title IN (SELECT original FROM match AS same WHERE same.final = \(resolved)
        UNION ALL SELECT \(resolved))
      AND later.profile = rating.profile AND later.season IS NULL AND later.event > rating.event)
    """

  /// The condition that the profile has watched the title between the dates. The plus keeps SQLite from reading all
  /// plays of these dates by their index.
  static let isWatched = """
    EXISTS (SELECT 1 FROM playCount WHERE playCount.profile = rating.profile
      AND playCount.title IN (SELECT original FROM match AS same WHERE same.final = \(resolved)
        UNION ALL SELECT \(resolved))
      AND +month >= :first AND +month < :last || '~')
    """

  var order: String {
    switch query.order {
    case .score: "rating.halves DESC, rating.event DESC"
    case .lowest: "rating.halves, rating.event DESC"
    case .date: "rating.date DESC, rating.event DESC"
    case .difference: "abs(rating.halves / 2.0 - average) DESC NULLS LAST, rating.event DESC"
    }
  }

  func count(_ matches: Matches, _ filter: DetailFilter, limit: Int = -1) throws -> Int {
    var arguments = titleArguments
    let titles = titles(matches, filter, &arguments)
    return try Int.fetchOne(
      database, sql: "SELECT count(*) FROM (SELECT 1 \(titles) LIMIT \(limit))", arguments: arguments) ?? 0
  }

  /// Returns the decades of rated titles. Each takes one step in the index.
  func decades() throws -> [Int] {
    try Int.fetchAll(
      database.cachedStatement(
        sql: """
          WITH RECURSIVE found (decade) AS (
            SELECT max(year) / 10 * 10 FROM rating WHERE profile = :profile AND season IS NULL
            UNION ALL
            SELECT (SELECT max(year) / 10 * 10 FROM rating
                WHERE profile = :profile AND season IS NULL AND year < decade)
              FROM found WHERE decade IS NOT NULL
          ) SELECT decade FROM found WHERE decade IS NOT NULL
          """), arguments: ["profile": query.profile.rawValue])
  }

  func titlesWithoutDetails(_ matches: Matches) throws -> [TitleReference.Key] {
    guard query.order == .difference || query.titles.genre != nil else { return [] }
    var arguments = titleArguments
    let titles = titles(matches, DetailFilter(), &arguments)
    return try String.fetchAll(
      database,
      sql: "SELECT \(Self.resolved) \(titles) AND detail.title IS NULL ORDER BY rating.event DESC",
      arguments: arguments
    ).map(DetailTable.key)
  }

  func entry(_ row: Row, _ matches: Matches) throws -> RatingsPage.Entry {
    guard let title = try row.title() else { throw DamagedRow() }
    let rating = Rating(
      title: matches.resolved(title), part: .whole, score: try row.score(), date: try row.date(),
      profile: try row.profile(), event: try row.event())
    return RatingsPage.Entry(rating: rating, average: try row.readIfPresent("average"))
  }
}
