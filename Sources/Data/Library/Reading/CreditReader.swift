import GRDB
import SQLiteFiles

/// The SQL query for the people of the selected plays' titles. It reads counts of plays, and never the plays.
struct CreditReader {
  let database: Database
  let selection: StatisticsReader.Selection

  func rankings() throws -> (actors: Statistics.Ranking, directors: Statistics.Ranking) {
    var rankings = [Statistics.Ranking(), Statistics.Ranking()]
    let rows = try Row.fetchCursor(database, sql: Self.sql(selection.condition), arguments: selection.arguments)
    while let row = try rows.next() {
      let role: Int = try row.read("role")
      guard rankings.indices.contains(role) else { throw DamagedRow() }
      switch try row.read("ranking") as String {
      case "titles": rankings[role].byTitles.append(try person(row))
      case "time": rankings[role].byTime.append(try person(row))
      case "rating": rankings[role].byRating.append(try person(row))
      default: rankings[role].titlesWithout = try row.read("titles")
      }
    }
    for role in rankings.indices {
      rankings[role].byTitles.sort { ($1.titles, $1.minutes, $0.id) < ($0.titles, $0.minutes, $1.id) }
      rankings[role].byTime.sort { ($1.minutes, $0.id) < ($0.minutes, $1.id) }
      rankings[role].byRating.sort {
        ($1.meanHalves ?? 0, $1.ratedTitles, $0.id) < ($0.meanHalves ?? 0, $0.ratedTitles, $1.id)
      }
    }
    return (rankings[0], rankings[1])
  }

  private func person(_ row: Row) throws -> Statistics.Person {
    Statistics.Person(
      id: try row.read("person"), name: try row.read("name"), titles: try row.read("titles"),
      minutes: try row.read("minutes"), ratedTitles: try row.read("rated"), meanHalves: try row.readIfPresent("mean"))
  }

  private static func sql(_ condition: String) -> String {
    """
    WITH roles (role) AS (VALUES (0), (1)), counted AS MATERIALIZED (
      SELECT title AS original, scope, sum(plays) AS plays, sum(timed) AS timed, sum(minutes) AS minutes
      FROM playCount WHERE profile = :profile \(condition) GROUP BY title, scope
    ), resolved AS MATERIALIZED (
      SELECT coalesce(final, counted.original) AS title, scope, plays, timed, minutes
      FROM counted LEFT JOIN match ON match.original = counted.original
    ), titles AS MATERIALIZED (
      SELECT resolved.title AS title, coalesce(max(hasPeople), 0) AS hasPeople, sum(CASE WHEN fetched IS NULL THEN 0
        WHEN \(StatisticsReader.isWhole("scope", "resolved.title"))
          THEN plays * coalesce(\(StatisticsReader.totalLength("resolved.title", "detail.minutes")), 0)
        ELSE resolved.minutes + (plays - timed) * coalesce(detail.minutes, 0) END) AS minutes
      FROM resolved \(StatisticsReader.details("resolved.title")) GROUP BY resolved.title
    ), rated AS MATERIALIZED (
      SELECT coalesce(final, rating.title) AS title, halves, max(rating.event) FROM rating
      LEFT JOIN match ON original = rating.title
      WHERE profile = :profile AND season IS NULL AND halves IS NOT NULL GROUP BY coalesce(final, rating.title)
    ), people AS MATERIALIZED (
      SELECT role, person, count(*) AS titles, sum(minutes) AS minutes, count(halves) AS rated, avg(halves) AS mean
      FROM titles JOIN detailPerson USING (title) LEFT JOIN rated USING (title)
      WHERE hasPeople GROUP BY role, person
    )
    \(first("titles", "true", "titles DESC, minutes DESC, person"))
    UNION ALL \(first("time", "minutes > 0", "minutes DESC, person"))
    UNION ALL \(first("rating", "rated > 1", "mean DESC, rated DESC, person"))
    UNION ALL SELECT 'unknown', role, 0, '',
        coalesce(sum(titles.title IS NOT NULL AND (NOT hasPeople OR NOT EXISTS (
          SELECT 1 FROM detailPerson WHERE detailPerson.title = titles.title AND detailPerson.role = roles.role))), 0),
        0, 0, NULL
      FROM roles LEFT JOIN titles GROUP BY role
    """
  }

  /// Returns the first people of each role in an order.
  private static func first(_ ranking: String, _ condition: String, _ order: String) -> String {
    (0...1).map { role in
      """
      SELECT '\(ranking)' AS ranking, role, found.person, name, titles, minutes, rated, mean FROM (
        SELECT * FROM people WHERE role = \(role) AND \(condition) ORDER BY \(order)
        LIMIT \(Statistics.maximumCount)) AS found JOIN person ON person.id = found.person
      """
    }.joined(separator: " UNION ALL ")
  }
}
