import Foundation

/// A point in time in one of TMDB's formats.
///
/// The formats are `2015-05-27T00:00:00.000Z`, the same without fractions, and `2026-01-01 00:00:00 UTC`.
public struct Timestamp: Hashable, Sendable {
  /// The point in time.
  public let date: Date

  /// Creates a timestamp from a date.
  public init(_ date: Date) {
    self.date = date
  }
}

extension Timestamp: Comparable {
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.date < right.date
  }
}

extension Timestamp: LenientText {
  init?(lenient text: String) {
    guard let day = DayDate(text[...]) else { return nil }
    let time = text.dropFirst(11).prefix { $0.isNumber || $0 == ":" || $0 == "." }.split(separator: ":")
    let parts = time.compactMap { Double($0) }
    guard parts.count == time.count, parts.isEmpty || parts.count == 3,
      zip(parts, [24, 60, 61] as [Double]).allSatisfy({ $0 < $1 })
    else { return nil }
    let hours = parts.isEmpty ? 0 : parts[0] * 3600 + parts[1] * 60 + parts[2]
    self.init(Date(timeIntervalSince1970: Double(Self.daysSince1970(day)) * 86_400 + hours))
  }
}

extension Timestamp {
  private static func daysSince1970(_ date: DayDate) -> Int {
    let year = date.month <= 2 ? date.year - 1 : date.year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
