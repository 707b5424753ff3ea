import AppFoundation
import Library
import Localization
import TMDB
import TitleIdentity

/// The period of a history that statistics cover.
public enum StatisticsPeriod: Hashable, Sendable {
  case all
  /// The last 12 months.
  case recent
  case year(Int)

  /// The period's name, in header capitalization.
  public var title: String {
    switch self {
    case .all: tr("All Time")
    case .recent: tr("Last 12 Months")
    case .year(let year): String(year)
    }
  }

  /// The dates of the plays in the history that the period contains.
  var historyDates: HistoryFilter.Dates? {
    switch self {
    case .all: nil
    case .recent: .recent
    case .year(let year): .year(year)
    }
  }

  /// Returns the periods to choose from; empty if the history covers a single month.
  static func all(of dates: some Collection<PartialDate>) -> [StatisticsPeriod] {
    let years = Set(dates.compactMap(TimeAxis.year))
    guard Set(dates.compactMap(TimeAxis.month)).count > 1 || years.count > 1 else { return [] }
    return [.all, .recent] + years.sorted(by: >).map(StatisticsPeriod.year)
  }

  /// Returns the dates in the period; `nil` if it contains all dates.
  package func dates(of dates: some Collection<PartialDate>, today: DayDate?) -> [PartialDate]? {
    if self == .all { return nil }
    let axis = TimeAxis(dates, period: self, today: today)
    return dates.filter(axis.contains)
  }
}

/// The time axis of a chart: consecutive months, or years if there would be too many months.
package struct TimeAxis: Sendable {
  enum Unit: Sendable {
    case month, year
  }

  let unit: Unit
  /// The months, counted from the year 0, or the years.
  package let positions: [Int]

  package init(_ dates: some Collection<PartialDate>, period: StatisticsPeriod, today: DayDate?) {
    let months = dates.compactMap(Self.month)
    let years = dates.compactMap(Self.year)
    switch period {
    case .year(let year):
      unit = .month
      positions = Array(year * 12..<(year + 1) * 12)
    case .recent:
      let last = today.map { $0.year * 12 + $0.month - 1 } ?? months.max() ?? 0
      unit = .month
      positions = Array(last - 11...last)
    case .all:
      let span = (months.min() ?? 0)...(months.max() ?? 0)
      // Dates known only to the year appear only on an axis of years.
      let isLong = span.count > Self.maximumMonths
      unit = isLong ? .year : .month
      if isLong {
        positions = Array((years.min() ?? 0)...(years.max() ?? 0))
      } else {
        positions = months.isEmpty ? [] : Array(span)
      }
    }
  }

  /// Returns the position of a date on the axis; `nil` if the date isn't precise enough or isn't on the axis.
  func position(of date: PartialDate) -> Int? {
    let position = unit == .month ? Self.month(of: date) : Self.year(of: date)
    guard let position, let first = positions.first, let last = positions.last, (first...last).contains(position) else {
      return nil
    }
    return position
  }

  /// Returns whether a date is in the period, as far as it's known.
  package func contains(_ date: PartialDate) -> Bool {
    if position(of: date) != nil { return true }
    guard let year = date.components.year, date.components.month == nil, let first = positions.first else {
      return false
    }
    // A date without a month counts if the axis shows exactly its year.
    return unit == .month && positions.count == 12 && first == year * 12
  }

  /// Returns the dates in the history at a position.
  func dates(at position: Int) -> HistoryFilter.Dates {
    switch unit {
    case .year: .year(position)
    case .month: .month(year: position / 12, month: position % 12 + 1)
    }
  }

  package func labels(of position: Int, _ texts: TitleTexts) -> (label: String, short: String) {
    switch unit {
    case .year: (String(position), String(position))
    case .month: (texts.month(position % 12 + 1, of: position / 12), texts.shortMonth(position % 12 + 1))
    }
  }

  /// Returns the year of a date; `nil` for implausible years, too. A chart has a bar for each year between the first
  /// and the last.
  static func year(of date: PartialDate) -> Int? {
    date.components.year.flatMap { TitleReference.years.contains($0) ? $0 : nil }
  }

  /// Returns the month of a date, counted from the year 0.
  static func month(of date: PartialDate) -> Int? {
    year(of: date).flatMap { year in date.components.month.map { year * 12 + $0 - 1 } }
  }

  private static let maximumMonths = 24
}
