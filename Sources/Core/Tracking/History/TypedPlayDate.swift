import Foundation
import Library
import Localization
import TMDB

/// The date of a play as the user types it: a day, a month or a year.
public enum TypedPlayDate: Equatable, Sendable {
  case date(PartialDate)
  /// The text isn't a valid date; a sentence explains why.
  case problem(String)

  /// - Parameters:
  ///   - text: A date that starts with the year, a short date, or a date in words. Hyphens, periods, slashes or spaces
  ///     separate the numbers: `2026-11-21`, `2026.3`, `2026`, `27/11`. Words are `yesterday`, `Friday`, `27 Nov` or
  ///     `June 2019`.
  ///   - today: The last day that is accepted; `nil`, for an unreliable clock, accepts all dates.
  ///   - locale: The locale of the words, and of the order of day and month.
  public init(_ text: String, today: DayDate?, locale: Locale = .current) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let found = Self.date(inWords: text, today: today, locale: locale)
    if let date = found ?? Self.shortDate(text, today: today, locale: locale) {
      self.init(Self.text(of: date), today: today, locale: locale)
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { "-./ ".contains($0) }
    let numbers = parts.compactMap { part in
      (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard !text.isEmpty, numbers.count == parts.count, (1...3).contains(numbers.count), parts[0].utf8.count == 4 else {
      self = .problem(tr("Enter a day like 2026-11-21 or yesterday, a month like June 2019, or a year."))
      return
    }
    guard numbers[0] >= Self.firstYear else {
      self = .problem(tr("There were no films before {year}.", ["year": "\(Self.firstYear)"]))
      return
    }
    let date = Self.date(numbers)
    guard date.isValid else {
      self = .problem(numbers.count == 3 ? tr("This day doesn’t exist.") : tr("This month doesn’t exist."))
      return
    }
    self = Self.isAhead(numbers, today) ? .problem(tr("This date is in the future.")) : .date(date)
  }

  /// Returns a date as the user would type it; empty if unknown.
  public static func text(of date: PartialDate) -> String {
    let known = date.components
    guard let year = known.year else { return "" }
    guard let month = known.month else { return PartialDate.year(year).description }
    guard let day = known.day else { return PartialDate.month(year: year, month: month).description }
    return PartialDate.day(year: year, month: month, day: day).description
  }

  private static func date(_ numbers: [Int]) -> PartialDate {
    switch numbers.count {
    case 1: .year(numbers[0])
    case 2: .month(year: numbers[0], month: numbers[1])
    default: .day(year: numbers[0], month: numbers[1], day: numbers[2])
    }
  }

  private static func isAhead(_ numbers: [Int], _ today: DayDate?) -> Bool {
    guard let today else { return false }
    return [today.year, today.month, today.day].prefix(numbers.count).lexicographicallyPrecedes(numbers)
  }

  private static let firstYear = 1870
}
