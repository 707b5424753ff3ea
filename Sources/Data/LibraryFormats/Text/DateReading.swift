import Library
import Localization

/// A locale-independent parser for other apps' dates.
enum DateReading {
  /// Parses a date. An empty text is an unknown date; the result is `nil` for anything that isn't a date.
  ///
  /// It accepts ISO 8601, also with a space instead of `T`, and with UTC as the default zone. It also accepts seconds
  /// or milliseconds since 1970, and `Wed Feb 22 00:00:00 2017`. Some apps write the start of 1970 or the year 0 or 1
  /// for unknown dates.
  static func date(_ text: String) -> PartialDate? {
    var text = text
    let known = text.withUTF8 { bytes -> PartialDate?? in
      let scan = DateScan(bytes)
      if scan.isBlank { return .some(.unknown) }
      return scan.date().map { .some($0) } ?? .none
    }
    if let known { return known }
    return isUnknown(text) ? .unknown : written(text)
  }

  /// Parses the date of a fact that is imported without one if it can't be read.
  ///
  /// - Returns: The date, and a sentence if it can't be read.
  static func optional(_ text: String?) -> (date: PartialDate, remark: String?) {
    guard let text else { return (.unknown, nil) }
    guard let date = date(text) else { return (.unknown, tr("“{text}” isn’t a date.", ["text": text])) }
    return (date, nil)
  }

  /// Creates a day; returns `nil` if it doesn't exist. Two-digit years are in this century.
  static func day(year: Int, month: Int, day: Int) -> PartialDate? {
    let date = PartialDate.day(year: year < 100 ? year + 2000 : year, month: month, day: day)
    return date.isValid ? date : nil
  }

  /// Creates a moment from a day and a time at an offset from UTC in minutes.
  static func moment(_ day: PartialDate, secondsOfDay: Int, offset: Int = 0) -> PartialDate? {
    guard let days = daysSince1970(day) else { return nil }
    let moment = PartialDate.moment(seconds: days * 86_400 + Int64(secondsOfDay - offset * 60), offset: offset)
    return moment.isValid ? meant(moment) : nil
  }

  /// Creates a moment from seconds since 1970, or from milliseconds if seconds would be after the year 5000.
  static func epoch(_ number: Int64) -> PartialDate? {
    let seconds = number > 95_617_584_000 ? number / 1000 : number
    let moment = PartialDate.moment(seconds: seconds, offset: 0)
    return moment.isValid ? meant(moment) : nil
  }
}

extension DateReading {
  private static func isUnknown(_ text: String) -> Bool {
    ["unknown", "null", "none", "n/a", "-"].contains(text.lowercased())
  }

  /// Returns an unknown date for the start of 1970 or any implausibly early moment, which apps write for unknown dates.
  private static func meant(_ moment: PartialDate) -> PartialDate {
    guard case .moment(let seconds, _) = moment else { return moment }
    return (-86_400...86_400).contains(seconds) || moment.components.year ?? 0 < 1800 ? .unknown : moment
  }

  private static func daysSince1970(_ day: PartialDate) -> Int64? {
    guard case .day(let year, let month, let day) = day, year >= 1 else { return nil }
    // The year begins in March, so that a leap day comes last.
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return Int64(era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468)
  }

  /// Parses `Wed Feb 22 00:00:00 2017`, as IMDb wrote until 2017.
  private static func written(_ text: String) -> PartialDate? {
    let parts = text.split(separator: " ")
    guard (3...6).contains(parts.count), let month = months.firstIndex(of: parts[1].lowercased()),
      let day = Int(parts[2]),
      let year = parts.last.flatMap({ $0.utf8.count == 4 ? Int($0) : nil })
    else { return nil }
    return self.day(year: year, month: month + 1, day: day)
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
}
