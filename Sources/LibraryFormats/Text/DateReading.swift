import Library

/// Dates as other apps write them, by the letters alone: no locale of the machine's has a say.
enum DateReading {
  /// What is not there is unknown; `nil` for what is there and is no date.
  ///
  /// ISO 8601, with a space for the `T` too, and without a zone as UTC; seconds or milliseconds since 1970; `Wed Feb 22 00:00:00 2017`.
  /// Some apps write a first moment of time, or the year 0 or 1, for what they do not know.
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

  /// A day by its parts, `nil` when there is none such. Two digits of a year are of this century.
  static func day(year: Int, month: Int, day: Int) -> PartialDate? {
    let date = PartialDate.day(year: year < 100 ? year + 2000 : year, month: month, day: day)
    return date.isValid ? date : nil
  }

  /// What the clocks of UTC showed.
  static func moment(_ day: PartialDate, secondsOfDay: Int, offset: Int = 0) -> PartialDate? {
    guard let days = daysSince1970(day) else { return nil }
    let moment = PartialDate.moment(seconds: days * 86_400 + Int64(secondsOfDay - offset * 60), offset: offset)
    return moment.isValid ? meant(moment) : nil
  }

  /// Seconds since 1970, or milliseconds where seconds would be after the year 5000.
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

  /// Nobody watched a film on a computer's first day: the beginning of its time stands for a date that was never known.
  private static func meant(_ moment: PartialDate) -> PartialDate {
    guard case .moment(let seconds, _) = moment else { return moment }
    return (-86_400...86_400).contains(seconds) || moment.components.year ?? 0 < 1800 ? .unknown : moment
  }

  private static func daysSince1970(_ day: PartialDate) -> Int64? {
    guard case .day(let year, let month, let day) = day, year >= 1 else { return nil }
    // Counted from a March, so that a leap day is the last of its year.
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return Int64(era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468)
  }

  /// `Wed Feb 22 00:00:00 2017`, as IMDb wrote until 2017.
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
