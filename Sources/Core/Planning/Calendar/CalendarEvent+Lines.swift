import AppFoundation
import Foundation
import TMDB

/// The component of an event in a calendar file.
///
/// Source: [RFC 5545, section 3.6.1](https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1).
extension CalendarEvent {
  /// The unfolded lines of the event, without line breaks.
  var lines: [String] {
    let modified = CalendarRevision.text(of: lastModified)
    // In a file without a method, DTSTAMP is the date of the latest change, too.
    let revision = ["DTSTAMP:" + modified, "LAST-MODIFIED:" + modified, "SEQUENCE:\(CalendarRevision.valid(sequence))"]
    return ["BEGIN:VEVENT", uid] + revision + content + ["END:VEVENT"]
  }

  /// The line with the ID.
  var uid: String { "UID:" + CalendarText.escaped(id) + "@matinee" }

  /// The lines whose change is a new revision of the event.
  var content: [String] {
    var lines = ["DTSTART;VALUE=DATE:" + Self.text(of: day)]
    // An event on the calendar's last day has no end. It lasts a day, too.
    if let end = day.adding(days: 1) { lines.append("DTEND;VALUE=DATE:" + Self.text(of: end)) }
    lines.append("SUMMARY:" + CalendarText.escaped(title))
    if let description { lines.append("DESCRIPTION:" + CalendarText.escaped(description)) }
    if let url { lines.append("URL:" + url.absoluteString) }
    lines.append("TRANSP:TRANSPARENT")
    if let reminder {
      lines += [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + CalendarText.escaped(title),
        "TRIGGER:" + Self.duration(minutes: reminder.minutes), "END:VALARM",
      ]
    }
    return lines
  }

  private static func text(of day: DayDate) -> String { day.description.replacing("-", with: "") }

  /// Returns a duration such as `-P1DT6H`.
  ///
  /// Source: [RFC 5545, section 3.3.6](https://www.rfc-editor.org/rfc/rfc5545#section-3.3.6).
  private static func duration(minutes: Int) -> String {
    let total = minutes.magnitude
    let parts = [(total / 1440, "D"), (total / 60 % 24, "H"), (total % 60, "M")]
    let days = parts.prefix(1).filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    var time = parts.dropFirst().filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    if total == 0 { time = "0M" }
    return (minutes < 0 ? "-P" : "P") + days + (time.isEmpty ? "" : "T" + time)
  }
}
