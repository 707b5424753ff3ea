import AppTestSupport
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that a title's actions stay in place when its details arrive. Otherwise, a click on an action could miss it.
final class TitleHeaderTests: GTKTestCase {
  func testDetailsMoveNoActionInNarrowWindow() { checkThatDetailsMoveNoAction(width: 360) }
  func testDetailsMoveNoActionInWideWindow() { checkThatDetailsMoveNoAction(width: 1000) }

  private func checkThatDetailsMoveNoAction(width: Int) {
    onMain {
      let film = try await FilmListFixture(300, width: width)
      try film.activate()
      await film.networking.waitForRequests(2)
      try await film.fixture.waitForText("Mark as Watched")
      let before = try await film.frameOfWatchedButton()
      film.networking.resume(1, with: .json(page))
      try await film.fixture.waitForText("Drama")
      let after = try await film.frameOfWatchedButton()
      XCTAssertEqual([after.x, after.y], [before.x, before.y])
      film.fixture.close()
    }
  }
}

extension FilmListFixture {
  /// Returns the frame of the button after the next layout.
  fileprivate func frameOfWatchedButton() async throws -> Rectangle {
    await fixture.nextFrame()
    let button = try XCTUnwrap(fixture.window.button("Mark as Watched"))
    return try XCTUnwrap(button.bounds(in: fixture.window))
  }
}

private let page = """
  {"id":300,"title":"Film 300","poster_path":"/300.png","genres":[{"id":18,"name":"Drama"}],
  "credits":{"crew":[{"id":1,"name":"A Director","job":"Director","department":"Directing"}]}}
  """
