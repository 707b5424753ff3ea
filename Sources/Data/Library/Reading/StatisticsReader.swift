import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for statistics. They read the counts of plays, and never the plays themselves.
struct StatisticsReader {
  let database: Database
  let profile: ProfileID
  let source: TitleSource
  /// The current date as a number such as 20260131.
  let today: Int?

  func statistics(selecting select: ([PartialDate: Int]) -> [PartialDate]?) throws -> Statistics {
    var statistics = Statistics()
    let months = try Row.fetchCursor(
      database, sql: "SELECT month, sum(plays) AS plays FROM playCount WHERE profile = ? GROUP BY month",
      arguments: [profile.rawValue])
    while let row = try months.next() { statistics.dates[try row.date("month")] = try row.read("plays") as Int }
    try addPlays(on: select(statistics.dates), to: &statistics)
    statistics.ratings = try ratings()
    statistics.titlesWithoutDetails = try titlesWithoutDetails()
    return statistics
  }
}

extension StatisticsReader {
  /// The plays and their length by month.
  ///
  /// An episode has its own length or else that of the show's episodes.
  static func months(_ selection: String) -> String {
    """
    SELECT month, sum(plays) AS plays, sum(CASE WHEN fetched IS NULL THEN 0
      WHEN \(isWhole("scope", "known")) THEN plays * coalesce(\(totalLength("known", "usual")), 0)
      ELSE minutes + (plays - timed) * coalesce(usual, 0) END) AS minutes
    FROM (
      SELECT playCount.*, detail.title AS known, fetched, detail.minutes AS usual
      FROM playCount LEFT JOIN match ON original = playCount.title \(details("coalesce(final, playCount.title)"))
      WHERE profile = :profile \(selection)
    ) GROUP BY month
    """
  }
}

private extension StatisticsReader {
  func addPlays(on dates: [PartialDate]?, to statistics: inout Statistics) throws {
    var arguments: StatementArguments = [
      "profile": profile.rawValue, "first": source.firstKey, "end": source.endKey, "today": today ?? .max,
    ]
    var selection = ""
    if let dates {
      selection = "AND month IN (\(dates.indices.map { ":month\($0)" }.joined(separator: ", ")))"
      for (index, date) in dates.enumerated() { arguments += ["month\(index)": date.description] }
    }
    let months = try Row.fetchCursor(database, sql: Self.months(selection), arguments: arguments)
    while let row = try months.next() {
      statistics.plays[try row.date("month")] = Statistics.Plays(
        count: try row.read("plays"), minutes: try row.read("minutes"))
    }
    let titles = try Row.fetchCursor(database, sql: Self.titles(selection), arguments: arguments)
    while let row = try titles.next() { try add(row, to: &statistics) }
  }

  func add(_ row: Row, to statistics: inout Statistics) throws {
    let count: Int = try row.read("count")
    switch try row.read("kind") as String {
    case "decade":
      let decade = Int(try row.read("key") as String) ?? 0
      if decade > 0 { statistics.decades[decade] = count }
      statistics.titles += count
      statistics.titlesWithoutLength += try row.read("lengthless") as Int
      statistics.titlesWithoutGenres += try row.read("genreless") as Int
      statistics.titlesWithoutCountries += try row.read("countryless") as Int
    case "genre":
      guard let genre = Int(try row.read("key") as String) else { throw DamagedRow() }
      statistics.genres[genre] = try category(row, count)
    default: statistics.countries[try row.read("key")] = try category(row, count)
    }
  }

  func category(_ row: Row, _ titles: Int) throws -> Statistics.Category {
    Statistics.Category(titles: titles, example: try DetailTable.key(row.read("example")))
  }

