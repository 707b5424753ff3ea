import Foundation
import TMDB

@testable import Planning

extension FuzzTarget {
  /// The previous text of a calendar file, which is also the title of an event.
  static let calendar = FuzzTarget("calendar") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let day = DayDate(year: 2026, month: 11, day: 25) else { return }
    let event = CalendarEvent(id: "movie/550", title: text, day: day, lastModified: Date(timeIntervalSince1970: 0))
    let plain = CalendarEvent(id: "movie/550", title: "", day: day, lastModified: Date(timeIntervalSince1970: 0))
    for event in [event, plain] {
      let file = CalendarFile(name: text, events: [event]).updating(text)
      try check(file.updating(file.text).text.utf8.elementsEqual(file.text.utf8), "A file without changes differs.")
      let folded = file.text.utf8.split(separator: UInt8(ascii: "\n"))
      // The carriage return is part of a line here.
      try check(folded.allSatisfy { $0.count <= ContentLines.maximumBytes + 1 }, "A line is too long.")
      let lines = ContentLines.unfolded(file.text)
      try check(lines.count == event.lines.count + 9, "The text adds lines: \(lines)")
      let title = CalendarText.escaped(event.title)
      try check(lines.contains { $0.utf8.elementsEqual("SUMMARY:\(title)".utf8) }, "The title isn’t read back.")
    }
  }
}
