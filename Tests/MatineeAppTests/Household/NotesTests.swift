import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests notes on a title, including a title that TMDB doesn't have.
final class NotesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination = TitleDestination(id: .movie(7)), library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub(
      "/3/movie/7", json: #"{"id":7,"title":"Film 7","release_date":"1999-03-31","backdrop_path":"/3.png"}"#)
    return try await TestApplication.open(destination, networking, library: library, width: 700, height: 480)
  }

  @MainActor private static func area(_ fixture: AppFixture) throws -> Widget {
    try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_text_view_get_type()) })
  }

  @MainActor private static func type(_ text: String, in fixture: AppFixture) throws {
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(try area(fixture).cast()), text, -1)
  }

  func testNoteIsAddedEditedRemovedAndRestored() {
    onMain {
      let (application, fixture) = try await Self.show()
      try await fixture.press("Write a Note")
      try await eventually("keyboard focus in the editor") {
        fixture.window.focusedWidget?.isA(gtk_text_view_get_type()) == true
      }
      // The editor opens below the visible part, and is scrolled into view.
      let area = try Self.area(fixture)
      try await eventually("the editor to be visible") {
        area.frame(in: fixture.window).map { $0.y > 0 && $0.y + $0.height < Double(fixture.window.size.height) } == true
      }
      try await fixture.press("Add Note")
      try await fixture.waitForText("Enter a note.")
      try Self.type("With live music", in: fixture)
      XCTAssertFalse(fixture.window.visibleTexts.contains("Enter a note."))
      XCTAssertTrue(try Self.area(fixture).pressShortcutFromFocus("<Control>Return"))
      try await fixture.waitForText("Note about “Film 7” added")
      try await fixture.waitForText("Your Notes")
      try await fixture.waitForText("With live music")
      XCTAssertTrue(try XCTUnwrap(fixture.window.button("Write a Note")).containsFocus, "keyboard focus is lost")
      try await fixture.press("Edit Your Note")
      try Self.type("Without", in: fixture)
      try await fixture.press("Save")
      try await fixture.waitForText("Without")
      XCTAssertTrue(try XCTUnwrap(fixture.window.button("Edit Your Note")).containsFocus, "keyboard focus is lost")
      fixture.window.button("Remove Your Note")?.focus()
      try await fixture.press("Remove Your Note")
      try await eventually("no note") { !fixture.window.visibleTexts.contains("Without") }
      XCTAssertTrue(try XCTUnwrap(fixture.window.button("Write a Note")).containsFocus, "keyboard focus is lost")
      try await fixture.undo()
      try await fixture.waitForText("Without")
      let notes = try await application.library.library().notes(of: .owner)
      XCTAssertEqual(notes.map(\.title.year), [1999])
      fixture.close()
    }
  }

  /// Tests the order: the overview comes first, then the household's notes, then the long shelves.
  func testNotesAreBetweenOverviewAndCast() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub(
        "/3/movie/7",
        json: #"""
          {"id": 7, "title": "Film 7", "overview": "A city of towers.",
          "credits": {"cast": [{"id": 1, "name": "Brigitte Helm"}]}}
          """#)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show(width: 700, height: 300)
      try await fixture.waitForText("Write a Note")
      try await fixture.waitForText("Brigitte Helm")
      let parts = ["A city of towers.", "Write a Note", "Cast"]
      // The text may appear twice, complete and truncated.
      let indices = parts.map { fixture.window.visibleTexts.firstIndex(of: $0) ?? -1 }
      XCTAssertEqual(indices, indices.sorted())
      XCTAssertFalse(indices.contains(-1))
      try await fixture.press("Write a Note")
      try await eventually("the whole editor to be visible") {
        (try? Self.area(fixture))?.frame(in: fixture.window).map {
          $0.y > 0 && $0.y + $0.height < Double(fixture.window.size.height)
        } == true
      }
      fixture.close()
    }
  }

  func testEscapeClosesEditorAndKeepsDraft() {
    onMain {
      let (_, fixture) = try await Self.show()
      try await fixture.press("Write a Note")
      try Self.type("Half a th", in: fixture)
      XCTAssertTrue(try Self.area(fixture).pressShortcutFromFocus("Escape"))
      try await fixture.press("Write a Note")
      let buffer = gtk_text_view_get_buffer(try Self.area(fixture).cast())
      XCTAssertEqual(gtk_text_buffer_get_char_count(buffer), 9)
      fixture.close()
    }
  }

  func testNoteIsAddressedToSelectedProfile() {
    onMain {
      let library = try await Scene.household()
      let (_, fixture) = try await Self.show(library: library)
      try await fixture.press("Write a Note")
      try await fixture.waitForText("To Everyone")
      let chooser = try XCTUnwrap(
        fixture.window.tree.first {
          $0.isMapped && $0.isMenuButton(named: "Recipient")
        }
      )
      XCTAssertTrue(chooser.activateAction("item.person-1"))
      try await fixture.waitForText("To Bo")
      try Self.type("For you alone", in: fixture)
      try await fixture.press("Add Note")
      try await fixture.waitForText("To Bo · ")
      let notes = try await library.library().notes(of: Scene.bo)
      XCTAssertEqual(notes.map(\.text), ["For you alone"])
      fixture.close()
    }
  }

  func testOtherProfilesNoteIsReadOnlyAndLinksToItsAuthor() {
    onMain {
      let (application, fixture) = try await Self.show(
        TitleDestination(id: .movie(404)), library: try await Scene.household())
      // TMDB has no such page, but its notes are visible.
      try await fixture.waitForText("Seen at the club.")
      try await fixture.waitForText("No Longer on TMDB")
      XCTAssertNil(fixture.window.button("Edit Your Note"))
      let author = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.exposedLabel == "Ana Sample" })
      Button(retaining: author.pointer).click()
      try await eventually("her page") {
        application.main.coordinator.destination.address == ProfileDestination(Scene.ana).address
      }
      fixture.close()
    }
  }

  func testNoteIsAddedWhenTitleIsMissingFromTMDB() {
    onMain {
      let library = try await Scene.household()
      let (_, fixture) = try await Self.show(TitleDestination(id: .movie(404)), library: library)
      try await fixture.waitForText("Seen at the club.")
      try await fixture.press("Write a Note")
      try Self.type("Where?", in: fixture)
      try await fixture.press("Add Note")
      try await fixture.waitForText("Where?")
      let notes = try await library.library().notes(of: .owner)
      XCTAssertEqual(notes.first?.title.name, "London After Midnight")
      fixture.close()
    }
  }
}