  /// The titles by decade, genre and country.
  ///
  /// If plays of a matched title name several years, the latest one counts.
  static func titles(_ selection: String) -> String {
    """
    WITH counted AS MATERIALIZED (
      SELECT title AS original, scope, max(year) AS latest, sum(plays) > sum(timed) AS isUntimed
      FROM playCount WHERE profile = :profile \(selection) GROUP BY title, scope
    ), resolved AS MATERIALIZED (
      SELECT scope, isUntimed, coalesce(final, counted.original) AS title,
        iif(final IS NULL, latest, coalesce((SELECT target.year FROM match AS target
          WHERE target.title = match.final AND target.final IS NOT NULL ORDER BY target.original LIMIT 1), 0)) AS year
      FROM counted LEFT JOIN match ON match.original = counted.original
    ), known AS MATERIALIZED (
      SELECT resolved.*, fetched, detail.minutes AS usual FROM resolved \(details("resolved.title"))
    ), titles AS MATERIALIZED (
      SELECT title, fetched, max(year) AS year, max(CASE WHEN fetched IS NULL THEN 1
        WHEN \(isWhole("scope", "title")) THEN \(totalLength("known.title", "usual")) IS NULL
        ELSE isUntimed AND usual IS NULL END) AS isLengthless
      FROM known GROUP BY title
    )
    SELECT 'decade' AS kind, CAST(year - year % 10 AS TEXT) AS key, count(*) AS count,
      sum(isLengthless) AS lengthless, \(countWithout("detailGenre")) AS genreless,
      \(countWithout("detailCountry")) AS countryless, NULL AS example, NULL AS latest
      FROM titles GROUP BY year - year % 10
    UNION ALL SELECT 'genre', CAST(genre AS TEXT), count(*), 0, 0, 0, title, max(fetched)
      FROM titles JOIN detailGenre USING (title) WHERE fetched IS NOT NULL GROUP BY genre
    UNION ALL SELECT 'country', country, count(*), 0, 0, 0, title, max(fetched)
      FROM titles JOIN detailCountry USING (title) WHERE fetched IS NOT NULL GROUP BY country
    """
  }

  static func details(_ title: String) -> String {
    """
    LEFT JOIN detail ON detail.title = \(title) AND fetched IS NOT NULL
      AND detail.title >= :first AND detail.title < :end
    """
  }

  /// The length of a season or a whole show: the total of its aired episodes; NULL if some are unknown.
  static func totalLength(_ title: String, _ usual: String) -> String {
    """
    (SELECT iif(count(*) = count(coalesce(episode.minutes, \(usual))), sum(coalesce(episode.minutes, \(usual))), NULL)
    FROM episode WHERE episode.title = \(title) AND iif(scope = -1, season > 0, season = scope) AND aired <= :today)
    """
  }

  /// The condition that a play is that of a season or a whole show.
  static func isWhole(_ scope: String, _ title: String) -> String {
    "\(scope) > -2 AND NOT \(DetailTable.isMovie(title))"
  }

  static func countWithout(_ table: String) -> String {
    "sum(fetched IS NULL OR NOT EXISTS (SELECT 1 FROM \(table) WHERE \(table).title = titles.title))"
  }

  /// Returns the number of whole titles by score. If matched titles were rated separately, the latest rating counts.
  func ratings() throws -> [Score: Int] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT halves, count(*) AS count FROM rating
        WHERE profile = ? AND season IS NULL AND halves IS NOT NULL GROUP BY halves
        """,
      arguments: [profile.rawValue])
    var counts: [Score: Int] = [:]
    for row in rows { counts[try row.score()] = try row.read("count") as Int }
    let matched = try Row.fetchAll(
      database,
      sql: """
        SELECT coalesce(final, rating.title) AS title, halves
        FROM rating LEFT JOIN match ON original = rating.title
        WHERE profile = ? AND season IS NULL AND halves IS NOT NULL AND rating.title IN
          (SELECT original FROM match WHERE final IS NOT NULL UNION SELECT final FROM match WHERE final IS NOT NULL)
        ORDER BY rating.event DESC
        """,
      arguments: [profile.rawValue])
    var seen: Set<String> = []
    for row in matched where try !seen.insert(row.read("title")).inserted { counts[try row.score(), default: 0] -= 1 }
    return counts.filter { $0.value > 0 }
  }

  func titlesWithoutDetails() throws -> [TitleReference.Key] {
    try String.fetchAll(
      database,
      sql: """
        WITH counted AS MATERIALIZED (
          SELECT title, max(scope) AS scope, max(month) AS month FROM playCount WHERE profile = ? GROUP BY title
        )
        SELECT coalesce(final, counted.title) AS resolved
        FROM counted LEFT JOIN match ON original = counted.title
          LEFT JOIN detail ON detail.title = coalesce(final, counted.title) AND fetched IS NOT NULL
        WHERE resolved >= ? AND resolved < ? AND (detail.title IS NULL
          OR scope > -2 AND guide IS NULL AND NOT \(DetailTable.isMovie("resolved")))
        GROUP BY resolved ORDER BY max(month) DESC, resolved
        """,
      arguments: [profile.rawValue, source.firstKey, source.endKey]
    ).map(DetailTable.key)
  }
}
