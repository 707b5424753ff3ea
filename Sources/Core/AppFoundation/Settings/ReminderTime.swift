import Foundation

/// A time of day in hours and minutes, in the user's time zone.
public struct ReminderTime: Hashable, Sendable {
  public let hour: Int
  public let minute: Int

  /// The time of the daily reminder, unless the user chooses another one.
  public static let standard = ReminderTime(validHour: 18)

  /// The times that the preferences offer.
  public static let choices = (7...22).map { ReminderTime(validHour: $0) }

  private init(validHour hour: Int) { (self.hour, minute) = (hour, 0) }

  /// Returns whether the time has come on a moment's day.
  public func hasCome(at moment: Date, in zone: TimeZone = .current) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let now = calendar.dateComponents([.hour, .minute], from: moment)
    return ((now.hour ?? 0), (now.minute ?? 0)) >= (hour, minute)
  }

  /// Returns the moment of the time on the day after another moment.
  public func onNextDay(after moment: Date, in zone: TimeZone = .current) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let start = calendar.startOfDay(for: moment)
    let next = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
    // If the clocks change on that day, the time may not exist. The calendar then returns the next one that does.
    return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: next) ?? next
  }
}

/// The format is `18:00`.
extension ReminderTime: LosslessStringConvertible {
  public var description: String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    return (hour < 10 ? "0" : "") + "\(hour):\(minutes)"
  }

  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    (self.hour, self.minute) = (hour, minute)
  }

  /// Returns the time in the locale's format, such as "6:00 PM".
  public func text(_ locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let moment = Date(timeIntervalSince1970: Double(hour * 3_600 + minute * 60))
    return moment.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).hour().minute())
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
