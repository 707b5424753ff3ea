import AppTestSupport
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import ScreenFoundation
@testable import SearchUI

/// Tests marking titles as watched, on their pages and wherever a title is focused.
final class WatchedTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub(
      "/3/movie/7", json: #"{"id":7,"title":"Film 7","release_date":"1999-03-31","overview":"What it is about."}"#)
    return try await TestApplication.open(destination, networking, library: library)
  }

  @MainActor private static func plays(_ application: TestApplication) async throws -> [Play] {
    try await application.library.library().history(of: .owner)
  }

  func testButtonMarksTitleAsWatchedTodayAndUndoRestoresIt() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .movie(7)))
      try await fixture.press("Mark as Watched")
      try await fixture.waitForText("“Film 7” marked as watched")
      XCTAssertTrue(fixture.hasAnnounced("“Film 7” marked as watched. Press Ctrl+Z to undo."))
      let today = application.catalogue.format.texts.when(PartialDate(Date())) ?? ""
      try await eventually("the day") { fixture.window.button("Watched · \(today)") != nil }
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.title.year), [1999])
      try await fixture.undo()
      try await eventually("the offer again") { fixture.window.button("Mark as Watched") != nil }
      fixture.close()
    }
  }

  func testTitleIsMarkedAsWatchedOnOtherDate() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .movie(7)))
      try await eventually("the button") { fixture.window.button("Mark as Watched") != nil }
      XCTAssertTrue(fixture.window.button("Mark as Watched")?.activateAction("item.watched-on-date") == true)
      let dating = try await AppFixture.titled("Add to History")
      try await dating.waitForText("Film 7")
      try dating.type("2024-02-30")
      try await dating.waitForText("This day doesn’t exist.")
      try dating.type("2024-02")
      try await eventually("the month") { fixture.window.button("Watched · February 2024") != nil }
      try await eventually("the window to close") { Window.open(titled: "Add to History") == nil }
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.date), [.month(year: 2024, month: 2)])
      fixture.close()
    }
  }

  func testYesterdayIsSuggestedWithRatingAndNoteAndCanBeRemoved() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .movie(7)))
      try await eventually("the button") { fixture.window.button("Mark as Watched") != nil }
      XCTAssertTrue(fixture.window.button("Mark as Watched")?.activateAction("item.watched-yesterday") == true)
      let dialog = try await AppFixture.titled("Add to History")
      let stars = try XCTUnwrap(dialog.window.tree.first { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) })
      for key in ["8", "Return"] { XCTAssertTrue(stars.pressShortcut(key)) }
      try await dialog.press("Add")
      let yesterday = application.catalogue.format.texts.when(.yesterday()) ?? ""
      let label = "Watched · \(yesterday)"
      try await eventually("the day") { fixture.window.button(label) != nil }
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.date), [.yesterday()])
      try await eventually("the rating") { application.library.score(of: .movie(7)) == Score(stars: 8) }
      XCTAssertTrue(fixture.window.button(label)?.activateAction("item.remove-play") == true)
      try await fixture.waitForText("“Film 7” removed from your history")
      try await eventually("the offer again") { fixture.window.button("Mark as Watched") != nil }
      fixture.close()
    }
  }

  func testPlayDatesCanBeChangedAndPlaysRemoved() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .movie(7)))
      let library = try await application.library.library()
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      for date: PartialDate in [.year(2001), .day(year: 2024, month: 5, day: 3)] {
        try await library.watch(title, on: date, by: .owner)
      }
      try await fixture.press("Watched 2 Times")
      let plays = try await AppFixture.titled("Watched")
      try await plays.waitForText("2 Viewings")
      try await plays.press("Change the Date of 2001")
      let dating = try await AppFixture.titled("Change Date")
      let unknown = try XCTUnwrap(
        dating.window.tree.last { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_RADIO) })
      RadioButton(retaining: unknown.pointer).isActive = true
      try await dating.press("Change")
      try await plays.waitForText("Date Unknown")
      let row = try XCTUnwrap(plays.window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) })
      XCTAssertTrue(row.pressShortcut("Delete"))
      try await plays.waitForText("1 Viewing")
      try await plays.press("Remove Date Unknown")
      try await plays.waitForText("Not Watched Yet")
      XCTAssertTrue(try XCTUnwrap(plays.window.button("Add…")).containsFocus, "keyboard focus is lost")
      plays.close()
      fixture.close()
    }
  }

  func testActionMarksTitleOfFocusedRowAsWatched() {
    onMain {
      let (application, fixture) = try await Self.show(FeaturedDestination(.nowPlaying))
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets[1].focus()
      XCTAssertTrue(fixture.window.activateAction("win.mark-watched"))
      try await fixture.waitForText("“Film 8” marked as watched")
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.title.number), [8])
      fixture.close()
    }
  }

  func testActionShowsMessageWhenNoTitleIsFocused() {
    onMain {
      let (_, fixture) = try await Self.show(SearchDestination())
      XCTAssertTrue(fixture.window.activateAction("win.mark-watched"))
      try await fixture.waitForText("Choose a title to mark as watched")
      fixture.close()
    }
  }

  func testButtonIsHiddenWhenLibraryIsUnreadable() {
    onMain {
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "the disk does not answer") }
      let (_, fixture) = try await Self.show(TitleDestination(id: .movie(7)), library: library)
      try await fixture.waitForText("Can’t read your library.")
      XCTAssertNil(fixture.window.button("Mark as Watched"))
      fixture.close()
    }
  }
}
