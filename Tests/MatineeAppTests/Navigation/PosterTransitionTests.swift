import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that a row's poster moves to the page when it opens, and back to the row when it closes.
final class PosterTransitionTests: GTKTestCase {
  func testPosterMovesToTitlePageAndBack() {
    onMain {
      let film = try await FilmListFixture(300)
      let (networking, navigation) = (film.networking, film.navigation)
      Display.animates = true
      defer { Display.animates = false }
      try film.activate()
      XCTAssertTrue(navigation.isMovingPoster, "to the page")
      await networking.waitForRequests(2)
      networking.resume(1, with: .json(page))
      try await eventually("the page") { navigation.view.visibleTexts.contains("It has come.") }
      try await eventually("the end of the animation") { !navigation.isMovingPoster }
      navigation.pop()
      XCTAssertTrue(navigation.isMovingPoster, "back to the row")
      try await eventually("the end of the animation") { !navigation.isMovingPoster }
      film.fixture.close()
    }
  }
}

extension NavigationController {
  /// Whether a poster is moving, as an overlay above the pages.
  fileprivate var isMovingPoster: Bool { view.childWidgets.last?.isVisible ?? false }
}

private let page = #"{"id":300,"title":"Film 300","poster_path":"/300.png","tagline":"It has come."}"#
