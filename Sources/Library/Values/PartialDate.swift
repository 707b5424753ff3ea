import Foundation

/// When something was, as exactly as it is known.
///
/// A day stays the day of the calendar that it was, wherever it is read: only a moment knows a time, and keeps how far the clocks
/// were from UTC, so that its day is known too.
public enum PartialDate: Hashable, Sendable {
  /// It was, and nobody knows when.
  case unknown
  /// 1 to 9999.
  case year(Int)
  case month(year: Int, month: Int)
  case day(year: Int, month: Int, day: Int)
  /// Seconds since 1970, and by how many minutes the clocks there and then were ahead of UTC.
  case moment(seconds: Int64, offset: Int)
}

extension PartialDate {
  /// A moment to the second, with the clocks of a time zone.
  public init(_ date: Date, in zone: TimeZone = .current) {
    self = .moment(
      seconds: Int64(date.timeIntervalSince1970.rounded(.down)), offset: zone.secondsFromGMT(for: date) / 60)
  }

  /// Whether there is such a date in the Gregorian calendar, from year 1 to 9999.
  public var isValid: Bool {
    switch self {
    case .unknown: true
    case .year(let year): (1...9999).contains(year)
    case .month(let year, let month): (1...9999).contains(year) && (1...12).contains(month)
    case .day(let year, let month, let day): CivilDay(year: year, month: month, day: day) != nil
    case .moment(let seconds, let offset): (-18 * 60...18 * 60).contains(offset) && Self.moments.contains(seconds)
    }
  }

  /// The year, month and day of the calendar, as far as they are known; those of a moment by the clocks it was noted with.
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

  // Years 1 to 9999.
  private static let moments: ClosedRange<Int64> = -62_135_510_400...253_402_214_400
}

/// ISO 8601, as exact as what is known: `2024`, `2024-05`, `2024-05-03`, `2024-05-03T22:15:00+02:00`; nothing where nothing is.
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
      let ahead = "\((abs(offset) / 60).padded(to: 2)):\((abs(offset) % 60).padded(to: 2))"
      return "\(date)T\(clock)\(offset < 0 ? "-" : "+")\(ahead)"
    }
  }

  /// Reads what ``description`` writes, also with a fraction of a second, which is dropped; `nil` for all else.
  public init?(_ description: String) {
    if description.isEmpty {
      self = .unknown
      return
    }
    let pattern =
      /(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|([+-])(\d{2}):(\d{2})))?)?)?/
    guard description.utf8.allSatisfy({ $0 < 128 }), let match = description.wholeMatch(of: pattern),
      let year = Int(match.1)
    else { return nil }
    let month = match.2.flatMap { Int($0) }
    let day = match.3.flatMap { Int($0) }
    guard let month else {
      self = .year(year)
      if isValid { return } else { return nil }
    }
    guard let day else {
      self = .month(year: year, month: month)
      if isValid { return } else { return nil }
    }
    guard let civil = CivilDay(year: year, month: month, day: day) else { return nil }
    guard let hour = match.4.flatMap({ Int($0) }), let minute = match.5.flatMap({ Int($0) }),
      let second = match.6.flatMap({ Int($0) })
    else {
      self = .day(year: year, month: month, day: day)
      return
    }
    guard hour < 24, minute < 60, second < 61 else { return nil }
    let ahead = (match.9.flatMap { Int($0) } ?? 0) * 60 + (match.10.flatMap { Int($0) } ?? 0)
    let offset = match.8 == "-" ? -ahead : ahead
    self = .moment(
      seconds: civil.startInSeconds + Int64(hour * 3600 + minute * 60 + second) - Int64(offset) * 60, offset: offset)
    if !isValid { return nil }
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
