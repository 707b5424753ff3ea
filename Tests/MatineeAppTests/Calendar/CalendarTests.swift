import AppFoundation
import AppTestSupport
import Catalogue
import GTK
import GTKTestSupport
import Library
import Planning
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import PlanningUI
@testable import ScreenFoundation

/// Tests of the calendar page: the agenda, the month, and the filters.
final class CalendarTests: GTKTestCase {
  /// Opens the calendar with a series of which an episode aired a week ago, two air today and one tomorrow.
  @MainActor private static func show(
    width: Int = 700
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let today = try XCTUnwrap(DayDate.today())
    let networking = Scene.networking()
    let days = try [-7, 0, 0, 1].map { try XCTUnwrap(today.adding(days: $0)).description }
    let names = ["The Call", "The Return", "At Home", "The Others"]
    let episodes = days.indices.map { ShowJSON.Episode($0 + 1, name: names[$0], date: days[$0]) }
    let members = #""status":"Returning Series""#
    networking.stub(
      "/3/tv/77", json: ShowJSON(id: 77, name: "Weekly", seasons: [1: episodes], members: members).text)
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    await model.watch(TitleReference(.tmdb, .show, 77, name: "Weekly"), .episode(season: 1, number: 1))
    let opened = try await TestApplication.open(
      CalendarDestination(), networking, library: model, width: width, height: 700)
    return opened
  }

  func testAgendaHasPastAndFutureAndRowOpensSeason() {
    onMain {
      let (application, fixture) = try await Self.show()
      try await eventually("the past, today and tomorrow") { fixture.pageRows.count == 3 }
      let labels = fixture.pageRows.map { $0.exposedLabel ?? "" }
      XCTAssertTrue(labels[0].hasSuffix(": Weekly, S1\u{A0}E1 · The Call, watched"), labels[0])
      XCTAssertTrue(labels[1].hasPrefix("Today · ") && labels[1].hasSuffix(": Weekly, S1\u{A0}E2–E3"), labels[1])
      XCTAssertTrue(labels[2].hasPrefix("Tomorrow · "), labels[2])
      fixture.pageList?.activateRow(1)
      try await eventually("the series") {
        application.main.coordinator.destination.address == "tv/77#season-1"
      }
      fixture.close()
    }
  }

  func testFocusedEpisodesAreMarkedAndThoseAheadAreNot() {
    onMain {
      let (application, fixture) = try await Self.show()
      try await eventually("the entries") { fixture.pageRows.count == 3 }
      fixture.pageRows[2].focus()
      application.main.coordinator.markWatched()
      try await fixture.waitForText("This episode hasn’t aired yet.")
      fixture.pageRows[1].focus()
      application.main.coordinator.markWatched()
      try await eventually("the tick") { fixture.pageRows[1].exposedLabel?.hasSuffix("E3, watched") == true }
      fixture.close()
    }
  }

  func testMonthHasDaysByKeyboardAndOpensEntry() {
    onMain {
      let (application, fixture) = try await Self.show(width: 1_000)
      let today = try XCTUnwrap(DayDate.today())
      let texts = application.catalogue.format.texts
      try await fixture.press("Month")
      let date = texts.weekday(today, today: today)
      try await eventually("today") { fixture.window.button("\(date): 2 episodes") != nil }
      let cell = try XCTUnwrap(fixture.window.button("\(date): 2 episodes"))
      XCTAssertTrue(cell.focus())
      XCTAssertTrue(cell.pressShortcutFromFocus("Right"))
      let tomorrow = texts.weekday(try XCTUnwrap(today.adding(days: 1)), today: today)
      try await eventually("tomorrow") { fixture.window.button("\(tomorrow): 1 episode")?.isFocusedWidget == true }
      let next = try XCTUnwrap(fixture.window.button("\(tomorrow): 1 episode"))
      next.click()
      try await eventually("the series") {
        application.main.coordinator.destination.address == "tv/77#season-1"
      }
      fixture.close()
    }
  }

  func testMonthsArePagedByButtonsAndTodayReturns() {
    onMain {
      let (application, fixture) = try await Self.show(width: 1_000)
      let texts = application.catalogue.format.texts
      let month = CalendarMonth(try XCTUnwrap(DayDate.today()))
      try await fixture.press("Month")
      try await fixture.waitForText(texts.name(of: month))
      try await fixture.press("Next Month")
      try await fixture.waitForText(texts.name(of: month.adding(1)))
      XCTAssertTrue(fixture.hasAnnounced(texts.name(of: month.adding(1))))
      try await fixture.press("Previous Month")
      try await fixture.press("Previous Month")
      try await fixture.waitForText(texts.name(of: month.adding(-1)))
      try await fixture.press("Today")
      try await fixture.waitForText(texts.name(of: month))
      fixture.close()
    }
  }

  func testNarrowWindowHasAgendaOnly() {
    onMain {
      let (_, fixture) = try await Self.show(width: 1_000)
      try await fixture.press("Month")
      try await eventually("the month") { fixture.window.button("Next Month") != nil }
      fixture.window.setDefaultSize(width: 700, height: 700)
      try await eventually("the agenda") { fixture.window.button("Month") == nil && !fixture.pageRows.isEmpty }
      fixture.close()
    }
  }

  func testEmptyCalendarLeadsToSearch() {
    onMain {
      let (application, fixture) = try await TestApplication.open(CalendarDestination(), Scene.networking())
      try await fixture.waitForText("Nothing in Your Calendar")
      try await fixture.press("Find a Film")
      try await eventually("the search") { application.main.coordinator.destination.address == "search" }
      fixture.close()
    }
  }

  func testSeeAllOfComingUpOpensCalendar() {
    onMain {
      let (application, fixture) = try await Self.show()
      application.main.coordinator.perform(.open(ScreenAddress("home")))
      try await fixture.waitForText("Coming Up")
      try await fixture.press("See all, Coming Up")
      try await eventually("the calendar") { application.main.coordinator.destination.address == "calendar" }
      fixture.close()
    }
  }
}
