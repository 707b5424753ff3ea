import Foundation
import SyntheticExports
import TMDB
import Testing

@testable import Planning

/// Previous files that are damaged or from another app. Reading them never fails, and never loses an event.
@Suite(.timeLimit(.minutes(5)))
struct CalendarRobustnessTests {
  private let events: [CalendarEvent]
  private let file: CalendarFile

  init() throws {
    let day = try #require(DayDate("2026-12-31"))
    events = (1...2).map {
      CalendarEvent(
        id: "movie/\($0)", title: "Film \($0) – 🎬 \(String(repeating: "語", count: 20))", day: day,
        lastModified: Date(timeIntervalSince1970: 1_780_000_000), sequence: 7,
        reminder: CalendarEvent.Reminder(minutes: 540))
    }
    file = CalendarFile(name: "Films", events: events)
  }

  private func expectValid(_ updated: CalendarFile, _ previous: String) {
    #expect(updated.events.map(\.id) == events.map(\.id), "\(previous)")
    #expect(updated.updating(updated.text).text == updated.text, "\(previous)")
  }

  @Test func `A file that ends early keeps the revisions before its end`() {
    let bytes = Array(file.text.utf8)
    for count in 0...bytes.count {
      let previous = String(decoding: bytes.prefix(count), as: UTF8.self)
      let updated = file.updating(previous)
      #expect(updated.events == events, "An incomplete event counts as new.")
      expectValid(updated, previous)
    }
  }

  @Test func `Random changes of bytes lead to valid files`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      var bytes = Array(file.text.utf8)
      for _ in 0...Int.random(in: 0...5, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let previous = String(decoding: bytes, as: UTF8.self)
      expectValid(file.updating(previous), previous)
    }
  }

  @Test(arguments: [
    ("SEQUENCE:-5", 1), ("SEQUENCE:x", 1), ("SEQUENCE:", 1), ("SEQUENCE:99999999999999999999", 1), ("X:1", 1),
    ("SEQUENCE:2147483647", 2_147_483_648), ("SEQUENCE:9223372036854775807", 2_147_483_648), ("SEQUENCE:3", 4),
  ])
  func `An event with an invalid date is changed, and its sequence remains in range`(line: String, sequence: Int) {
    var event = events[0]
    event.sequence = 0
    let single = CalendarFile(name: "Films", events: [event])
    let previous = single.text.replacing("SEQUENCE:0", with: line)
      .replacing("LAST-MODIFIED:2026", with: "LAST-MODIFIED:never")
    let updated = single.updating(previous)
    #expect(updated.events.map(\.sequence) == [sequence])
    #expect(ContentLines.unfolded(updated.text).contains("SEQUENCE:\(min(sequence, 2_147_483_647))"))
  }

  @Test(arguments: [
    "BEGIN:VEVENT\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VEVENT", "END:VEVENT", "UID:movie/1@matinee",
    "BEGIN:VEVENT\r\nUID:\r\nEND:VEVENT", String(repeating: "\r\n ", count: 100_000),
    String(repeating: ":", count: 100_000), "\u{FEFF}BEGIN:VCALENDAR\u{1}",
  ])
  func `Text that is no calendar leaves the events unchanged`(previous: String) {
    #expect(file.updating(previous) == file)
  }

  @Test func `Titles and IDs can't add lines to a file`() {
    let hostile = "a\r\nEND:VEVENT\r\nBEGIN:VEVENT\nX\u{2028}Y:\u{85}Z\u{0}"
    var event = events[0]
    (event.id, event.title, event.description) = (hostile, hostile, hostile)
    event.url = URL(string: "https://example.org/\r\nX:1")
    let lines = ContentLines.unfolded(CalendarFile(name: hostile, events: [event]).text)
    #expect(lines.count { $0.hasPrefix("BEGIN:VEVENT") } == 1)
    #expect(!lines.contains { $0.hasPrefix("X:") || $0.hasPrefix("Y:") })
  }
}
