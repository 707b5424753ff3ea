import Foundation

/// A calendar date without time and time zone, such as a release date, an air date or a birthday.
public struct DayDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a date in the Gregorian calendar. Returns `nil` if the date doesn't exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses `yyyy-MM-dd`, optionally followed by a time. Returns `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8.prefix(11))
    guard digits.count == 10 || (digits.count == 11 && (digits[10] == UInt8(ascii: "T") || digits[10] == 0x20)),
      digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
      let year = Self.number(digits[0..<4]), let month = Self.number(digits[5..<7]),
      let day = Self.number(digits[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date's components, for a formatter or a calendar, without a time zone.
  public var dateComponents: DateComponents {
    DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
  }

  /// Returns the number of days in a month of the Gregorian calendar.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension DayDate: Comparable {
  public static func < (left: DayDate, right: DayDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension DayDate: LosslessStringConvertible {
  /// The date as `yyyy-MM-dd`.
  public var description: String {
    Self.padded(year, to: 4) + "-" + Self.padded(month, to: 2) + "-" + Self.padded(day, to: 2)
  }

  public init?(_ description: String) {
    self.init(description[...])
  }
}

extension DayDate: LenientText {
  init?(lenient text: String) {
    self.init(text[...])
  }
}

extension DayDate {
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0 as Int?) { sum, digit in
      guard let sum, digit >= 0x30, digit <= 0x39 else { return nil }
      return sum * 10 + Int(digit - 0x30)
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
