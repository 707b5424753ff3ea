import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp

/// Tests that each list loads when its segment is first visible, and not again while it is fresh.
final class SegmentsTests: GTKTestCase {
  @MainActor private struct Scene {
    let networking = ReplayNetworking()
    let fixture = AppFixture()
    let lists: TitleLists
    let coordinator: TitleListCoordinator<FeaturedDestination>
    private let root: RootCoordinator

    init() {
      for (index, list) in MovieList.allCases.enumerated() {
        networking.stub("/3\(list.target.path)", with: .films([index + 1]))
      }
      let services = Services.test(networking)
      lists = TitleLists(services)
      root = RootCoordinator(AppDependencies(lists), menu: MainMenu.makeButton(), perform: { _ in })
      coordinator = TitleListCoordinator(title: "Featured", root.context)
    }

    func choose(_ segment: String) throws {
      try XCTUnwrap(fixture.window.toggleButtons.first { $0.label == segment }, segment).isActive = true
    }
  }

  func testSegmentsAreMovieLists() {
    onMain {
      let scene = Scene()
      try await scene.fixture.show(scene.coordinator.controller)
      XCTAssertEqual(scene.fixture.window.toggleButtons.map(\.label), MovieList.allCases.map(\.title))
      scene.fixture.close()
    }
  }

  func testSegmentLoadsOnFirstAppearanceOnly() {
    onMain {
      let scene = Scene()
      try await scene.fixture.show(scene.coordinator.controller)
      try await scene.fixture.waitForText("Film 1")
      XCTAssertEqual(scene.networking.questions, ["/3/movie/now_playing?page=1"])
      try scene.choose("Top Rated")
      try await scene.fixture.waitForText("Film 4")
      XCTAssertEqual(scene.networking.questions, ["/3/movie/now_playing?page=1", "/3/movie/top_rated?page=1"])
      try scene.choose("Now Playing")
      try await scene.fixture.waitForText("Film 1")
      // No request is about to start either.
      XCTAssertFalse(scene.lists.model(of: MovieList.nowPlaying).state.isLoading)
      try scene.choose("Top Rated")
      XCTAssertFalse(scene.lists.model(of: MovieList.topRated).state.isLoading)
      try await scene.fixture.waitForText("Film 4")
      XCTAssertEqual(scene.networking.requests.count, 2)
      scene.fixture.close()
    }
  }
}
