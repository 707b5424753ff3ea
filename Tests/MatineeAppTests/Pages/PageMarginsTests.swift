import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests that the content of all screens starts at the same edge in a window, and that it uses a wide one.
final class PageMarginsTests: GTKTestCase {
  func testShelvesGridsSegmentsAndPagesStartAtSameEdge() {
    onMain {
      for (width, margin) in [(600, 12), (900, 24), (1400, 24), (1900, 24)] {
        let window = try await Screen(GenresDestination(.movie), width: width)
        try await eventually("the shelf") { window.firstPicture != nil }
        let segment = try XCTUnwrap(
          window.fixture.window.toggleButtons.first { $0.isMapped && $0.label == "Now Playing" })
        let shelf = (window.x(of: window.firstPicture), window.x(of: segment))
        try await window.show(FeaturedDestination(.nowPlaying))
        let grid = window.x(of: window.firstPicture)
        try await window.show(TitleDestination(id: .movie(7)))
        try await window.fixture.waitForText("Cast")
        await window.fixture.nextFrame()
        let page = window.x(of: window.heading("Cast"))
        XCTAssertEqual([shelf.1, shelf.0, grid, page], Array(repeating: Double(margin), count: 4), "at \(width)")
        window.fixture.close()
      }
    }
  }

  func testContentFollowsMarginOfResizedWindow() {
    onMain {
      let window = try await Screen(FeaturedDestination(.nowPlaying), width: 600)
      try await eventually("the posters") { window.x(of: window.firstPicture) == 12 }
      window.fixture.window.setDefaultSize(width: 1000, height: 700)
      try await eventually("wide margins") { window.x(of: window.firstPicture) == 24 }
      window.fixture.close()
    }
  }

  func testRowsOfWidePageAreNotWiderThanListsAndShelvesFillIt() {
    onMain {
      let window = try await Screen(PersonDestination(id: 5), width: 1900)
      try await window.fixture.waitForText("Known For")
      await window.fixture.nextFrame()
      let row = try XCTUnwrap(
        window.fixture.window.tree.first {
          $0.isMapped && $0.isA(adw_action_row_get_type()) && $0.visibleTexts.contains("Film 1")
        })
      XCTAssertLessThanOrEqual(row.size.width, PageMetrics.rowWidth)
      XCTAssertGreaterThan(row.size.width, PageMetrics.rowWidth - 20)
      let shelf = try XCTUnwrap(window.fixture.window.grids.first { $0.accessibleLabel == "Known For" })
      XCTAssertGreaterThan(shelf.size.width, 1800)
      window.fixture.close()
    }
  }
}

/// The main window with films in genres, lists and pages, all as posters.
@MainActor private struct Screen {
  let fixture: AppFixture
  private let application: TestApplication

  init(_ destination: any Destination, width: Int) async throws {
    let networking = ReplayNetworking()
    networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":1,"name":"Drama"}]}"#)
    networking.stub("/3/genre/tv/list", json: #"{"genres":[]}"#)
    networking.stub("/3/discover/movie?with_genres=1", with: .films(1...20))
    networking.stub("/3/movie/now_playing", with: .films(1...40))
    let people = (1...40).map { #"{"id":\#($0),"name":"Person \#($0)"}"# }.joined(separator: ",")
    networking.stub(
      "/3/movie/7", with: .json(#"{"id":7,"title":"A Film","credits":{"cast":[\#(people)]}}"#))
    let credits = (1...20).map {
      #"{"id":\#($0),"media_type":"movie","title":"Film \#($0)","character":"A","popularity":\#(50 - $0),"vote_count":900}"#
    }
    networking.stub(
      "/3/person/5",
      with: .json(
        #"{"id":5,"name":"A Person","known_for_department":"Acting","combined_credits":{"cast":[\#(credits.joined(separator: ","))]}}"#
      ))
    application = TestApplication(.test(networking))
    application.listLayout.layout = .posters
    application.main.coordinator.show(destination)
    fixture = application.show(width: width, height: 800)
    try await settle()
  }

  func show(_ destination: any Destination) async throws {
    application.main.coordinator.show(destination)
    try await settle()
  }

  private func settle() async throws {
    try await eventually("the content") { [application] in application.main.coordinator.isSettled }
    // The tabs crossfade.
    for _ in 0..<2 { await fixture.nextFrame() }
  }

  /// The first picture of a card.
  var firstPicture: Widget? {
    fixture.window.grids.last { $0.isMapped && $0.hasStyle("cards") }?.tree.first {
      $0.isMapped && $0.hasStyle("picture")
    }
  }

  func heading(_ title: String) -> Widget? {
    fixture.window.tree.first { $0.isMapped && $0.visibleTexts == [title] && $0.childWidgets.isEmpty }
  }

  func x(of widget: Widget?) -> Double { widget?.bounds(in: fixture.window)?.x ?? .nan }
}
