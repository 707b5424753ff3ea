import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests that TMDB's lists show posters in a wide window and rows in a narrow one, unless the user prefers otherwise.
final class ListLayoutTests: GTKTestCase {
  @MainActor private static func show(
    _ layout: ListLayout, width: Int
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/popular", with: .films([7, 8, 9]))
    let application = TestApplication(.test(networking))
    application.listLayout.layout = layout
    application.main.coordinator.show(FeaturedDestination(.popular))
    let fixture = application.show(width: width)
    fixture.retain(application)
    try await fixture.waitForText("Film 7")
    await fixture.nextFrame()
    return (application, fixture)
  }

  func testWideWindowShowsPosters() {
    onMain {
      let (_, fixture) = try await Self.show(.automatic, width: 900)
      XCTAssertEqual(fixture.shownRows, 0)
      XCTAssertEqual(fixture.shownPosters, 3)
      fixture.close()
    }
  }

  func testPostersFillWideWindow() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/popular", with: .films(Array(1...60)))
      let application = TestApplication(.test(networking))
      application.listLayout.layout = .automatic
      application.main.coordinator.show(FeaturedDestination(.popular))
      let fixture = application.show(width: 1900)
      fixture.retain(application)
      try await fixture.waitForText("Film 7")
      let grid = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_grid_view_get_type()) })
      try await eventually("a full line") {
        let frames = grid.childWidgets.filter(\.isMapped).compactMap { $0.frame(in: fixture.window) }
        let lines = Dictionary(grouping: frames, by: \.y).values
        return lines.contains { $0.reduce(0) { $0 + $1.width } >= 1900 * 8 / 10 }
      }
      fixture.close()
    }
  }

  func testNarrowWindowShowsRows() {
    onMain {
      let (_, fixture) = try await Self.show(.automatic, width: 400)
      XCTAssertEqual(fixture.shownRows, 3)
      XCTAssertEqual(fixture.shownPosters, 0)
      fixture.close()
    }
  }

  func testLayoutFollowsWidthOfWindowAndKeepsFocus() {
    onMain {
      let (_, fixture) = try await Self.show(.automatic, width: 900)
      let grid = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_grid_view_get_type()) })
      XCTAssertTrue(grid.focus())
      fixture.window.setDefaultSize(width: 400, height: 600)
      try await eventually("the rows") { fixture.shownRows == 3 && fixture.shownPosters == 0 }
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      XCTAssertTrue(list.containsFocus, "the focus is lost")
      fixture.window.setDefaultSize(width: 900, height: 600)
      try await eventually("the posters") { fixture.shownPosters == 3 && fixture.shownRows == 0 }
      fixture.close()
    }
  }

  func testPreferenceAppliesImmediately() {
    onMain {
      let (application, fixture) = try await Self.show(.rows, width: 900)
      XCTAssertEqual(fixture.shownRows, 3)
      application.listLayout.layout = .posters
      try await eventually("the posters") { fixture.shownPosters == 3 && fixture.shownRows == 0 }
      application.listLayout.layout = .rows
      try await eventually("the rows") { fixture.shownRows == 3 && fixture.shownPosters == 0 }
      fixture.close()
    }
  }
}

extension AppFixture {
  fileprivate var shownRows: Int { count(gtk_list_view_get_type()) }
  fileprivate var shownPosters: Int { count(gtk_grid_view_get_type()) }

  private func count(_ type: GType) -> Int {
    window.tree.filter { $0.isMapped && $0.isA(type) }.reduce(0) { sum, list in
      sum + list.childWidgets.count { $0.isMapped && $0.exposedLabel?.hasPrefix("Film ") == true }
    }
  }
}
