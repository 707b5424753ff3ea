import ArchitecturesSupport
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedComposition

/// Tests the list's states, pages and footer, without a view.
final class PagedFilmsModelTests: GTKTestCase {
  func testListLoadsOnce() {
    onMain {
      let list = List()
      list.model.loadIfNeeded()
      XCTAssertEqual(list.model.state, .loading(previous: nil))
      try await list.respond(0, .films([1, 2], of: 2))
      list.model.loadIfNeeded()
      XCTAssertEqual(list.rows, [1, 2])
      XCTAssertEqual(list.networking.requests.count, 1)
    }
  }

  func testListWithoutFilmsIsEmpty() {
    onMain {
      let list = List()
      list.model.loadIfNeeded()
      try await list.respond(0, .films([]))
      XCTAssertEqual(list.model.state, .empty(FilmText.empty))
    }
  }

  func testFailureCanBeRetried() {
    onMain {
      let list = List()
      list.model.loadIfNeeded()
      try await list.respond(0, .json("{}", status: 404))
      XCTAssertNotNil(list.model.state.failure)
      list.model.reload()
      try await list.respond(1, .films([1]))
      XCTAssertEqual(list.rows, [1])
    }
  }

  func testNextPageIsAppendedWithoutRepeatedFilms() {
    onMain {
      let list = try await List.loaded([1, 2])
      list.model.loadMore(after: 2)
      XCTAssertEqual(list.footer, .loading)
      list.model.loadMore(after: 2)
      try await list.respond(1, .films([2, 3], page: 2, of: 2))
      XCTAssertEqual(list.rows, [1, 2, 3])
      XCTAssertEqual(list.footer, LoadMoreState.none)
      list.model.loadMore(after: 3)
      XCTAssertEqual(list.footer, LoadMoreState.none, "there is no third page")
      XCTAssertEqual(list.networking.requests.count, 2)
    }
  }

  func testOutdatedViewDoesNotLoadNextPage() {
    onMain {
      let list = try await List.loaded([1, 2])
      list.model.loadMore(after: 0)
      XCTAssertEqual(list.footer, LoadMoreState.none)
    }
  }

  func testFailedPageKeepsRowsAndLoadsOnlyOnRetry() {
    onMain {
      let list = try await List.loaded([1, 2])
      list.model.loadMore(after: 2)
      try await list.respond(1, .json("{}", status: 404))
      XCTAssertEqual(list.footer, .failure(FilmText.failure(.notFound)))
      XCTAssertEqual(list.rows, [1, 2])
      list.model.loadMore(after: 2)
      XCTAssertNotEqual(list.footer, .loading)
      list.model.retryMore()
      try await list.respond(2, .films([3], page: 2, of: 2))
      XCTAssertEqual(list.rows, [1, 2, 3])
    }
  }

  func testCancelledRequestIsNeitherContentNorFailure() {
    onMain {
      let list = List()
      list.model.loadIfNeeded()
      await list.networking.waitForRequests(1)
      list.model.cancel()
      XCTAssertEqual(list.model.state, .idle)
      await list.networking.waitForCancellations(1)
      list.model.loadIfNeeded()
      try await list.respond(1, .films([1, 2], of: 2))
      list.model.loadMore(after: 2)
      await list.networking.waitForRequests(3)
      list.model.cancel()
      XCTAssertEqual(list.footer, LoadMoreState.none)
      XCTAssertEqual(list.rows, [1, 2])
    }
  }
}

@MainActor private final class List {
  let fixture = Fixture()
  let model: PagedFilmsModel
  var networking: SuspendableNetworking { fixture.networking }
  var rows: [Int]? { model.state.content?.rows.map(\.id) }
  var footer: LoadMoreState? { model.state.content?.footer }

  init() { model = PagedFilmsModel(MovieTarget.popular, fixture.dependencies) }

  /// Returns a list that has loaded the first of two pages.
  static func loaded(_ ids: [Int]) async throws -> List {
    let list = List()
    list.model.loadIfNeeded()
    try await list.respond(0, .films(ids, of: 2))
    return list
  }

  /// Responds to a request and waits until the model has received the response.
  func respond(_ index: Int, _ response: NetworkResponse) async throws {
    await networking.waitForRequests(index + 1)
    networking.resume(index, with: response)
    try await eventually("response \(index)") { !model.state.isLoading && footer != .loading }
  }
}
