import Foundation
import TMDB

/// A calendar file that other apps subscribe to.
///
/// Source: [RFC 5545](https://www.rfc-editor.org/rfc/rfc5545), and
/// [RFC 7986](https://www.rfc-editor.org/rfc/rfc7986) for the name and the refresh interval.
public struct CalendarFile: Hashable, Sendable {
  /// The name that calendar apps suggest.
  public var name: String
  /// The events. Of several events with the same ID, the first one counts.
  public var events: [CalendarEvent]

  public init(name: String, events: [CalendarEvent]) {
    (self.name, self.events) = (name, events)
  }

  /// The file's content: lines of up to 75 bytes in UTF-8, with CRLF line breaks. It depends only on the name and the
  /// set of events, which are sorted by day.
  public var text: String {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0",
      // The app's version isn't part of it, so that an update doesn't change the file.
      "PRODID:-//Matinee//Calendar//EN", "CALSCALE:GREGORIAN", "NAME:" + CalendarText.escaped(name),
      "X-WR-CALNAME:" + CalendarText.escaped(name), "REFRESH-INTERVAL;VALUE=DURATION:" + Self.refreshInterval,
      "X-PUBLISHED-TTL:" + Self.refreshInterval,
    ]
    let lines = head + uniqueEvents.flatMap(\.lines) + ["END:VCALENDAR"]
    return lines.map(ContentLines.folded).joined()
  }

  private var uniqueEvents: [CalendarEvent] {
    var known: Set<[UInt8]> = []
    return events.filter { known.insert(Array($0.id.utf8)).inserted }.sorted {
      $0.day == $1.day ? $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) : $0.day < $1.day
    }
  }

  private static let refreshInterval = "PT12H"
}
