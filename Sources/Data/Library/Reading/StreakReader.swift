import GRDB
import SQLiteFiles

/// The SQL query for the days with plays. It takes one step in the index for each day, and one for each play without a
/// known day.
struct StreakReader {
  let database: Database
  let selection: StatisticsReader.Selection

  /// Returns the runs of consecutive days, and the number of plays without a known day.
  func streaks() throws -> (streaks: [Statistics.Streak], playsWithoutDay: Int) {
    let selected = selection.dates.map(Set.init)
    var (days, playsWithoutDay): ([CivilDay], Int) = ([], 0)
    let rows = try Row.fetchCursor(database, sql: Self.sql, arguments: selection.arguments)
    while let row = try rows.next() {
      let date = try row.date("start")
      guard selected?.contains(date.withoutDay) != false else { continue }
      if let day = date.civilDay { days.append(day) } else { playsWithoutDay += try row.read("undated") as Int }
    }
    return (Statistics.Streak.all(of: days.reversed(), today: selection.today), playsWithoutDay)
  }

  private static let sql = """
    WITH RECURSIVE found (start) AS (
      SELECT substr(max(date), 1, 10) FROM play WHERE profile = :profile
      UNION ALL
      SELECT (SELECT substr(max(date), 1, 10) FROM play WHERE profile = :profile AND date < start)
        FROM found WHERE start IS NOT NULL
    )
    SELECT start, iif(length(start) = 10, 0,
      (SELECT count(*) FROM play WHERE profile = :profile AND date = start)) AS undated
    FROM found WHERE start IS NOT NULL
    """
}

extension Statistics.Streak {
  /// Returns the runs of consecutive days.
  ///
  /// - Parameters:
  ///   - days: The days, in the order of time.
  ///   - today: The current date as a number such as 20260131.
  static func all(of days: some Sequence<CivilDay>, today: Int?) -> [Statistics.Streak] {
    let currentDay = today.flatMap { CivilDay(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100)?.number }
    var streaks: [Statistics.Streak] = []
    var latest: Int64?
    for day in days {
      let date = PartialDate.day(year: day.year, month: day.month, day: day.day)
      let isCurrent = currentDay.map { ($0 - 1...$0).contains(day.number) } ?? false
      if let latest, latest == day.number - 1 {
        streaks[streaks.count - 1].last = date
        streaks[streaks.count - 1].days += 1
        streaks[streaks.count - 1].isCurrent = isCurrent
      } else {
        streaks.append(Statistics.Streak(first: date, last: date, days: 1, isCurrent: isCurrent))
      }
      latest = day.number
    }
    return streaks
  }
}

extension CivilDay {
  /// The number of days since 1970.
  fileprivate var number: Int64 { startInSeconds / 86_400 }
}

extension PartialDate {
  /// The month or year that the counts of plays have.
  fileprivate var withoutDay: PartialDate {
    switch components {
    case (let year?, let month?, _): .month(year: year, month: month)
    case (let year?, nil, _): .year(year)
    default: .unknown
    }
  }

  fileprivate var civilDay: CivilDay? {
    guard case (let year?, let month?, let day?) = components else { return nil }
    return CivilDay(year: year, month: month, day: day)
  }
}
