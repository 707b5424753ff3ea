import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests notes on a title, on its page and without it.
final class NotesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination = .title(.film(7)), library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer(
      "/3/movie/7", json: #"{"id":7,"title":"Film 7","release_date":"1999-03-31","backdrop_path":"/3.png"}"#)
    return try await TestApplication.open(destination, networking, library: library, width: 700, height: 480)
  }

  @MainActor private static func area(_ stage: AppFixture) throws -> Widget {
    try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_text_view_get_type()) })
  }

  @MainActor private static func type(_ text: String, in stage: AppFixture) throws {
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(try area(stage).cast()), text, -1)
  }

  func testANoteIsWrittenChangedRemovedAndBroughtBack() {
    onMain {
      let (application, stage) = try await Self.show()
      try await stage.press("Write a Note")
      try await eventually("the keyboard in it") {
        stage.window.focusedWidget?.isA(gtk_text_view_get_type()) == true
      }
      // The editor opens below the visible part, and is scrolled into view.
      let area = try Self.area(stage)
      try await eventually("it in sight") {
        area.frame(in: stage.window).map { $0.y > 0 && $0.y + $0.height < Double(stage.window.size.height) } == true
      }
      try await stage.press("Add Note")
      try await stage.sees("A note needs words.")
      try Self.type("With live music", in: stage)
      XCTAssertFalse(stage.window.visibleTexts.contains("A note needs words."))
      XCTAssertTrue(try Self.area(stage).pressShortcutUpwards("<Control>Return"))
      try await stage.sees("Your note was added.")
      try await stage.sees("Your Notes")
      try await stage.sees("With live music")
      XCTAssertTrue(try XCTUnwrap(stage.window.button("Write a Note")).containsFocus, "the keyboard is lost")
      try await stage.press("Edit Your Note")
      try Self.type("Without", in: stage)
      try await stage.press("Save")
      try await stage.sees("Without")
      XCTAssertTrue(try XCTUnwrap(stage.window.button("Edit Your Note")).containsFocus, "the keyboard is lost")
      stage.window.button("Remove Your Note")?.focus()
      try await stage.press("Remove Your Note")
      try await eventually("no note") { !stage.window.visibleTexts.contains("Without") }
      XCTAssertTrue(try XCTUnwrap(stage.window.button("Write a Note")).containsFocus, "the keyboard is lost")
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await stage.sees("Without")
      let notes = try await application.library.library().notes(of: .owner)
      XCTAssertEqual(notes.map(\.title.year), [1999])
      stage.close()
    }
  }

  /// Tests the order: the overview comes first, then the household's notes, then the long shelves.
  func testTheyStandBelowTheOverviewAndAboveTheCast() {
    onMain {
      let networking = ReplayNetworking()
      networking.answer(
        "/3/movie/7",
        json: #"""
          {"id": 7, "title": "Film 7", "overview": "A city of towers.",
          "credits": {"cast": [{"id": 1, "name": "Brigitte Helm"}]}}
          """#)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.title(.film(7)))
      let stage = application.show(width: 700, height: 300)
      try await stage.sees("Write a Note")
      try await stage.sees("Brigitte Helm")
      let parts = ["A city of towers.", "Write a Note", "Cast"]
      // The text may appear twice, complete and truncated.
      let places = parts.map { stage.window.visibleTexts.firstIndex(of: $0) ?? -1 }
      XCTAssertEqual(places, places.sorted())
      XCTAssertFalse(places.contains(-1))
      try await stage.press("Write a Note")
      try await eventually("the whole of it in sight") {
        (try? Self.area(stage))?.frame(in: stage.window).map {
          $0.y > 0 && $0.y + $0.height < Double(stage.window.size.height)
        } == true
      }
      stage.close()
    }
  }

  func testEscapeLeavesAndWhatWasBegunIsThereStill() {
    onMain {
      let (_, stage) = try await Self.show()
      try await stage.press("Write a Note")
      try Self.type("Half a th", in: stage)
      XCTAssertTrue(try Self.area(stage).pressShortcutUpwards("Escape"))
      try await stage.press("Write a Note")
      let buffer = gtk_text_view_get_buffer(try Self.area(stage).cast())
      XCTAssertEqual(gtk_text_buffer_get_char_count(buffer), 9)
      stage.close()
    }
  }

  func testANoteIsForOneOfTheHousehold() {
    onMain {
      let library = try await AppTestSupport.Scene.household()
      let (_, stage) = try await Self.show(library: library)
      try await stage.press("Write a Note")
      try await stage.sees("To Everybody")
      let chooser = try XCTUnwrap(
        stage.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) && $0.spokenLabel == "Recipient" })
      XCTAssertTrue(chooser.activateAction("item.person-1"))
      try await stage.sees("To Bo")
      try Self.type("For you alone", in: stage)
      try await stage.press("Add Note")
      try await stage.sees("To Bo · ")
      let notes = try await library.library().notes(of: AppTestSupport.Scene.bo)
      XCTAssertEqual(notes.map(\.text), ["For you alone"])
      stage.close()
    }
  }

  func testWhatOthersWroteIsNotChangedAndLeadsToThem() {
    onMain {
      let (application, stage) = try await Self.show(
        .title(.film(404)), library: try await AppTestSupport.Scene.household())
      // TMDB has no such page, but its notes are visible.
      try await stage.sees("Seen at the club.")
      try await stage.sees("Not at TMDB")
      XCTAssertNil(stage.window.button("Edit Your Note"))
      let author = try XCTUnwrap(
        stage.window.tree.first { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.spokenLabel == "Ana Sample" })
      Button(retaining: author.pointer).click()
      try await eventually("her page") {
        application.main.coordinator.destination == .profile(AppTestSupport.Scene.ana)
      }
      stage.close()
    }
  }

  func testAnAnswerIsWrittenWhereThePageCannotBeHad() {
    onMain {
      let library = try await AppTestSupport.Scene.household()
      let (_, stage) = try await Self.show(.title(.film(404)), library: library)
      try await stage.sees("Seen at the club.")
      try await stage.press("Write a Note")
      try Self.type("Where?", in: stage)
      try await stage.press("Add Note")
      try await stage.sees("Where?")
      let notes = try await library.library().notes(of: .owner)
      XCTAssertEqual(notes.first?.title.name, "London After Midnight")
      stage.close()
    }
  }
}
