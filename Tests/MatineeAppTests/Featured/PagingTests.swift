import AppFoundation
import AppTestSupport
import Catalogue
import Containment
import GTK
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import ScreenFoundation

/// Tests that the next page loads when the end of a list is near, and that the footer shows its state.
final class PagingTests: GTKTestCase {
  /// Shows the first page of the popular films.
  @MainActor private static func show(
    _ networking: ReplayNetworking, pages: Int = 3
  ) async throws -> PopularList {
    networking.stub("/3/movie/popular?page=1", with: .films(1...20, of: pages))
    let list = PopularList(networking)
    try await list.show()
    try await list.fixture.waitForText("Film 1")
    return list
  }

  func testNextPageLoadsWhenEndIsNear() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/popular?page=2", with: .films(20...39, page: 2, of: 3))
      let list = try await Self.show(networking)
      await list.fixture.nextFrame()
      XCTAssertEqual(networking.requestedPaths, ["/3/movie/popular?page=1"])
      try await list.fixture.scrollToEnd()
      try await eventually("the second page") { list.model.state.content?.count == 39 }
      XCTAssertEqual(networking.requestedPaths, ["/3/movie/popular?page=1", "/3/movie/popular?page=2"])
      list.fixture.close()
    }
  }

  func testFooterShowsPageFailureAndRetryLoadsPage() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/popular?page=2", with: .serverError)
      networking.stub("/3/movie/popular?page=2", with: .films(21...40, page: 2, of: 3))
      let list = try await Self.show(networking)
      try await list.fixture.scrollToEnd()
      try await eventually("the failure in the footer") {
        if case .failure = list.model.footer { true } else { false }
      }
      await list.fixture.nextFrame()
      try await list.fixture.scrollToEnd()
      try await list.fixture.waitForText("TMDB is having trouble")
      try await list.fixture.press("Retry")
      try await eventually("the second page") { list.model.state.content?.count == 40 }
      XCTAssertEqual(list.model.footer, .none)
      list.fixture.close()
    }
  }

  func testNoRequestIsSentAfterLastPage() {
    onMain {
      let networking = ReplayNetworking()
      let list = try await Self.show(networking, pages: 1)
      try await list.fixture.scrollToEnd()
      for _ in 0..<10 { await list.fixture.nextFrame() }
      XCTAssertEqual(networking.requests.count, 1)
      XCTAssertEqual(list.model.footer, .none)
      list.fixture.close()
    }
  }

  func testPagesLoadUntilTallWindowIsFull() {
    onMain {
      let networking = ReplayNetworking()
      for page in 1...3 {
        networking.stub(
          "/3/movie/popular?page=\(page)", with: .films([page * 2 - 1, page * 2], page: page, of: 3))
      }
      let list = PopularList(networking)
      try await list.show(height: 1100)
      try await eventually("all pages") { list.model.state.content?.map(\.id.number) == [1, 2, 3, 4, 5, 6] }
      list.fixture.close()
    }
  }

  func testCancelledPageLoadRestartsAfterUnchangedRefresh() {
    onMain {
      let networking = SuspendableNetworking()
      let list = PopularList(networking)
      try await list.show()
      await networking.waitForRequests(1)
      networking.resume(0, with: .films(1...20, of: 3))
      try await list.fixture.waitForText("Film 1")
      try await list.fixture.scrollToEnd()
      await networking.waitForRequests(2)
      list.fetcher.refresh()
      await networking.waitForRequests(3)
      networking.resume(2, with: .films(1...20, of: 3))
      await networking.waitForRequests(4)
      networking.resume(3, with: .films(21...40, page: 2, of: 3))
      try await eventually("the second page") { list.model.state.content?.count == 40 }
      list.fixture.close()
    }
  }

  func testCancelledPageLoadRestartsWhenListReappears() {
    onMain {
      let networking = SuspendableNetworking()
      let list = PopularList(networking)
      let segments = SegmentedController(items: [list.fetcher, ViewController(title: "Other")])
      try await list.fixture.show(segments)
      await networking.waitForRequests(1)
      networking.resume(0, with: .films(1...20, of: 3))
      try await list.fixture.waitForText("Film 1")
      try await list.fixture.scrollToEnd()
      await networking.waitForRequests(2)
      segments.select(1)
      await networking.waitForCancellations(1)
      XCTAssertEqual(list.model.footer, .none)
      segments.select(0)
      await networking.waitForRequests(3)
      networking.resume(2, with: .films(21...40, page: 2, of: 3))
      try await eventually("the second page") { list.model.state.content?.count == 40 }
      list.fixture.close()
    }
  }
}
