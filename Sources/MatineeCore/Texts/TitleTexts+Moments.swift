import Foundation

extension TitleTexts {
  /// When something was, as the reader's clock and calendar have it: "today at 2:05 PM", "on Nov 20, 2026".
  public func moment(_ date: Date, now: Date = Date(), timeZone: TimeZone = .current) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now))
    switch days.day {
    case 0: return "today at \(date.formatted(style.hour().minute()))"
    case 1: return "yesterday at \(date.formatted(style.hour().minute()))"
    default:
      style = style.year().month().day()
      return "on \(date.formatted(style))"
    }
  }
}
