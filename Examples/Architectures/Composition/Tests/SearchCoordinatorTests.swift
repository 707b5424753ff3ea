import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import FeaturedComposition

/// Tests that the results replace the lists while there is text in the field.
final class SearchCoordinatorTests: GTKTestCase {
  func testTextShowsResultsAndEscapeShowsListsAgain() {
    onMain {
      let fixture = Fixture()
      let lists = MessageController(message: FilmText.empty)
      var selected: [Int] = []
      let search = SearchCoordinator(title: FilmText.title, browsing: lists, fixture.dependencies) {
        selected.append($0.id)
      }
      try await fixture.show(search)
      XCTAssertTrue(lists.isVisible)
      let entry = try XCTUnwrap(search.children.first?.preferredFocus as? SearchEntry)
      entry.text = "godf"
      await fixture.clock.waitForSleepers(1)
      XCTAssertTrue(lists.isVisible)
      fixture.clock.advance(by: .milliseconds(300))
      await fixture.networking.waitForRequests(1)
      fixture.networking.resume(0, with: .films([7]))
      try await fixture.wait(for: "Film 7")
      XCTAssertFalse(lists.isVisible)
      search.view.activateRow(0)
      XCTAssertEqual(selected, [7])
      entry.emit("stop-search")
      try await eventually("the lists") { lists.isVisible }
      XCTAssertEqual(entry.text, "")
      fixture.window.destroy()
    }
  }
}
