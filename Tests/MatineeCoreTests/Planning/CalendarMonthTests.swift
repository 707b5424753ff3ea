import AppFoundation
import Foundation
import Planning
import TMDB
import Testing

/// The months of the calendar, and the texts of its days.
struct CalendarMonthTests {
  @Test(arguments: [
    ("2026-12-01", 1, "2026-11-29"), ("2026-12-31", 2, "2026-11-30"), ("2026-03-01", 1, "2026-03-01"),
    ("2026-03-01", 2, "2026-02-23"), ("1969-12-05", 7, "1969-11-29"),
  ])
  func `The weeks of a month begin with the first day of the week`(day: String, weekday: Int, first: String) throws {
    let days = CalendarMonth(try #require(DayDate(day))).days(firstWeekday: weekday)
    #expect(days.first?.description == first)
    #expect(days.count == 42)
  }

  @Test func `Months continue across years, and a day stays in a shorter month`() throws {
    let month = CalendarMonth(try #require(DayDate("2026-12-31")))
    #expect(month.adding(2).first?.description == "2027-02-01")
    #expect(month.adding(2).day(31)?.description == "2027-02-28")
    #expect(month.adding(-12).first?.description == "2025-12-01")
    let first = CalendarMonth(try #require(DayDate("0001-01-01")))
    #expect(first.adding(-1) == first)
  }

  @Test(arguments: [("en_US", 1, "Sun"), ("en_GB", 2, "Mon"), ("de_DE", 2, "Mo"), ("ar_EG", 7, "السبت")])
  func `Weekdays begin with the locale's first day`(locale: String, first: Int, name: String) {
    let texts = TitleTexts(locale: Locale(identifier: locale))
    #expect(texts.firstWeekday == first)
    #expect(texts.weekdays.first?.short.hasPrefix(name) == true)
    #expect(texts.weekdays.count == 7)
  }

  @Test func `A day names its episodes and films for screen readers`() async throws {
    let today = try #require(PlanShow.today)
    let content = try await CalendarPlanTests.content(
      [PlanShow(seasons: ["1: 1@-9 2-3@0"], watched: "S1E1")], films: ["Alien": 0])
    let plan = CalendarPlan(content, on: today)
    let texts = TitleTexts(locale: Locale(identifier: "en_GB"))
    let entries = try #require(plan.days(in: today...today).first?.entries)
    #expect(texts.spoken(today, entries, today: today) == "Monday 1 June: 2 episodes, 1 film")
    #expect(texts.spoken(today, [], today: today) == "Monday 1 June")
  }
}
