import Foundation

/// A date of known precision.
///
/// A day remains the same calendar day, regardless of the reader's time zone. Only a moment has a time. It includes the
/// offset from UTC, so that its calendar day is known too.
public enum PartialDate: Hashable, Sendable {
  /// An unknown date.
  case unknown
  /// A year, from 1 to 9999.
  case year(Int)
  /// A month, from 1 to 12.
  case month(year: Int, month: Int)
  /// A day in the local calendar.
  case day(year: Int, month: Int, day: Int)
  /// The seconds since 1970, and the local offset from UTC in minutes; positive values are ahead of UTC.
  case moment(seconds: Int64, offset: Int)
}

extension PartialDate {
  /// Creates a moment, rounded down to the second, with the offset of a time zone.
  public init(_ date: Date, in zone: TimeZone = .current) {
    self = .moment(
      seconds: Int64(date.timeIntervalSince1970.rounded(.down)), offset: zone.secondsFromGMT(for: date) / 60)
  }

  /// Whether the date exists in the Gregorian calendar, in the years 1 to 9999.
  public var isValid: Bool {
    switch self {
    case .unknown: true
    case .year(let year): (1...9999).contains(year)
    case .month(let year, let month): (1...9999).contains(year) && (1...12).contains(month)
    case .day(let year, let month, let day): CivilDay(year: year, month: month, day: day) != nil
    case .moment(let seconds, let offset): (-18 * 60...18 * 60).contains(offset) && Self.moments.contains(seconds)
    }
  }

  /// The known calendar components. A moment's components are local to its own offset.
  public var components: (year: Int?, month: Int?, day: Int?) {
    switch self {
    case .unknown: return (nil, nil, nil)
    case .year(let year): return (year, nil, nil)
    case .month(let year, let month): return (year, month, nil)
    case .day(let year, let month, let day): return (year, month, day)
    case .moment(let seconds, let offset):
      let day = CivilDay(seconds: seconds + Int64(offset) * 60)
      return (day.year, day.month, day.day)
    }
  }

  // The years 1 to 9999 without their first and last day, so that the local date is in range for every offset.
  private static let moments: ClosedRange<Int64> = -62_135_510_400...253_402_214_400
}

/// ISO 8601 with the known precision: `2024`, `2024-05`, `2024-05-03`, `2024-05-03T22:15:00+02:00`; empty for an
/// unknown date.
extension PartialDate: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .unknown: return ""
    case .year(let year): return year.padded(to: 4)
    case .month(let year, let month): return "\(year.padded(to: 4))-\(month.padded(to: 2))"
    case .day(let year, let month, let day): return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    case .moment(let seconds, let offset):
      let local = seconds + Int64(offset) * 60
      let day = CivilDay(seconds: local)
      let time = Int(local - day.startInSeconds)
      let clock = "\((time / 3600).padded(to: 2)):\((time / 60 % 60).padded(to: 2)):\((time % 60).padded(to: 2))"
      let date = "\(day.year.padded(to: 4))-\(day.month.padded(to: 2))-\(day.day.padded(to: 2))"
      guard offset != 0 else { return "\(date)T\(clock)Z" }
      let difference = "\((abs(offset) / 60).padded(to: 2)):\((abs(offset) % 60).padded(to: 2))"
      return "\(date)T\(clock)\(offset < 0 ? "-" : "+")\(difference)"
    }
  }

  /// Parses the format of ``description``. Fractions of a second are dropped. The result is `nil` for any other format.
  public init?(_ description: String) {
    if description.isEmpty {
      self = .unknown
      return
    }
    var reader = DateReader(description)
    guard let year = reader.number(4) else { return nil }
    guard reader.take("-") else {
      self = .year(year)
      if reader.isAtEnd && isValid { return } else { return nil }
    }
    guard let month = reader.number(2) else { return nil }
    guard reader.take("-") else {
      self = .month(year: year, month: month)
      if reader.isAtEnd && isValid { return } else { return nil }
    }
    guard let day = reader.number(2), let civil = CivilDay(year: year, month: month, day: day) else { return nil }
    self = .day(year: year, month: month, day: day)
    if reader.isAtEnd { return }
    guard reader.take("T"), let time = reader.time(), let offset = reader.offset(), reader.isAtEnd else { return nil }
    self = .moment(seconds: civil.startInSeconds + Int64(time) - Int64(offset) * 60, offset: offset)
    if !isValid { return nil }
  }
}

/// A digit-by-digit date parser. A regular expression would dominate the time to read a journal.
private struct DateReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == sign.value else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = rest.first, (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
      rest.removeFirst()
    }
    return number
  }

  /// Reads a time as seconds of the day. A leap second counts as the first second of the next minute.
  mutating func time() -> Int? {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2), hour < 24,
      minute < 60, second < 61
    else { return nil }
    if take(".") {
      guard number(1) != nil else { return nil }
      while number(1) != nil {}
    }
    return hour * 3600 + minute * 60 + second
  }

  /// Reads an offset from UTC in minutes.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let isBehind = take("-")
    guard isBehind || take("+"), let hours = number(2), take(":"), let minutes = number(2), minutes < 60 else {
      return nil
    }
    return isBehind ? -(hours * 60 + minutes) : hours * 60 + minutes
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
