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

/// Tests that changes to the library are reported, and can be undone by the button in the report and by the action.
final class UndoTests: GTKTestCase {
  @MainActor private static func stage(
    _ destination: Destination = .featured(.nowPlaying)
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    networking.answer("/3/movie/7", json: #"{"id":7,"title":"Film 7","genres":[{"id":18,"name":"Drama"}]}"#)
    return try await TestApplication.open(destination, networking)
  }

  func testTheCommandsGoThroughTheHistory() {
    onMain {
      let (application, stage) = try await Self.stage()
      XCTAssertFalse(stage.window.isEnabled("undo") || stage.window.isEnabled("redo"), "nothing was done")
      await application.rate(.film(7), "Film 7", 8)
      await application.rate(.film(7), "Film 7", 9)
      try await eventually("something to undo") { stage.window.isEnabled("undo") && !stage.window.isEnabled("redo") }
      for halves in [16, 0] {
        XCTAssertTrue(stage.window.activateAction("win.undo"))
        try await eventually("\(halves)") { application.library.score(of: .film(7)) == Score(halves: halves) }
        try await eventually("the words") { stage.hasSaid("That was undone.") }
      }
      try await eventually("nothing to undo") { !stage.window.isEnabled("undo") && stage.window.isEnabled("redo") }
      XCTAssertTrue(stage.window.activateAction("win.redo"))
      try await eventually("it again") { application.library.score(of: .film(7)) == Score(stars: 8) }
      try await eventually("the words") { stage.hasSaid("That was done again.") }
      stage.close()
    }
  }

  func testTheButtonUndoesWhatItStandsBeside() {
    onMain {
      let (application, stage) = try await Self.stage()
      await application.rate(.film(7), "Film 7", 8)
      try await stage.sees("“Film 7” was rated 8 of 10.")
      XCTAssertTrue(stage.hasSaid("“Film 7” was rated 8 of 10. Ctrl+Z undoes it."))
      let button = try XCTUnwrap(stage.window.button("Undo"))
      XCTAssertTrue(button.isFocusable, "the keyboard reaches it")
      button.click()
      try await eventually("no rating") { application.library.score(of: .film(7)) == nil }
      try await stage.sees("That was undone.")
      try await eventually("no button") { stage.window.button("Undo") == nil }
      stage.close()
    }
  }

  func testAFieldHasAnUndoOfItsOwn() {
    onMain {
      let (application, stage) = try await Self.stage()
      await application.rate(.film(7), "Film 7", 8)
      try await eventually("something to undo") { stage.window.isEnabled("undo") }
      application.main.coordinator.search()
      try await eventually("the field's own") { !stage.window.isEnabled("undo") }
      application.main.coordinator.show(.featured(.nowPlaying))
      stage.window.spokenRows.first?.focus()
      try await eventually("the library's again") { stage.window.isEnabled("undo") }
      stage.close()
    }
  }

  func testWhatHasNotBeenSettledIsWhatIsUndone() {
    onMain {
      let (application, stage) = try await Self.stage(.title(.film(7)))
      await application.rate(.film(7), "Film 7", 3)
      // The text must match exactly, because the notification contains it, too.
      let says = { (words: String) in stage.window.visibleTexts.contains(words) }
      try await eventually("three stars") { says("3 of 10") && stage.window.isEnabled("undo") }
      let stars = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) })
      try await eventually("the focus") {
        stars.focus()
        return stage.window.focusedWidget?.pointer == stars.pointer
      }
      XCTAssertTrue(stars.pressShortcut("8"))
      try await eventually("eight") { says("8 of 10") }
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await eventually("three again") { says("3 of 10") }
      let library = try await application.library.library()
      let rating = try await library.rating(of: TitleReference.Key(.tmdb, .film, 7), by: .owner)
      XCTAssertEqual(rating?.score, Score(stars: 3), "what was rated before was not undone")
      XCTAssertFalse(stage.hasSaid("That was undone."))
      stage.close()
    }
  }

  func testWhatIsAskedForAtOnceIsUndoneInItsOrder() {
    onMain {
      let (application, stage) = try await Self.stage()
      await application.rate(.film(8), "Film 8", 2)
      let title = TitleReference(.tmdb, .film, 7, name: "Film 7")
      application.library.begin { [library = application.library] in _ = await library.rate(title, Score(stars: 8)) }
      application.library.begin { [library = application.library] in await library.undo() }
      try await eventually("both") { stage.hasSaid("That was undone.") }
      let library = try await application.library.library()
      let undone = try await library.rating(of: title.key, by: .owner)
      let former = try await library.rating(of: TitleReference.Key(.tmdb, .film, 8), by: .owner)
      XCTAssertNil(undone)
      XCTAssertEqual(former?.score, Score(stars: 2))
      stage.close()
    }
  }
}

extension Window {
  fileprivate func isEnabled(_ action: String) -> Bool { g_action_group_get_action_enabled(opaque, action) != 0 }
}
