import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests the shelves by genre: their requests, the pictures that they share, and the pages that they open.
final class GenreShelvesTests: GTKTestCase {
  /// Returns films 1 to 20 in the first genre, 3 to 22 in the second, and so on. Neighbors share 18 films.
  @MainActor private static func responses(genres: Int = 3) -> ReplayNetworking {
    let networking = ReplayNetworking()
    let names = (1...genres).map { #"{"id":\#($0),"name":"Genre \#($0)"}"# }
    networking.stub("/3/genre/movie/list", json: #"{"genres":[\#(names.joined(separator: ","))]}"#)
    networking.stub("/3/genre/tv/list", json: #"{"genres":[]}"#)
    for genre in 1...genres {
      networking.stub(
        "/3/discover/movie?with_genres=\(genre)", with: .films(genre * 2 - 1...genre * 2 + 18))
    }
    return networking
  }

  @MainActor private static func show(
    _ catalogue: CatalogueDependencies, height: Int = 800
  ) async throws -> (TestApplication, AppFixture) {
    let application = TestApplication(catalogue)
    application.main.coordinator.show(GenresDestination(.movie))
    let fixture = application.show(width: 700, height: height)
    try await eventually("the shelves") { application.main.coordinator.isSettled && fixture.window.hasCard("Film 1") }
    return (application, fixture)
  }

  func testPosterOfMovieInSeveralGenresIsRequestedOnce() {
    onMain {
      let pictures = SuspendedPictures()
      pictures.release(upTo: .max)
      let (_, fixture) = try await Self.show(.test(Self.responses(), pictures: PictureSource(pictures)))
      try await eventually("both shelves") { fixture.window.cards("Film 3") > 1 }
      try await eventually("their posters") { Set(pictures.requested).isSuperset(of: 1...4) }
      XCTAssertEqual(pictures.requested.count, Set(pictures.requested).count, "\(pictures.requested)")
      fixture.close()
    }
  }

  func testOnlyShelvesNearViewportAreRequested() {
    onMain {
      let networking = Self.responses(genres: 40)
      let (application, fixture) = try await Self.show(.test(networking))
      let requestCount = networking.requestedPaths.filter { $0.hasPrefix("/3/discover") }.count
      XCTAssertGreaterThan(requestCount, 1)
      XCTAssertLessThan(requestCount, 15, "\(networking.requestedPaths)")
      application.main.coordinator.show(FeaturedDestination(.popular))
      fixture.close()
    }
  }

  func testRetryReloadsOnlyFailedShelf() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":1,"name":"One"},{"id":2,"name":"Two"}]}"#)
      networking.stub("/3/discover/movie?with_genres=1", with: .films([1]))
      networking.stub("/3/discover/movie?with_genres=2", with: .serverError)
      networking.stub("/3/discover/movie?with_genres=2", with: .films([2]))
      let (_, fixture) = try await Self.show(.test(networking))
      try await fixture.waitForText("TMDB is having trouble")
      try await fixture.press("Retry")
      try await eventually("the film") { fixture.window.hasCard("Film 2") }
      XCTAssertEqual(networking.requestedPaths.filter { $0.hasPrefix("/3/discover") }.count, 3)
      fixture.close()
    }
  }

  func testGenreWithoutTitlesIsHidden() {
    onMain {
      let networking = Self.responses()
      networking.stub("/3/discover/movie?with_genres=4", with: .films([]))
      networking.stub(
        "/3/genre/movie/list", json: #"{"genres":[{"id":4,"name":"Nothing"},{"id":1,"name":"Genre 1"}]}"#)
      let application = TestApplication(.test(networking))
      let fixture = application.show()
      application.main.coordinator.show(GenresDestination(.movie))
      try await fixture.waitForText("Genre 1")
      application.main.coordinator.refresh()
      try await eventually("the other genres") {
        networking.requests.contains { $0.url.query()?.contains("with_genres=4") == true }
          && application.main.coordinator.isSettled && !fixture.window.visibleTexts.contains("Nothing")
      }
      fixture.close()
    }
  }

  func testSeeAllOpensGenre() {
    onMain {
      let (application, fixture) = try await Self.show(.test(Self.responses()))
      let button = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.exposedLabel == "See all, Genre 2" })
      gtk_widget_activate(button.widget)
      try await eventually("the genre") {
        application.main.coordinator.path.map(\.address) == ["genres", "genre/movie/2"]
      }
      XCTAssertEqual(application.main.coordinator.controller.top?.title, "Genre 2")
      fixture.close()
    }
  }

  func testShelfLoadsNextPageAtItsEnd() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":1,"name":"One"}]}"#)
      networking.stub("/3/discover/movie?page=1", with: .films(1...20, of: 2))
      networking.stub("/3/discover/movie?page=2", with: .films(21...40, page: 2, of: 2))
      let (_, fixture) = try await Self.show(.test(networking))
      XCTAssertFalse(networking.requestedPaths.contains("/3/discover/movie?page=2"))
      try await eventually("all cards") { fixture.shelf.map { $0.upper > 2 * $0.pageSize } == true }
      fixture.shelf.map { $0.value = $0.upper }
      try await eventually("the second page") { networking.requestedPaths.contains("/3/discover/movie?page=2") }
      fixture.close()
    }
  }
}

extension Window {
  /// Returns the number of visible cards with a title.
  fileprivate func cards(_ title: String) -> Int { visibleTexts.filter { $0 == title }.count }

  fileprivate func hasCard(_ title: String) -> Bool { cards(title) > 0 }
}

extension AppFixture {
  /// The horizontal scroll position of the first shelf.
  fileprivate var shelf: Adjustment? {
    window.tree.first { $0.isMapped && $0.hasStyle("shelf-line") }.flatMap { line in
      gtk_widget_get_ancestor(line.widget, gtk_scrolled_window_get_type()).map {
        ScrolledWindow(retaining: $0).horizontalAdjustment
      }
    }
  }
}
