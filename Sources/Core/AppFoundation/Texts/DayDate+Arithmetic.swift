import Foundation
import TMDB

/// Counting days in the Gregorian calendar, without a time zone.
extension DayDate {
  /// The number of days since 1 January 1970.
  public var daysSince1970: Int {
    // Years begin in March, so that the leap day is the last day of its year.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Creates a date. Returns `nil` outside the years 1 to 9999.
  public init?(daysSince1970 days: Int) {
    let shifted = days + 719_468
    guard shifted >= 0 else { return nil }
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Returns the date some days later, or earlier if the number is negative; `nil` outside the years 1 to 9999.
  public func adding(days: Int) -> DayDate? { DayDate(daysSince1970: daysSince1970 + days) }

  /// Returns the number of days until another date, which is negative for an earlier one.
  public func days(until other: DayDate) -> Int { other.daysSince1970 - daysSince1970 }

  /// Creates the date of a moment.
  ///
  /// - Parameter offset: The local offset from UTC in seconds.
  public init?(_ moment: Date, offset: Int) {
    let seconds = moment.timeIntervalSince1970 + Double(offset)
    guard abs(seconds) < 1e12 else { return nil }
    self.init(daysSince1970: Int((seconds / 86_400).rounded(.down)))
  }
}
