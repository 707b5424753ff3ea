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
    let months = try Row.fetchAll(
      database, sql: "SELECT month, sum(plays) AS plays FROM playCount WHERE profile = ? GROUP BY month",
      arguments: [profile.rawValue])
    for row in months { statistics.dates[try row.date("month")] = try row.read("plays") as Int }
    try addPlays(on: select(statistics.dates), to: &statistics)
    statistics.ratings = try ratings()
    statistics.titlesWithoutDetails = try titlesWithoutDetails()
    return statistics
  }
}

private extension StatisticsReader {
  func addPlays(on dates: [PartialDate]?, to statistics: inout Statistics) throws {
    var arguments: StatementArguments = [
      "profile": profile.rawValue, "first": source.firstKey, "end": source.endKey,
      "today": today ?? .max,
    ]
    var selection = ""
    if let dates {
      selection = "AND month IN (\(dates.indices.map { ":month\($0)" }.joined(separator: ", ")))"
      for (index, date) in dates.enumerated() { arguments += ["month\(index)": date.description] }
    }
    let rows = try Row.fetchCursor(database, sql: Self.plays(selection), arguments: arguments)
    while let row = try rows.next() {
      let count: Int = try row.read("count")
      switch try row.read("kind") as String {
      case "month":
        statistics.plays[try row.date("key")] = Statistics.Plays(count: count, minutes: try row.read("minutes"))
      case "decade":
        let decade = Int(try row.read("key") as String) ?? 0
        if decade > 0 { statistics.decades[decade] = count }
        statistics.titles += count
        statistics.titlesWithoutLength += try row.read("minutes") as Int
        statistics.titlesWithoutGenres += try row.read("genreless") as Int
        statistics.titlesWithoutCountries += try row.read("countryless") as Int
      case "genre":
        guard let genre = Int(try row.read("key") as String) else { throw DamagedRow() }
        statistics.genres[genre] = try category(row, count)
      default: statistics.countries[try row.read("key")] = try category(row, count)
      }
    }
  }

  func category(_ row: Row, _ titles: Int) throws -> Statistics.Category {
    Statistics.Category(titles: titles, example: try DetailTable.key(row.read("example")))
  }

  /// The query reads the counts once, and groups them in several ways.
  ///
  /// An episode has its own length or else that of the show's episodes. A season or a whole show has the total of its
  /// aired episodes, if all are known. If plays of a matched title name several years, the latest one counts.
  static func plays(_ selection: String) -> String {
    """
    WITH counted AS MATERIALIZED (
      SELECT coalesce(final, playCount.title) AS title, scope, month, plays, timed, minutes,
        iif(final IS NULL, playCount.year, coalesce((SELECT target.year FROM match AS target
          WHERE target.title = match.final AND target.final IS NOT NULL ORDER BY target.original LIMIT 1), 0)) AS year
      FROM playCount LEFT JOIN match ON original = playCount.title WHERE profile = :profile \(selection)
    ), measured AS MATERIALIZED (
      SELECT counted.*, detail.title AS known, detail.fetched, detail.minutes AS usual,
        scope > -2 AND NOT \(isMovie("counted.title")) AS isTotal,
        iif(scope > -2, (
          SELECT iif(count(*) = count(coalesce(episode.minutes, detail.minutes)),
            sum(coalesce(episode.minutes, detail.minutes)), NULL)
          FROM episode WHERE episode.title = counted.title AND iif(scope = -1, season > 0, season = scope)
            AND aired <= :today), NULL) AS total
      FROM counted LEFT JOIN detail ON detail.title = counted.title AND fetched IS NOT NULL
        AND detail.title >= :first AND detail.title < :end
    ), timed AS MATERIALIZED (
      SELECT title, month, plays, year, known, fetched,
        CASE WHEN known IS NULL THEN 0 WHEN isTotal THEN plays * coalesce(total, 0)
          ELSE minutes + (plays - timed) * coalesce(usual, 0) END AS length,
        CASE WHEN known IS NULL THEN 1 WHEN isTotal THEN total IS NULL
          ELSE plays > timed AND usual IS NULL END AS isUnknown
      FROM measured
    ), titles AS MATERIALIZED (
      SELECT title, known, fetched, max(year) AS year, max(isUnknown) AS isUnknown FROM timed GROUP BY title
    )
    SELECT 'month' AS kind, month AS key, sum(plays) AS count, sum(length) AS minutes, 0 AS genreless,
      0 AS countryless, NULL AS example, NULL AS latest FROM timed GROUP BY month
    UNION ALL SELECT 'decade', CAST(year - year % 10 AS TEXT), count(*), sum(isUnknown),
      sum(known IS NULL OR NOT EXISTS (SELECT 1 FROM detailGenre WHERE detailGenre.title = titles.title)),
      sum(known IS NULL OR NOT EXISTS (SELECT 1 FROM detailCountry WHERE detailCountry.title = titles.title)),
      NULL, NULL FROM titles GROUP BY year - year % 10
    UNION ALL SELECT 'genre', CAST(genre AS TEXT), count(*), 0, 0, 0, title, max(fetched)
      FROM titles JOIN detailGenre USING (title) WHERE known IS NOT NULL GROUP BY genre
    UNION ALL SELECT 'country', country, count(*), 0, 0, 0, title, max(fetched)
      FROM titles JOIN detailCountry USING (title) WHERE known IS NOT NULL GROUP BY country
    """
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
        SELECT coalesce(final, playCount.title) AS resolved
        FROM playCount LEFT JOIN match ON original = playCount.title
          LEFT JOIN detail ON detail.title = coalesce(final, playCount.title) AND fetched IS NOT NULL
        WHERE profile = ? AND resolved >= ? AND resolved < ? AND (detail.title IS NULL
          OR scope > -2 AND guide IS NULL AND NOT \(Self.isMovie("resolved")))
        GROUP BY resolved ORDER BY max(month) DESC, resolved
        """,
      arguments: [profile.rawValue, source.firstKey, source.endKey]
    ).map(DetailTable.key)
  }

  /// The condition that a key is that of a movie. A source may itself contain slashes, so only the end counts.
  static func isMovie(_ key: String) -> String { "rtrim(\(key), '-0123456789') GLOB '*/movie/'" }
}
