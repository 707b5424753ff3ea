import Foundation
import TMDB
import Testing

@testable import Planning

/// The text of calendar files, and the revisions of their events.
struct CalendarFileTests {
  private let noon = Date(timeIntervalSince1970: 1_780_000_000.9)

  private func event(
    _ id: String = "show/1399/1/3", title: String = "Lord Snow", day: String = "2026-12-31", sequence: Int = 0
  ) throws -> CalendarEvent {
    CalendarEvent(
      id: id, title: title, day: try #require(DayDate(day)), lastModified: noon, sequence: sequence)
  }

  @Test func `A file has its head and an all-day event with all properties`() throws {
    var event = try event()
    event.description = "Season 1\nEpisode 3, “Lord Snow”"
    event.url = URL(string: "https://www.themoviedb.org/tv/1399/season/1")
    event.reminder = CalendarEvent.Reminder(minutes: 9 * 60)
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Matinee//Calendar//EN", "CALSCALE:GREGORIAN",
      #"NAME:Films\, Series"#, #"X-WR-CALNAME:Films\, Series"#, "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
      "X-PUBLISHED-TTL:PT12H", "BEGIN:VEVENT", "UID:show/1399/1/3@matinee", "DTSTAMP:20260528T202640Z",
      "LAST-MODIFIED:20260528T202640Z", "SEQUENCE:0", "DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101",
      "SUMMARY:Lord Snow", #"DESCRIPTION:Season 1\nEpisode 3\, “Lord Snow”"#,
      "URL:https://www.themoviedb.org/tv/1399/season/1", "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
      "DESCRIPTION:Lord Snow", "TRIGGER:PT9H", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
    ]
    let text = CalendarFile(name: "Films, Series", events: [event]).text
    #expect(text == lines.map { $0 + "\r\n" }.joined())
  }

  @Test(arguments: [
    (0, "PT0M"), (1, "PT1M"), (-1, "-PT1M"), (9 * 60 + 30, "PT9H30M"), (-6 * 60, "-PT6H"), (-1440, "-P1D"),
    (-1440 - 361, "-P1DT6H1M"), (2880 + 5, "P2DT5M"), (.min, "-P6405119470038038DT18H8M"),
  ])
  func `A reminder is relative to the beginning of the day`(minutes: Int, trigger: String) throws {
    var event = try event()
    event.reminder = CalendarEvent.Reminder(minutes: minutes)
    #expect(event.lines.contains("TRIGGER:\(trigger)"), "\(event.lines)")
  }

  @Test(arguments: [
    ("2024-02-28", "20240229"), ("2023-02-28", "20230301"), ("2024-12-31", "20250101"), ("2024-04-30", "20240501"),
    ("0999-12-31", "10000101"), ("9999-12-31", nil),
  ])
  func `An event ends before the next day`(day: String, end: String?) throws {
    let lines = try event(day: day).lines.filter { $0.hasPrefix("DTEND") }
    #expect(lines == [end].compactMap { $0.map { "DTEND;VALUE=DATE:\($0)" } })
  }

  @Test(arguments: [
    (0, "19700101T000000Z"), (1_780_000_000.999, "20260528T202640Z"), (-1, "19700101T000000Z"),
    (.nan, "19700101T000000Z"), (.infinity, "99991231T235959Z"), (-.infinity, "19700101T000000Z"),
    (253_402_300_799, "99991231T235959Z"), (1e300, "99991231T235959Z"),
  ])
  func `Dates of changes are in UTC and in the range of the format`(seconds: TimeInterval, text: String) {
    #expect(CalendarRevision.text(of: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func `The text depends on neither the order of the events nor duplicates`() throws {
    let events = [
      try event("movie/550", day: "2026-01-02"), try event("movie/9", day: "2026-01-02"),
      try event("movie/1", day: "2026-01-01"),
    ]
    let text = CalendarFile(name: "Films", events: events).text
    #expect(CalendarFile(name: "Films", events: events.reversed()).text == text)
    #expect(CalendarFile(name: "Films", events: events + [try event("movie/1", title: "Other")]).text == text)
    let ids = ContentLines.unfolded(text).filter { $0.hasPrefix("UID:") }
    #expect(ids == ["UID:movie/1@matinee", "UID:movie/550@matinee", "UID:movie/9@matinee"])
  }

  @Test func `A file without changes stays the same, whatever the dates of its events`() throws {
    var full = try event("movie/550", title: String(repeating: "Fight, Club; ", count: 20))
    (full.description, full.reminder) = ("a\nb", CalendarEvent.Reminder(minutes: -60))
    full.url = URL(string: "https://www.themoviedb.org/movie/550")
    let old = CalendarFile(name: "Films", events: [try event(sequence: 4), full])
    var new = old
    for index in new.events.indices {
      new.events[index].lastModified += 86_400
      new.events[index].sequence = 0
    }
    #expect(new.text != old.text)
    #expect(new.updating(old.text).text == old.text)
    let unixText = old.text.replacing("\r\n", with: "\n")
    #expect(new.updating(unixText).text == old.text)
  }

  @Test func `Only changed events get a higher sequence and the new date`() throws {
    let old = CalendarFile(name: "Films", events: [try event("movie/1", sequence: 2), try event("movie/2")])
    var new = CalendarFile(name: "Movies", events: old.events + [try event("movie/3", sequence: 1)])
    for index in new.events.indices { new.events[index].lastModified += 60 }
    new.events[0].day = try #require(DayDate("2027-01-01"))
    let updated = new.updating(old.text)
    #expect(updated.name == "Movies")
    #expect(updated.events.map(\.sequence) == [3, 0, 1])
    #expect(updated.events[0].lastModified == new.events[0].lastModified)
    #expect(updated.events[1].lastModified == Date(timeIntervalSince1970: 1_780_000_000))
    #expect(updated.updating(updated.text).text == updated.text)
  }

  @Test func `Each property's change is a revision`() throws {
    let old = try event()
    let changes: [(inout CalendarEvent) throws -> Void] = [
      { $0.title = "lord snow" }, { $0.description = "" }, { $0.url = URL(string: "https://example.org") },
      { $0.day = try #require(DayDate("2026-12-30")) }, { $0.reminder = CalendarEvent.Reminder(minutes: 0) },
      // The same text for people, but not for a program that compares files.
      { $0.title = "Lord Snow\u{200D}" },
    ]
    let previous = CalendarFile(name: "Films", events: [old]).text
    for change in changes {
      var event = old
      try change(&event)
      #expect(CalendarFile(name: "Films", events: [event]).updating(previous).events.map(\.sequence) == [1])
    }
    var composed = old, decomposed = old
    (composed.title, decomposed.title) = ("é", "e\u{301}")
    let text = CalendarFile(name: "Films", events: [composed]).text
    #expect(CalendarFile(name: "Films", events: [decomposed]).updating(text).events.map(\.sequence) == [1])
  }
}
