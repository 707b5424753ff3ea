import AppFoundation
import Foundation
import Library
import TMDB
import Testing
import Tracking

/// Days, months and years: parsing typed text, and formatting.
struct TypedPlayDateTests {
  private let today = DayDate("2026-06-15")

  @Test(arguments: [
    ("2026-06-15", PartialDate.day(year: 2026, month: 6, day: 15)),
    (" 2024-2-29 ", .day(year: 2024, month: 2, day: 29)),
    ("1999/12/31", .day(year: 1999, month: 12, day: 31)), ("2026-06", .month(year: 2026, month: 6)),
    ("2026.3", .month(year: 2026, month: 3)), ("2026", .year(2026)), ("1895", .year(1895)),
  ])
  func `The parser reads days, months and years`(_ text: String, _ date: PartialDate) {
    #expect(TypedPlayDate(text, today: today) == .date(date))
  }

  @Test(arguments: [
    ("today", PartialDate.day(year: 2026, month: 6, day: 15)), ("Yesterday", .day(year: 2026, month: 6, day: 14)),
    // June 15, 2026, is a Monday.
    ("Friday", .day(year: 2026, month: 6, day: 12)), ("last  fri", .day(year: 2026, month: 6, day: 12)),
    ("Monday", .day(year: 2026, month: 6, day: 8)), ("Samstag", .day(year: 2026, month: 6, day: 13)),
    ("June 2019", .month(year: 2019, month: 6)), ("Jun 2019", .month(year: 2019, month: 6)),
    ("Juni 2019", .month(year: 2019, month: 6)), ("märz 2020", .month(year: 2020, month: 3)),
  ])
  func `The parser reads dates in words, in the user’s language and in English`(_ text: String, _ date: PartialDate) {
    #expect(TypedPlayDate(text, today: today, locale: Locale(identifier: "de_DE")) == .date(date))
  }

  @Test(arguments: [
    ("27 Nov", PartialDate.day(year: 2025, month: 11, day: 27)), ("Nov 27", .day(year: 2025, month: 11, day: 27)),
    ("27/11", .day(year: 2025, month: 11, day: 27)), ("11/27", .day(year: 2025, month: 11, day: 27)),
    ("5/6", .day(year: 2026, month: 6, day: 5)), ("15. Juni", .day(year: 2026, month: 6, day: 15)),
    ("29 Feb", .day(year: 2024, month: 2, day: 29)), ("15.6.2026", .day(year: 2026, month: 6, day: 15)),
    ("Nov 27, 1999", .day(year: 1999, month: 11, day: 27)), ("Fri 27 Nov", .day(year: 2025, month: 11, day: 27)),
    ("Freitag, 27. November 2020", .day(year: 2020, month: 11, day: 27)),
    ("27 Marz", .day(year: 2026, month: 3, day: 27)),
  ])
  func `The parser reads short dates, without a year as the latest such day`(_ text: String, _ date: PartialDate) {
    #expect(TypedPlayDate(text, today: today, locale: Locale(identifier: "de_DE")) == .date(date))
  }

  @Test(arguments: [
    ("27 nov", PartialDate.day(year: 2025, month: 11, day: 27)), ("27 févr", .day(year: 2026, month: 2, day: 27)),
    ("27 fevr.", .day(year: 2026, month: 2, day: 27)), ("ven", .day(year: 2026, month: 6, day: 12)),
    ("ven.", .day(year: 2026, month: 6, day: 12)), ("févr. 2019", .month(year: 2019, month: 2)),
  ])
  func `The parser reads abbreviations with and without accents and periods`(_ text: String, _ date: PartialDate) {
    #expect(TypedPlayDate(text, today: today, locale: Locale(identifier: "fr_FR")) == .date(date))
  }

  @Test func `Day and month are in the locale’s order`() {
    let american = TypedPlayDate("5/6", today: today, locale: Locale(identifier: "en_US"))
    #expect(american == .date(.day(year: 2026, month: 5, day: 6)))
    #expect(TypedPlayDate("31 Jun", today: today) == .problem("This day doesn’t exist."))
  }

  @Test func `The parser rejects a future month and days that depend on an unknown today`() {
    #expect(TypedPlayDate("July 2026", today: today) == .problem("This date is in the future."))
    #expect(
      TypedPlayDate("yesterday", today: nil)
        == .problem("Enter a day like 2026-11-21 or yesterday, a month like June 2019, or a year."))
  }

  @Test(arguments: [
    "", "  ", "x", "32 Foo", "26-6-15", "2026-", "2026--6", "2026-6-15-1", "-2026", "2026-+6", "20260615", "２０２６",
    "2026-99999999999999999999",
  ])
  func `The parser explains the expected format for invalid text`(_ text: String) {
    #expect(
      TypedPlayDate(text, today: today)
        == .problem("Enter a day like 2026-11-21 or yesterday, a month like June 2019, or a year."))
  }

  @Test func `The parser rejects dates that don't exist and years before 1870`() {
    #expect(TypedPlayDate("2025-02-29", today: today) == .problem("This day doesn’t exist."))
    #expect(TypedPlayDate("2025-13", today: today) == .problem("This month doesn’t exist."))
    #expect(TypedPlayDate("1600", today: today) == .problem("There were no films before 1870."))
  }

  @Test func `The parser rejects future dates if today's date is known`() {
    for text in ["2026-06-16", "2026-07", "2027", "2027-01-01"] {
      #expect(TypedPlayDate(text, today: today) == .problem("This date is in the future."))
      #expect(TypedPlayDate(text, today: nil) != .problem("This date is in the future."))
    }
  }

  @Test func `The editable text of a date has the format that the user types`() {
    for text in ["2026-06-15", "2026-06", "2026"] {
      guard case .date(let date) = TypedPlayDate(text, today: today) else { Issue.record("\(text)"); continue }
      #expect(TypedPlayDate.text(of: date) == text)
    }
    #expect(TypedPlayDate.text(of: .unknown) == "")
    #expect(TypedPlayDate.text(of: .moment(seconds: 1_781_560_800, offset: 120)) == "2026-06-16")
  }

  @Test func `The formatted date has the precision and time zone of the play`() {
    let texts = TitleTexts(locale: Locale(identifier: "en_US"))
    #expect(texts.when(.day(year: 2026, month: 6, day: 15)) == "Jun 15, 2026")
    #expect(texts.when(.month(year: 2026, month: 6)) == "June 2026")
    #expect(texts.when(.year(2026)) == "2026")
    #expect(texts.when(.unknown) == nil)
    // This is late in the evening there, and already the next day in London.
    #expect(texts.when(.moment(seconds: 1_781_568_000, offset: -300)) == "Jun 15, 2026")
    #expect(texts.when(.moment(seconds: 1_781_568_000, offset: 0)) == "Jun 16, 2026")
    #expect(texts.clock(.moment(seconds: 1_781_568_000, offset: -300))?.hasPrefix("7:00") == true)
    #expect(texts.clock(.year(2026)) == nil)
  }
}
