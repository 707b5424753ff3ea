import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that the page of an activated row shows the row's information in the next frame, without waiting for a
/// response.
final class NextFrameTests: GTKTestCase {
  func testNextFrameShowsTitleAndPosterFromList() {
    onMain {
      let film = try await FilmListFixture(300)
      let (application, fixture) = (film.application, film.fixture)
      // From now on, neither pages nor pictures arrive.
      film.pictures.release(upTo: 0)
      try film.activate()
      let page = try XCTUnwrap(film.navigation.top)
      XCTAssertEqual(application.main.coordinator.destination.address, "movie/300")
      // The frame itself reads the values, because the test may continue only after a later frame.
      var drawn: (isMapped: Bool, width: Int, texts: [String], pictureWidth: Int?)?
      fixture.window.afterNextFrame {
        drawn = (page.view.isMapped, page.view.size.width, page.view.visibleTexts, page.view.shownPictureWidth)
      }
      try await eventually("the frame") { drawn != nil }
      XCTAssertEqual(drawn?.isMapped, true)
      XCTAssertGreaterThan(drawn?.width ?? 0, 100)
      XCTAssertTrue(drawn?.texts.contains("Film 300") ?? false, "\(drawn?.texts ?? [])")
      XCTAssertEqual(drawn?.pictureWidth, 300)
      fixture.close()
    }
  }
}
