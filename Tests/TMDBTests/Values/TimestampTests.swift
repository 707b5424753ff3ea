import Foundation
import TMDB
import TMDBTesting
import Testing

/// Parsing TMDB's three timestamp formats.
@Suite struct TimestampTests {
  private static let hugeHour = String(repeating: "9", count: 300)

  @Test(arguments: [
    ("2015-05-27T00:00:00.000Z", 1_432_684_800.0), ("2026-06-02T13:45:22Z", 1_780_407_922),
    ("2026-06-02T13:45:22.381Z", 1_780_407_922.381), ("2026-01-01 00:00:00 UTC", 1_767_225_600),
    ("1969-12-31T23:59:59Z", -1), ("2024-02-29T12:00:00Z", 1_709_208_000), ("2015-05-27", 1_432_684_800),
  ])
  func `A timestamp is parsed in each of TMDB's formats`(_ text: String, _ seconds: Double) throws {
    let review = try decoded(Review.self, #"{"id":"1","created_at":"\#(text)"}"#)
    let moment = try #require(review.createdAt)
    #expect(abs(moment.date.timeIntervalSince1970 - seconds) < 0.001)
  }

  @Test(arguments: [
    "", "soon", "2015-05-27T25", "2015-13-27T00:00:00Z", "2015-05-27T24:00:00Z", "2015-05-27T\(hugeHour):00:00Z",
  ])
  func `An invalid timestamp is nil`(_ text: String) throws {
    #expect(try decoded(Review.self, #"{"id":"1","created_at":"\#(text)"}"#).createdAt == nil)
  }
}
