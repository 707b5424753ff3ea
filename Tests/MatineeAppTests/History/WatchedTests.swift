import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests marking titles as watched, on their pages and wherever a title is focused.
final class WatchedTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    networking.answer(
      "/3/movie/7", json: #"{"id":7,"title":"Film 7","release_date":"1999-03-31","overview":"What it is about."}"#)
    return try await TestApplication.open(destination, networking, library: library)
  }

  @MainActor private static func plays(_ application: TestApplication) async throws -> [Play] {
    try await application.library.library().history(of: .owner)
  }

  @MainActor private static func type(_ text: String, in stage: AppFixture) throws {
    let entry = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_entry_get_type()) })
    Entry(retaining: entry.pointer).text = text
    entry.emit("activate")
  }

  func testOnePressNotesItNowAndIsUndone() {
    onMain {
      let (application, stage) = try await Self.show(.title(.film(7)))
      try await stage.press("Mark as Watched")
      try await stage.sees("“Film 7” was watched.")
      XCTAssertTrue(stage.hasSaid("“Film 7” was watched. Ctrl+Z undoes it."))
      let today = application.services.texts.when(PartialDate(Date())) ?? ""
      try await eventually("the day") { stage.window.button("Watched · \(today)") != nil }
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.title.year), [1999])
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await eventually("the offer again") { stage.window.button("Mark as Watched") != nil }
      stage.close()
    }
  }

  func testItIsNotedOnAnotherDate() {
    onMain {
      let (application, stage) = try await Self.show(.title(.film(7)))
      try await stage.press("Other Date…")
      let dating = try await AppFixture.titled("Add to History")
      try await dating.sees("Film 7")
      try Self.type("2024-02-30", in: dating)
      try await dating.sees("There is no such day.")
      try Self.type("2024-02", in: dating)
      try await eventually("the month") { stage.window.button("Watched · February 2024") != nil }
      try await eventually("the window to close") { Window.open(titled: "Add to History") == nil }
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.date), [.month(year: 2024, month: 2)])
      stage.close()
    }
  }

  func testAllTimesAreDatedRemovedAndAddedTo() {
    onMain {
      let (application, stage) = try await Self.show(.title(.film(7)))
      let library = try await application.library.library()
      let title = TitleReference(.tmdb, .film, 7, name: "Film 7")
      for date: PartialDate in [.year(2001), .day(year: 2024, month: 5, day: 3)] {
        try await library.watch(title, on: date, by: .owner)
      }
      try await stage.press("Watched 2 Times")
      let plays = try await AppFixture.titled("Watched")
      try await plays.sees("2 Times")
      try await plays.press("Change the Date of 2001")
      let dating = try await AppFixture.titled("Change Date")
      let unknown = try XCTUnwrap(
        dating.window.tree.last { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_RADIO) })
      RadioButton(retaining: unknown.pointer).isActive = true
      try await dating.press("Change")
      try await plays.sees("Date Unknown")
      let row = try XCTUnwrap(plays.window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) })
      XCTAssertTrue(row.pressShortcut("Delete"))
      try await plays.sees("1 Time")
      try await plays.press("Remove Date Unknown")
      try await plays.sees("Not Watched Yet")
      XCTAssertTrue(try XCTUnwrap(plays.window.button("Add…")).containsFocus, "the keyboard is lost")
      plays.close()
      stage.close()
    }
  }

  func testTheTitleOfTheRowWithTheKeyboardIsMarked() {
    onMain {
      let (application, stage) = try await Self.show(.featured(.nowPlaying))
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets[1].focus()
      XCTAssertTrue(stage.window.activateAction("win.mark-watched"))
      try await stage.sees("“Film 8” was watched.")
      let plays = try await Self.plays(application)
      XCTAssertEqual(plays.map(\.title.number), [8])
      stage.close()
    }
  }

  func testWhereThereIsNoTitleItIsSaid() {
    onMain {
      let (_, stage) = try await Self.show(.search(""))
      XCTAssertTrue(stage.window.activateAction("win.mark-watched"))
      try await stage.sees("Choose a title to mark as watched")
      stage.close()
    }
  }

  func testWithoutALibraryThereIsNoOffer() {
    onMain {
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "the disk does not answer") }
      let (_, stage) = try await Self.show(.title(.film(7)), library: library)
      try await stage.sees("Your library cannot be read.")
      XCTAssertNil(stage.window.button("Mark as Watched"))
      stage.close()
    }
  }
}
