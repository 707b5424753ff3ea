import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that after a key is entered, a notification and the menu offer to match titles rated in the sample catalogue.
final class SampleMatchingTests: GTKTestCase {
  func testItIsOfferedOnceAndMatchedAndUndone() {
    onMain {
      let networking = ReplayNetworking()
      networking.answer("/3/movie/now_playing", with: .films([7, 8]))
      networking.answer("/3/search/movie", with: .films([7]))
      let application = TestApplication(.test(networking, source: .sample))
      let stage = application.show()
      stage.keep(application)
      try await eventually("the list") { application.main.coordinator.isSettled }
      await application.rate(.film(7), "Film 7", 8.5)
      XCTAssertFalse(stage.window.isActionEnabled("match-sample"))
      // Like after entering a key.
      application.services = .test(networking)
      application.library.source = TitleSource(application.services.answerSource)
      application.main.restart()
      try await stage.sees("1 title of the sample catalogue can be matched to TMDB.")
      XCTAssertTrue(stage.window.isActionEnabled("match-sample"))
      try await stage.press("Match…")
      try await eventually("the window") { Window.open(titled: "Match Sample Titles") != nil }
      let matching = AppFixture(try XCTUnwrap(Window.open(titled: "Match Sample Titles")))
      try await matching.sees("Left out")
      try await matching.press("Take the Likeliest")
      try await matching.press("Match 1 Title")
      try await stage.sees("1 title was matched to TMDB.")
      try await eventually("the rating") { application.library.score(of: .film(7)) == Score(stars: 8.5) }
      try await eventually("no offer") { !stage.window.isActionEnabled("match-sample") }
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await eventually("the offer") { stage.window.isActionEnabled("match-sample") }
      try await eventually("no rating") { application.library.score(of: .film(7)) == nil }
      stage.close()
    }
  }
}

extension Window {
  fileprivate func isActionEnabled(_ name: String) -> Bool { g_action_group_get_action_enabled(opaque, name) != 0 }
}
