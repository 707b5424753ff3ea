import Foundation
import TMDB
import Testing

/// Parsing dates, without any shift by a time zone.
@Suite struct DayDateTests {
  @Test(arguments: [
    ("2015-05-27", 2015, 5, 27), ("1927-01-10", 1927, 1, 10), ("2024-02-29", 2024, 2, 29),
    ("2000-02-29", 2000, 2, 29),
    ("2015-05-27T23:59:59.000Z", 2015, 5, 27), ("2015-05-27 00:00:00 UTC", 2015, 5, 27),
  ])
  func `A day is parsed without a time zone`(_ text: String, _ year: Int, _ month: Int, _ day: Int) throws {
    let date = try #require(DayDate(text))
    #expect((date.year, date.month, date.day) == (year, month, day))
    #expect(date.dateComponents.year == year && date.dateComponents.month == month && date.dateComponents.day == day)
    #expect(date.dateComponents.timeZone == nil)
    #expect(date.description == String(text.prefix(10)))
  }

  @Test(arguments: [
    "", "2015", "2015-05", "2015-13-01", "2015-00-10", "2015-02-29", "1900-02-29", "2015-04-31", "0000-01-01",
    "2015-5-27", "27-05-2015", "2015/05/27", "2015-05-27x", " 2015-05-27", "２０１５-05-27", "-015-05-27",
  ])
  func `An invalid day is rejected`(_ text: String) {
    #expect(DayDate(text) == nil)
  }

  @Test func `Days sort chronologically`() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
    let days = try texts.map { try #require(DayDate($0)) }
    #expect(days.reversed().sorted() == days)
  }
}
