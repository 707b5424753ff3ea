import Foundation
import TMDB
import Testing
import ToolTestSupport

@testable import Planning

/// Calendar files as another implementation reads them: [icalendar](https://icalendar.readthedocs.io) for Python, the
/// Debian package `python3-icalendar`.
@Suite(.timeLimit(.minutes(5)))
struct CalendarReaderTests {
  /// The values that icalendar finds in a file.
  private struct Calendar: Decodable {
    let name, listedName, refresh, published: String
    let events: [Event]
  }

  private struct Event: Decodable, Equatable {
    var uid, summary, start: String
    var end, description, url: String?
    var sequence: Int
    var modified, stamp, transparency: String
    /// The seconds from the event's start to its alarm.
    var alarm: Double?
  }

  private func read(_ file: CalendarFile) async throws -> Calendar {
    // The Debian package is only found by the system's Python.
    let python = try CommandLineTool("python3", in: URL(filePath: "/usr/bin"))
    let path = python.file("events.ics")
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: URL(filePath: path))
    let outcome = try await python.run(["-c", script, path])
    try #require(outcome.status == 0, "\(outcome.errorOutput)")
    return try JSONDecoder().decode(Calendar.self, from: Data(outcome.output.utf8))
  }

  @Test func `Another reader finds the same events`() async throws {
    // Version 4 reads an escaped backslash before n as a line break. Version 7 doesn't unescape the calendar's name.
    let texts = [
      "Alien", #"Back\slash, semi;colon: "quotes""#, "Zwei\nZeilen", "e\u{301}\u{323}", "👩‍👩‍👧‍👦🇩🇪🏳️‍🌈 🎬",
      "שלום עולם, مرحبا", "千と千尋の神隠し" + String(repeating: "語", count: 60), String(repeating: "w", count: 300),
      String(repeating: "a", count: 67) + "  b", "a" + String(repeating: "\u{301}", count: 80),
    ]
    let days = ["2024-02-29", "2026-12-31", "9999-12-31", "0999-01-01"]
    let events = try texts.enumerated().map { index, text in
      CalendarEvent(
        id: "show/1399/1/\(index)", title: text, description: index.isMultiple(of: 2) ? text + "\n" + text : nil,
        url: index.isMultiple(of: 3) ? URL(string: "https://www.themoviedb.org/tv/1399?a=1,2;b&c=\(index)") : nil,
        day: try #require(DayDate(days[index % days.count])),
        lastModified: Date(timeIntervalSince1970: 1_780_000_000 + Double(index)), sequence: index,
        reminder: index.isMultiple(of: 2) ? CalendarEvent.Reminder(minutes: 540 - index * 1000) : nil)
    }
    let calendar = try await read(CalendarFile(name: "Filme 🎬", events: events))
    #expect(calendar.name == "Filme 🎬" && calendar.listedName == "Filme 🎬")
    #expect(calendar.refresh == "PT12H" && calendar.published == "PT12H")
    #expect(calendar.events.count == events.count)
    for (index, event) in events.enumerated() {
      let read = try #require(calendar.events.first { $0.uid == event.id + "@matinee" })
      #expect(read.summary == event.title && read.description == event.description)
      #expect(read.start == event.day.description && read.url == event.url?.absoluteString)
      #expect(read.sequence == index && read.transparency == "TRANSPARENT")
      #expect(read.modified == "2026-05-28T20:26:4\(index)+00:00" && read.stamp == read.modified)
      #expect(read.alarm == event.reminder.map { Double($0.minutes * 60) })
    }
    let ends = Dictionary(calendar.events.map { ($0.start, $0.end) }) { first, _ in first }
    #expect(
      ends == [
        "2024-02-29": "2024-03-01", "2026-12-31": "2027-01-01", "9999-12-31": nil, "0999-01-01": "0999-01-02",
      ])
  }

  @Test func `Another reader finds the same text in a file that was updated`() async throws {
    let event = CalendarEvent(
      id: "movie/550", title: "Fight Club", day: try #require(DayDate("2026-12-31")), lastModified: .distantPast)
    var changed = event
    changed.title = "Fight Club, again"
    let previous = CalendarFile(name: "Films", events: [event]).text
    let read = try await read(CalendarFile(name: "Films", events: [changed]).updating(previous))
    #expect(read.events.map(\.summary) == ["Fight Club, again"] && read.events.map(\.sequence) == [1])
  }
}

/// Reads a file strictly, and prints its values as JSON. Checks the line lengths and line breaks, because icalendar
/// accepts any.
private let script = """
  import datetime, json, sys
  try:
    import icalendar
  except ImportError:
    sys.exit("Install the package python3-icalendar: scripts/deps test")
  data = open(sys.argv[1], "rb").read()
  assert data.endswith(b"\\r\\n") and data.count(b"\\n") == data.count(b"\\r\\n") == data.count(b"\\r"), "line breaks"
  assert all(len(line) <= 75 for line in data.split(b"\\r\\n")), "line lengths"
  for line in data.split(b"\\r\\n"):
    line.decode("utf-8")
  calendars = icalendar.Calendar.from_ical(data, multiple=True)
  assert len(calendars) == 1
  calendar = calendars[0]
  for component in calendar.walk():
    assert not component.errors, component.errors
  assert calendar["VERSION"] == "2.0" and calendar["CALSCALE"] == "GREGORIAN" and calendar["PRODID"]
  assert set(calendar.required) <= set(calendar.keys())
  def text(value):
    return None if value is None else str(value)
  def duration(value):
    return value.to_ical().decode() if hasattr(value, "to_ical") else str(value)
  def event(item):
    for name in item.required:
      assert name in item, name
    start, end = item.decoded("DTSTART"), item.decoded("DTEND", None)
    for day in (start, end):
      assert day is None or type(day) is datetime.date, day
    alarms = item.walk("VALARM")
    assert all(alarm["ACTION"] == "DISPLAY" and alarm["DESCRIPTION"] == item["SUMMARY"] for alarm in alarms)
    return {
      "uid": text(item["UID"]), "summary": text(item["SUMMARY"]), "description": text(item.get("DESCRIPTION")),
      "start": start.isoformat(), "end": end.isoformat() if end else None, "url": text(item.get("URL")),
      "sequence": int(item["SEQUENCE"]), "transparency": text(item["TRANSP"]),
      "modified": item.decoded("LAST-MODIFIED").isoformat(), "stamp": item.decoded("DTSTAMP").isoformat(),
      "alarm": alarms[0].decoded("TRIGGER").total_seconds() if alarms else None,
    }
  json.dump({
    "name": text(calendar["NAME"]), "listedName": text(calendar["X-WR-CALNAME"]),
    "refresh": duration(calendar["REFRESH-INTERVAL"]), "published": duration(calendar["X-PUBLISHED-TTL"]),
    "events": [event(item) for item in calendar.walk("VEVENT")],
  }, sys.stdout)
  """
