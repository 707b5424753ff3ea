import AppTestSupport
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that a click on a title's action doesn't miss it because the title's details have arrived.
final class TitleHeaderTests: GTKTestCase {
  func testActionsStayUnderPointerInNarrowWindow() { checkActionsStayUnderPointer(width: 360) }
  func testActionsStayUnderPointerInWideWindow() { checkActionsStayUnderPointer(width: 1000) }

  private func checkActionsStayUnderPointer(width: Int) {
    onMain {
      let film = try await FilmListFixture(300, width: width)
      try film.activate()
      await film.networking.waitForRequests(2)
      try await film.fixture.waitForText("Mark as Watched")
      let before = try await film.framesOfActions()
      film.networking.resume(1, with: .json(page))
      try await film.fixture.waitForText("Trailer")
      // In a narrow window, the actions become wider to fill two lines.
      for (old, new) in zip(before, try await film.framesOfActions()) {
        XCTAssertEqual(new.y, old.y)
        XCTAssert((new.x..<new.x + new.width).contains(old.centerX), "\(old), \(new)")
      }
      film.fixture.close()
    }
  }
}

extension FilmListFixture {
  /// Returns the frames of the actions after the next layout.
  fileprivate func framesOfActions() async throws -> [Rectangle] {
    await fixture.nextFrame()
    return try ["Watchlist", "Mark as Watched", "Favourite"].map { name in
      try XCTUnwrap(fixture.window.button(name)?.bounds(in: fixture.window), name)
    }
  }
}

private let page = """
  {"id":300,"title":"Film 300","poster_path":"/300.png","genres":[{"id":18,"name":"Drama"}],
  "credits":{"crew":[{"id":1,"name":"A Director","job":"Director","department":"Directing"}]},
  "videos":{"results":[{"id":"a","key":"abcdefghijk","site":"YouTube","type":"Trailer","name":"Trailer"}]}}
  """
