import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that changes to the library are reported, and can be undone by the button in the report and by the action.
final class UndoTests: GTKTestCase {
  @MainActor private static func fixture(
    _ destination: any Destination = FeaturedDestination(.nowPlaying)
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","genres":[{"id":18,"name":"Drama"}]}"#)
    return try await TestApplication.open(destination, networking)
  }

  func testUndoAndRedoActionsStepThroughChanges() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      XCTAssertFalse(fixture.window.isEnabled("undo") || fixture.window.isEnabled("redo"), "nothing was done")
      await application.rate(.movie(7), "Film 7", 8)
      await application.rate(.movie(7), "Film 7", 9)
      try await eventually("something to undo") {
        fixture.window.isEnabled("undo") && !fixture.window.isEnabled("redo")
      }
      for (halves, stars) in [(16, 9), (0, 8)] {
        XCTAssertTrue(fixture.window.activateAction("win.undo"))
        try await eventually("\(halves)") { application.library.score(of: .movie(7)) == Score(halves: halves) }
        let report = "“Film 7” is no longer rated \(stars) out of 10. Press Shift+Ctrl+Z to redo."
        try await eventually("the report") { fixture.hasAnnounced(report) }
      }
      try await eventually("nothing to undo") { !fixture.window.isEnabled("undo") && fixture.window.isEnabled("redo") }
      XCTAssertTrue(fixture.window.activateAction("win.redo"))
      try await eventually("it again") { application.library.score(of: .movie(7)) == Score(stars: 8) }
      let report = "“Film 7” rated 8 out of 10. Press Ctrl+Z to undo."
      try await eventually("the report") { fixture.hasAnnounced(report) }
      fixture.close()
    }
  }

  func testToastButtonUndoesReportedChange() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      await application.rate(.movie(7), "Film 7", 8)
      try await fixture.waitForText("“Film 7” rated 8 out of 10")
      XCTAssertTrue(fixture.hasAnnounced("“Film 7” rated 8 out of 10. Press Ctrl+Z to undo."))
      let button = try XCTUnwrap(fixture.window.button("Undo"))
      XCTAssertTrue(button.isFocusable, "the keyboard reaches it")
      button.click()
      try await eventually("no rating") { application.library.score(of: .movie(7)) == nil }
      try await fixture.waitForText("“Film 7” is no longer rated 8 out of 10")
      try await eventually("no button") { fixture.window.button("Undo") == nil }
      try await fixture.press("Redo")
      try await eventually("the rating") { application.library.score(of: .movie(7)) == Score(stars: 8) }
      try await fixture.waitForText("“Film 7” rated 8 out of 10")
      fixture.close()
    }
  }

  func testUndoActionIsDisabledWhileTextFieldIsFocused() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      await application.rate(.movie(7), "Film 7", 8)
      try await eventually("something to undo") { fixture.window.isEnabled("undo") }
      application.main.coordinator.search()
      try await eventually("the field's own") { !fixture.window.isEnabled("undo") }
      application.main.coordinator.show(FeaturedDestination(.nowPlaying))
      fixture.window.accessibleRows.first?.focus()
      try await eventually("the library's again") { fixture.window.isEnabled("undo") }
      fixture.close()
    }
  }

  func testUndoCancelsUncommittedRatingFirst() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      await application.rate(.movie(7), "Film 7", 3)
      // The text must match exactly, because the notification contains it, too.
      let says = { (words: String) in fixture.window.visibleTexts.contains(words) }
      try await eventually("three stars") { says("3 out of 10") && fixture.window.isEnabled("undo") }
      let stars = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) })
      try await eventually("the focus") {
        stars.focus()
        return fixture.window.focusedWidget?.pointer == stars.pointer
      }
      XCTAssertTrue(stars.pressShortcut("8"))
      try await eventually("eight") { says("8 out of 10") }
      XCTAssertTrue(fixture.window.activateAction("win.undo"))
      try await eventually("three again") { says("3 out of 10") }
      let library = try await application.library.library()
      let rating = try await library.rating(of: TitleReference.Key(.tmdb, .movie, 7), by: .owner)
      XCTAssertEqual(rating?.score, Score(stars: 3), "what was rated before was not undone")
      XCTAssertFalse(fixture.hasAnnounced("“Film 7” is no longer rated 3 out of 10. Press Shift+Ctrl+Z to redo."))
      fixture.close()
    }
  }

  func testConcurrentChangesAreUndoneInOrder() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      await application.rate(.movie(8), "Film 8", 2)
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      application.library.begin { [library = application.library] in _ = await library.rate(title, Score(stars: 8)) }
      application.library.begin { [library = application.library] in await library.undo() }
      let report = "“Film 7” is no longer rated 8 out of 10. Press Shift+Ctrl+Z to redo."
      try await eventually("both") { fixture.hasAnnounced(report) }
      let library = try await application.library.library()
      let undone = try await library.rating(of: title.key, by: .owner)
      let former = try await library.rating(of: TitleReference.Key(.tmdb, .movie, 8), by: .owner)
      XCTAssertNil(undone)
      XCTAssertEqual(former?.score, Score(stars: 2))
      fixture.close()
    }
  }
}

extension Window {
  fileprivate func isEnabled(_ action: String) -> Bool { g_action_group_get_action_enabled(opaque, action) != 0 }
}
