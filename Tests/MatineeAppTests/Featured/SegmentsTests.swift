import AppFoundation
import AppTestSupport
import Catalogue
import Containment
import GTK
import GTKTestSupport
import LoadingState
import ScreenFoundation
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests that each list loads when its segment is first visible, and not again while it is fresh.
final class SegmentsTests: GTKTestCase {
  @MainActor private struct Harness {
    let networking = ReplayNetworking()
    let fixture = AppFixture()
    let lists: TitleLists
    let coordinator: TitleListCoordinator
    private let root: RootCoordinator

    init() {
      for (index, list) in MovieList.allCases.enumerated() {
        networking.stub("/3\(list.target.path)", with: .films([index + 1]))
      }
      let catalogue = CatalogueDependencies.test(networking)
      lists = catalogue.lists
      root = RootCoordinator(AppDependencies(catalogue), perform: { _ in })
      coordinator = TitleListCoordinator(
        title: "Films", FeaturedDestination.permanent, genres: .movie, root.context.screens)
    }

    func choose(_ segment: String) throws {
      try XCTUnwrap(fixture.window.toggleButtons.first { $0.label == segment }, segment).isActive = true
    }
  }

  func testSegmentsAreMovieListsAndGenres() {
    onMain {
      let harness = Harness()
      try await harness.fixture.show(harness.coordinator.controller)
      XCTAssertEqual(harness.fixture.window.toggleButtons.map(\.label), MovieList.allCases.map(\.title) + ["Genres"])
      harness.fixture.close()
    }
  }

  func testSegmentLoadsOnFirstAppearanceOnly() {
    onMain {
      let harness = Harness()
      try await harness.fixture.show(harness.coordinator.controller)
      try await harness.fixture.waitForText("Film 1")
      XCTAssertEqual(harness.networking.requestedPaths, ["/3/movie/now_playing?page=1"])
      try harness.choose("Top Rated")
      try await harness.fixture.waitForText("Film 4")
      XCTAssertEqual(harness.networking.requestedPaths, ["/3/movie/now_playing?page=1", "/3/movie/top_rated?page=1"])
      try harness.choose("Now Playing")
      try await harness.fixture.waitForText("Film 1")
      // No request is about to start either.
      XCTAssertFalse(harness.lists.model(of: MovieList.nowPlaying).state.isLoading)
      try harness.choose("Top Rated")
      XCTAssertFalse(harness.lists.model(of: MovieList.topRated).state.isLoading)
      try await harness.fixture.waitForText("Film 4")
      XCTAssertEqual(harness.networking.requests.count, 2)
      harness.fixture.close()
    }
  }
}
