import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that the next page loads when the end of a list is near, and that the footer shows its state.
final class PagingTests: GTKTestCase {
  @MainActor private struct Scene {
    let networking = ReplayNetworking()
    let stage = AppFixture()
    let model: PagedListModel<TitleSummary>
    let fetcher: PagedFetcherController<TitleSummary>

    init(pages: Int = 3) {
      let services = Services.test(networking)
      model = services.model(of: MovieList.popular)
      fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
      networking.answer("/3/movie/popular?page=1", with: .films(1...20, of: pages))
    }

    func show() async throws {
      try await stage.show(fetcher)
      try await stage.sees("Film 1")
    }
  }

  func testTheNextPageComesWhenTheEndIsNear() {
    onMain {
      let scene = Scene()
      scene.networking.answer("/3/movie/popular?page=2", with: .films(20...39, page: 2, of: 3))
      try await scene.show()
      await scene.stage.nextFrame()
      XCTAssertEqual(scene.networking.questions, ["/3/movie/popular?page=1"])
      try await scene.stage.scrollToEnd()
      try await eventually("the second page") { scene.model.state.content?.count == 39 }
      XCTAssertEqual(scene.networking.questions, ["/3/movie/popular?page=1", "/3/movie/popular?page=2"])
      scene.stage.close()
    }
  }

  func testAFailureAtTheFootIsTriedAgain() {
    onMain {
      let scene = Scene()
      scene.networking.answer("/3/movie/popular?page=2", with: .trouble)
      scene.networking.answer("/3/movie/popular?page=2", with: .films(21...40, page: 2, of: 3))
      try await scene.show()
      try await scene.stage.scrollToEnd()
      try await eventually("the failure at the foot") {
        if case .failure = scene.model.footer { true } else { false }
      }
      await scene.stage.nextFrame()
      try await scene.stage.scrollToEnd()
      try await scene.stage.sees("TMDB is having trouble")
      try await scene.stage.press("Retry")
      try await eventually("the second page") { scene.model.state.content?.count == 40 }
      XCTAssertEqual(scene.model.footer, .none)
      scene.stage.close()
    }
  }

  func testAtTheEndNothingIsAskedAndNothingMoves() {
    onMain {
      let scene = Scene(pages: 1)
      try await scene.show()
      try await scene.stage.scrollToEnd()
      for _ in 0..<10 { await scene.stage.nextFrame() }
      XCTAssertEqual(scene.networking.requests.count, 1)
      XCTAssertEqual(scene.model.footer, .none)
      scene.stage.close()
    }
  }

  func testAWindowThatIsTallerThanAPageIsFilled() {
    onMain {
      let stage = AppFixture()
      let networking = ReplayNetworking()
      for page in 1...3 {
        networking.answer(
          "/3/movie/popular?page=\(page)", with: .films([page * 2 - 1, page * 2], page: page, of: 3))
      }
      let services = Services.test(networking)
      let model = services.model(of: MovieList.popular)
      try await stage.show(
        PagedFetcherController(title: "Popular", model: model, images: PipelineImages(loader: services.pictures)),
        height: 1100)
      try await eventually("all pages") { model.state.content?.map(\.id.number) == [1, 2, 3, 4, 5, 6] }
      stage.close()
    }
  }

  func testAPageGivenUpForARefreshThatBringsNothingNewIsAskedForAgain() {
    onMain {
      let networking = SuspendableNetworking()
      let services = Services.test(networking)
      let model = services.model(of: MovieList.popular)
      let fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
      let stage = AppFixture()
      try await stage.show(fetcher)
      await networking.waitForRequests(1)
      networking.release(0, with: .films(1...20, of: 3))
      try await stage.sees("Film 1")
      try await stage.scrollToEnd()
      await networking.waitForRequests(2)
      fetcher.refresh()
      await networking.waitForRequests(3)
      networking.release(2, with: .films(1...20, of: 3))
      await networking.waitForRequests(4)
      networking.release(3, with: .films(21...40, page: 2, of: 3))
      try await eventually("the second page") { model.state.content?.count == 40 }
      stage.close()
    }
  }

  func testAPageGivenUpByLeavingIsAskedForOnComingBack() {
    onMain {
      let networking = SuspendableNetworking()
      let services = Services.test(networking)
      let model = services.model(of: MovieList.popular)
      let fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
      let segments = SegmentedController(items: [fetcher, ViewController(title: "Other")])
      let stage = AppFixture()
      try await stage.show(segments)
      await networking.waitForRequests(1)
      networking.release(0, with: .films(1...20, of: 3))
      try await stage.sees("Film 1")
      try await stage.scrollToEnd()
      await networking.waitForRequests(2)
      segments.select(1)
      await networking.waitForCancellations(1)
      XCTAssertEqual(model.footer, .none)
      segments.select(0)
      await networking.waitForRequests(3)
      networking.release(2, with: .films(21...40, page: 2, of: 3))
      try await eventually("the second page") { model.state.content?.count == 40 }
      stage.close()
    }
  }
}
