import GRDB
import SQLiteFiles
import TitleIdentity

/// The plays of a profile in one year, for a review.
public struct WatchedYear: Hashable, Sendable {
  /// The number of movies.
  public internal(set) var films = 0
  /// The number of shows.
  public internal(set) var shows = 0
  /// The number of plays of episodes. A season or a whole show counts with its aired episodes, if they are known.
  public internal(set) var episodes = 0
  /// The first play with a known day.
  public internal(set) var first: Play?
  /// The last play with a known day.
  public internal(set) var last: Play?
  /// The number of plays by day.
  public internal(set) var days: [PartialDate: Int] = [:]
}

extension Library {
  /// Returns the plays of a year.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - source: The source whose titles have details.
  ///   - today: The current date as a number such as 20260131, on which an episode has aired; `nil` counts all episodes
  ///     with a date.
  public func watchedYear(
    _ year: Int, of profile: ProfileID, source: TitleSource, today: Int? = nil
  ) async throws(LibraryError) -> WatchedYear {
    try await file.read { database in
      let months = [PartialDate.year(year)] + (1...12).map { .month(year: year, month: $0) }
      let selection = StatisticsReader.Selection(months, profile: profile, source: source, today: today)
      return try WatchedYearReader(database: database, selection: selection, year: .year(year)).watchedYear()
    }
  }
}

/// SQL queries for the plays of one year. They read only that year's part of the index of dates.
struct WatchedYearReader {
  let database: Database
  let selection: StatisticsReader.Selection
  let year: PartialDate

  func watchedYear() throws -> WatchedYear {
    var watched = WatchedYear()
    if let row = try Row.fetchOne(database, sql: Self.counts(selection.condition), arguments: selection.arguments) {
      watched.films = try row.read("films")
      watched.shows = try row.read("shows")
      watched.episodes = try row.read("episodes")
    }
    let matches = try Matches(database)
    let arguments: StatementArguments = ["profile": selection.profile.rawValue, "year": year.description]
    watched.first = try play("", arguments, matches)
    watched.last = try play("DESC", arguments, matches)
    let days = try Row.fetchCursor(
      database, sql: "SELECT substr(date, 1, 10) AS day, count(*) AS plays \(Self.dated) GROUP BY day",
      arguments: arguments)
    while let row = try days.next() { watched.days[try row.date("day")] = try row.read("plays") as Int }
    return watched
  }

  // A tilde follows all characters of dates in ASCII.
  private static let dated = """
    FROM play WHERE profile = :profile AND date >= :year AND date < :year || '~' AND length(date) >= 10
    """

  private func play(_ direction: String, _ arguments: StatementArguments, _ matches: Matches) throws -> Play? {
    let row = try Row.fetchOne(
      database, sql: "SELECT * \(Self.dated) ORDER BY date \(direction), event \(direction) LIMIT 1",
      arguments: arguments)
    guard let row, let title = try row.title() else { return nil }
    return Play(
      id: try row.event(), title: matches.resolved(title), part: try row.part(), date: try row.date(),
      profile: selection.profile)
  }

  private static func counts(_ condition: String) -> String {
    """
    SELECT count(DISTINCT iif(isMovie, title, NULL)) AS films, count(DISTINCT iif(isMovie, NULL, title)) AS shows,
      coalesce(sum(CASE WHEN isMovie THEN 0 WHEN scope = -2 THEN plays ELSE plays * (
        SELECT count(*) FROM episode WHERE episode.title = counted.title
          AND iif(scope = -1, season > 0, season = scope) AND aired <= :today) END), 0) AS episodes
    FROM (
      SELECT coalesce(final, playCount.title) AS title, scope, plays,
        \(DetailTable.isMovie("coalesce(final, playCount.title)")) AS isMovie
      FROM playCount LEFT JOIN match ON match.original = playCount.title WHERE profile = :profile \(condition)
    ) AS counted
    """
  }
}
