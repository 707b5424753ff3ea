import Foundation
import Testing

@testable import Library

struct PartialDateTests {
  @Test(arguments: [
    "", "2024", "2024-05", "2024-02-29", "0001-01-01", "9999-12-31", "2024-05-03T22:15:00+02:00",
    "1969-12-31T23:59:59Z",
    "2024-05-03T00:15:00-09:30",
  ])
  func `Description returns the parsed text`(_ text: String) throws {
    #expect(try #require(PartialDate(text)).description == text)
  }

  @Test(arguments: [
    "0000", "24", "2024-13", "2024-02-30", "2023-02-29", "2024-05-03T24:00:00Z", "2024-05-03T10:00",
    "2024-05-03 10:00:00",
    "now", "２０２４", " 2024", "2024-05-03T10:00:00", "2024-05-03T10:00:00+19:00",
  ])
  func `Invalid dates are rejected`(_ text: String) { #expect(PartialDate(text) == nil) }

  @Test func `Fractional seconds are dropped`() throws {
    #expect(PartialDate("2026-01-02T20:00:00.123Z")?.description == "2026-01-02T20:00:00Z")
  }

  /// Compares ten thousand days with Foundation's calendar.
  @Test func `Components of a moment match Foundation's calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for step in 0..<10_000 {
      let seconds = Int64(step * 86_400 * 5) - 30_000 * 86_400
      let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: Double(seconds)))
      let known = PartialDate.moment(seconds: seconds, offset: 0).components
      #expect(known.year == parts.year && known.month == parts.month && known.day == parts.day)
    }
  }

  @Test func `Day of a moment uses its own time zone`() {
    let evening = PartialDate("2024-05-03T23:30:00-05:00")
    #expect(evening?.components.day == 3)
    #expect(PartialDate("2024-05-04T04:30:00Z")?.components.day == 4)
  }
}
