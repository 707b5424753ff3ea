import GRDB
import TitleIdentity

extension StatisticsReader {
  /// The plays to count, as a part of an SQL query.
  struct Selection {
    /// The profile.
    let profile: ProfileID
    /// The months and years of the plays; `nil` for all.
    let dates: [PartialDate]?
    /// The current date as a number such as 20260131.
    let today: Int?
    /// The condition for a row of `playCount`, which begins with `AND`; empty for all.
    let condition: String
    /// The arguments of queries with the condition and the source's titles.
    let arguments: StatementArguments

    init(_ dates: [PartialDate]?, profile: ProfileID, source: TitleSource, today: Int?) {
      (self.profile, self.dates, self.today) = (profile, dates, today)
      var arguments: StatementArguments = [
        "profile": profile.rawValue, "first": source.firstKey, "end": source.endKey, "today": today ?? .max,
      ]
      for (index, date) in (dates ?? []).enumerated() { arguments += ["month\(index)": date.description] }
      self.arguments = arguments
      condition = dates.map { "AND month IN (\($0.indices.map { ":month\($0)" }.joined(separator: ", ")))" } ?? ""
    }
  }
}

/// The parts that the queries have in common.
extension StatisticsReader {
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
}
