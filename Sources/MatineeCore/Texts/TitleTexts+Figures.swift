import Foundation
import TMDB

/// How years, lengths, counts and sums are written for the reader.
extension TitleTexts {
  /// "1999"; `nil` when unknown.
  public func year(_ day: DayDate?) -> String? { day.map { String($0.year) } }

  /// "2008–2013", "2019–" while it goes on, "2019" where both are the same; `nil` when the first is unknown.
  public func years(from first: DayDate?, to last: DayDate?, goesOn: Bool) -> String? {
    guard let first else { return nil }
    if goesOn { return "\(first.year)–" }
    guard let last, last.year > first.year else { return String(first.year) }
    return "\(first.year)–\(last.year)"
  }

  /// "2 h 16 min": the signs of the units are the same in all languages. `nil` when unknown.
  public func runningTime(_ minutes: Int?) -> String? {
    guard let minutes, (1...Self.mostMinutes).contains(minutes) else { return nil }
    let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }
    return parts.map { "\(count($0.0))\u{A0}\($0.1)" }.joined(separator: " ")
  }

  /// The same in words.
  public func spokenRunningTime(_ minutes: Int?) -> String? {
    guard let minutes, (1...Self.mostMinutes).contains(minutes) else { return nil }
    let parts = [(minutes / 60, "hour"), (minutes % 60, "minute")].filter { $0.0 > 0 }
    return parts.map { Self.counted($0.0, $0.1) }.joined(separator: " ")
  }

  /// "26,280".
  public func count(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// "1 vote", "26,280 votes".
  public func counted(_ number: Int, _ thing: String) -> String { "\(count(number)) \(thing)\(number == 1 ? "" : "s")" }

  /// A sum of US dollars.
  public func dollars(_ sum: Int) -> String {
    sum.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
  }

  /// How old somebody was on a day; `nil` where that makes no sense.
  public func age(born: DayDate?, on day: DayDate) -> Int? {
    guard let born, born <= day else { return nil }
    let hadBirthday = (day.month, day.day) >= (born.month, born.day)
    let age = day.year - born.year - (hadBirthday ? 0 : 1)
    return age <= Self.oldest ? age : nil
  }

  private static func counted(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The longest film takes five weeks; what is longer is no running time.
  private static let mostMinutes = 100_000
  private static let oldest = 125
}

extension DayDate {
  /// The day that TMDB means by a moment: it writes days as their midnight at Greenwich.
  init?(_ moment: Timestamp?) {
    guard let moment, moment.date.timeIntervalSince1970.isFinite else { return nil }
    self.init(moment.date, in: .gmt)
  }

  /// Today's day where the reader is; `nil` for a clock outside the calendar.
  public static func today(_ date: Date = Date(), in zone: TimeZone = .current) -> DayDate? {
    DayDate(date, in: zone)
  }
}

extension DayDate {
  private init?(_ date: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
