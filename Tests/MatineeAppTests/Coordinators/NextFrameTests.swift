import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import XCTest

@testable import MatineeApp

/// From the tap on a row to what the row knew, on the title's page: one frame, however long the page's own answer takes.
final class NextFrameTests: GTKTestCase {
  func testWhatTheListKnewIsDrawnInTheNextFrame() {
    onMain {
      let film = try await FilmInAList(300)
      let (application, stage) = (film.application, film.stage)
      // From here on nothing comes any more, neither page nor picture.
      film.pictures.release(upTo: 0)
      try film.activate()
      let page = try XCTUnwrap(film.navigation.top)
      XCTAssertEqual(application.main.coordinator.destination, .title(.film(300)))
      // Looked at within the frame: the test itself may come to its turn only after another.
      var drawn: (isMapped: Bool, width: Int, texts: [String], pictureWidth: Int?)?
      stage.window.afterNextFrame {
        drawn = (page.view.isMapped, page.view.size.width, page.view.visibleTexts, page.view.shownPictureWidth)
      }
      try await eventually("the frame") { drawn != nil }
      XCTAssertEqual(drawn?.isMapped, true)
      XCTAssertGreaterThan(drawn?.width ?? 0, 100)
      XCTAssertTrue(drawn?.texts.contains("Film 300") ?? false, "\(drawn?.texts ?? [])")
      XCTAssertEqual(drawn?.pictureWidth, 300)
      stage.close()
    }
  }
}
