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

/// Tests that the next page loads when the end of a list is near, and that the footer shows its state.
final class PagingTests: GTKTestCase {
  @MainActor private struct Harness {
    let networking = ReplayNetworking()
    let fixture = AppFixture()
    let model: PagedListModel<TitleSummary>
    let fetcher: PagedFetcherController<TitleSummary>

    init(pages: Int = 3) {
      let services = Services.test(networking)
      model = services.model(of: MovieList.popular)
      fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
      networking.stub("/3/movie/popular?page=1", with: .films(1...20, of: pages))
    }

    func show() async throws {
      try await fixture.show(fetcher)
      try await fixture.waitForText("Film 1")
    }
  }

  func testNextPageLoadsWhenEndIsNear() {
    onMain {
      let harness = Harness()
      harness.networking.stub("/3/movie/popular?page=2", with: .films(20...39, page: 2, of: 3))
      try await harness.show()
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.networking.requestedPaths, ["/3/movie/popular?page=1"])
      try await harness.fixture.scrollToEnd()
      try await eventually("the second page") { harness.model.state.content?.count == 39 }
      XCTAssertEqual(harness.networking.requestedPaths, ["/3/movie/popular?page=1", "/3/movie/popular?page=2"])
      harness.fixture.close()
    }
  }

  func testFooterShowsPageFailureAndRetryLoadsPage() {
    onMain {
      let harness = Harness()
      harness.networking.stub("/3/movie/popular?page=2", with: .serverError)
      harness.networking.stub("/3/movie/popular?page=2", with: .films(21...40, page: 2, of: 3))
      try await harness.show()
      try await harness.fixture.scrollToEnd()
      try await eventually("the failure at the foot") {
        if case .failure = harness.model.footer { true } else { false }
      }
      await harness.fixture.nextFrame()
      try await harness.fixture.scrollToEnd()
      try await harness.fixture.waitForText("TMDB is having trouble")
      try await harness.fixture.press("Retry")
      try await eventually("the second page") { harness.model.state.content?.count == 40 }
      XCTAssertEqual(harness.model.footer, .none)
      harness.fixture.close()
    }
  }

  func testNoRequestIsSentAfterLastPage() {
    onMain {
      let harness = Harness(pages: 1)
      try await harness.show()
      try await harness.fixture.scrollToEnd()
      for _ in 0..<10 { await harness.fixture.nextFrame() }
      XCTAssertEqual(harness.networking.requests.count, 1)
      XCTAssertEqual(harness.model.footer, .none)
      harness.fixture.close()
    }
  }

  func testPagesLoadUntilTallWindowIsFull() {
    onMain {
      let fixture = AppFixture()
      let networking = ReplayNetworking()
      for page in 1...3 {
        networking.stub(
          "/3/movie/popular?page=\(page)", with: .films([page * 2 - 1, page * 2], page: page, of: 3))
      }
      let services = Services.test(networking)
      let model = services.model(of: MovieList.popular)
      try await fixture.show(
        PagedFetcherController(title: "Popular", model: model, images: PipelineImages(loader: services.pictures)),
        height: 1100)
      try await eventually("all pages") { model.state.content?.map(\.id.number) == [1, 2, 3, 4, 5, 6] }
      fixture.close()
    }
  }

  func testCancelledPageLoadRestartsAfterUnchangedRefresh() {
    onMain {
      let networking = SuspendableNetworking()
      let services = Services.test(networking)
      let model = services.model(of: MovieList.popular)
      let fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
      let fixture = AppFixture()
      try await fixture.show(fetcher)
      await networking.waitForRequests(1)
      networking.resume(0, with: .films(1...20, of: 3))
      try await fixture.waitForText("Film 1")
      try await fixture.scrollToEnd()
      await networking.waitForRequests(2)
      fetcher.refresh()
      await networking.waitForRequests(3)
      networking.resume(2, with: .films(1...20, of: 3))
      await networking.waitForRequests(4)
      networking.resume(3, with: .films(21...40, page: 2, of: 3))
      try await eventually("the second page") { model.state.content?.count == 40 }
      fixture.close()
    }
  }

  func testCancelledPageLoadRestartsWhenListReappears() {
    onMain {
      let networking = SuspendableNetworking()
      let services = Services.test(networking)
      let model = services.model(of: MovieList.popular)
      let fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
      let segments = SegmentedController(items: [fetcher, ViewController(title: "Other")])
      let fixture = AppFixture()
      try await fixture.show(segments)
      await networking.waitForRequests(1)
      networking.resume(0, with: .films(1...20, of: 3))
      try await fixture.waitForText("Film 1")
      try await fixture.scrollToEnd()
      await networking.waitForRequests(2)
      segments.select(1)
      await networking.waitForCancellations(1)
      XCTAssertEqual(model.footer, .none)
      segments.select(0)
      await networking.waitForRequests(3)
      networking.resume(2, with: .films(21...40, page: 2, of: 3))
      try await eventually("the second page") { model.state.content?.count == 40 }
      fixture.close()
    }
  }
}
