import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that a row's poster moves to the page, and back once the page has loaded.
final class CarriedPosterTests: GTKTestCase {
  func testPosterMovesToTitlePageAndBack() {
    onMain {
      let film = try await FilmInAList(300)
      let (networking, navigation) = (film.networking, film.navigation)
      Display.animates = true
      defer { Display.animates = false }
      try film.activate()
      XCTAssertTrue(navigation.carriesAPicture, "to the page")
      await networking.waitForRequests(2)
      networking.resume(1, with: .json(page))
      try await eventually("the page") { navigation.view.visibleTexts.contains("It has come.") }
      try await eventually("landing") { !navigation.carriesAPicture }
      navigation.pop()
      XCTAssertTrue(navigation.carriesAPicture, "back to the row")
      try await eventually("landing") { !navigation.carriesAPicture }
      film.fixture.close()
    }
  }
}

extension NavigationController {
  /// The moving picture is an overlay above the pages.
  fileprivate var carriesAPicture: Bool { view.childWidgets.last?.isVisible ?? false }
}

private let page = #"{"id":300,"title":"Film 300","poster_path":"/300.png","tagline":"It has come."}"#
