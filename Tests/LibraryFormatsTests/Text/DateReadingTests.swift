import Library
import Testing

@testable import LibraryFormats

/// Dates in all supported formats.
struct DateReadingTests {
  @Test(arguments: [
    ("2026-03-01", "2026-03-01"), ("2026-3-1", "2026-03-01"), ("2026-03", "2026-03"), ("2026", "2026"),
    ("2026-04-01T11:10:00.000Z", "2026-04-01T11:10:00Z"), ("2024-11-02 11:53:58", "2024-11-02T11:53:58Z"),
    ("2024-11-02 11:53", "2024-11-02T11:53:00Z"), ("2024-11-02T23:30:00+02:00", "2024-11-02T23:30:00+02:00"),
    ("2024-11-02T23:30:00-0530", "2024-11-02T23:30:00-05:30"),
    ("2024-11-02 11:53:58 +0000 UTC", "2024-11-02T11:53:58Z"),
    ("1730548438", "2024-11-02T11:53:58Z"), ("1730548438000", "2024-11-02T11:53:58Z"),
    ("Wed Feb 22 00:00:00 2017", "2017-02-22"), ("Wed Feb 22 2017", "2017-02-22"), ("2024-02-29", "2024-02-29"),
    ("0800-01-01", "0800-01-01"),
  ])
  func `Dates in all supported formats are parsed`(_ text: String, _ expected: String) {
    #expect(DateReading.date(text)?.description == expected)
  }

  @Test(arguments: [
    "", " ", "unknown", "null", "N/A", "0000-00-00", "0001-01-01T00:00:00Z", "0001-01-01", "1970-01-01T00:00:01Z",
    "0",
    "0000-00-00 00:00:00",
  ])
  func `Missing and placeholder dates are unknown`(_ text: String) { #expect(DateReading.date(text) == .unknown) }

  @Test(arguments: [
    "yesterday", "2024-02-30", "2023-02-29", "2024-13-01", "03/04/2025", "2024-11-02T25:00:00Z",
    "2024-11-02T11:53:58+99:00",
    "2024-11-02x", "20241", "99999999999999999999", "2024-", "Wed Feb 31 2017", "-5", "2024-11-02T", "２０２４-11-02",
  ])
  func `Invalid dates are rejected`(_ text: String) { #expect(DateReading.date(text) == nil) }

  @Test(
    arguments: [
      (["6/19/25", "6/2/25"], DayOrder.monthFirst), (["24.01.23", "03.02.23"], .dayFirst), (["17/05/2023"], .dayFirst),
      // The rows run from newest to oldest.
      (["5/2/25", "4/3/25", "1/4/25"], .monthFirst), (["1/5/25", "3/4/25", "2/3/25"], .dayFirst),
      (["2021-02-05"], .dayFirst), (["5.4.2025"], .dayFirst), (["5/5/25", "4/4/25"], .dayFirst), (["9/3/25"], nil),
      (["1/3/25", "2/3/25", "3/2/25"], nil),
    ] as [([String], DayOrder?)])
  func `Order of day and month is detected from all dates of a file`(_ dates: [String], _ expected: DayOrder?) {
    #expect(DayOrder.decided(by: dates) == expected)
  }

  @Test func `Dates are parsed in the given order only`() {
    #expect(DayOrder.monthFirst.date("6/19/25") == .day(year: 2025, month: 6, day: 19))
    #expect(DayOrder.dayFirst.date("6/19/25") == nil)
    #expect(DayOrder.dayFirst.date("17.05.2023") == .day(year: 2023, month: 5, day: 17))
    #expect(DayOrder.monthFirst.date("2021-02-05") == .day(year: 2021, month: 2, day: 5))
    #expect(DayOrder.dayFirst.date("") == nil)
  }
}
