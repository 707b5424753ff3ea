import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedMVC

/// Tests that a list loads page by page, and that only a real failure counts as one.
final class FilmListTests: GTKTestCase {
  func testListLoadsNothingUntilAsked() {
    onMain {
      let harness = Harness()
      harness.list.loadNextPage()
      harness.list.retry()
      XCTAssertEqual(harness.list.phase, .idle)
      XCTAssertEqual(harness.phases, [])
    }
  }

  func testFirstPageIsRequestedOnce() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      harness.list.loadIfNeeded()
      try await harness.respond(with: .page(1...20))
      harness.list.loadIfNeeded()
      XCTAssertEqual(harness.phases, [.loading, .loaded])
      XCTAssertEqual(harness.networking.requests.count, 1)
      XCTAssertEqual(harness.ids, Array(1...20))
    }
  }

  func testNextPageIsAppendedWithoutRepeatedFilms() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      try await harness.respond(with: .page(1...3, of: 2))
      harness.list.loadNextPage()
      XCTAssertEqual(harness.ids, [1, 2, 3])
      try await harness.respond(with: .page(3...5, number: 2, of: 2))
      XCTAssertEqual(harness.ids, [1, 2, 3, 4, 5])
    }
  }

  func testLastPageEndsList() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      try await harness.respond(with: .page(1...3))
      harness.list.loadNextPage()
      XCTAssertEqual(harness.list.phase, .loaded)
    }
  }

  func testFailedPageKeepsFilmsUntilRetryAppendsToThem() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      try await harness.respond(with: .page(1...3, of: 2))
      harness.list.loadNextPage()
      try await harness.respond(with: .notFound)
      XCTAssertEqual(harness.list.phase, .failed(.notFound))
      XCTAssertEqual(harness.ids, [1, 2, 3])
      harness.list.loadNextPage()
      harness.list.loadIfNeeded()
      XCTAssertEqual(harness.list.phase, .failed(.notFound), "only Retry repeats a failed request")
      harness.list.retry()
      try await harness.respond(with: .page(4...5, number: 2, of: 2))
      XCTAssertEqual(harness.ids, [1, 2, 3, 4, 5])
    }
  }

  func testCancelledFirstPageIsNoFailureAndLoadsAgain() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      await harness.networking.waitForRequests(1)
      harness.list.cancel()
      await harness.networking.waitForCancellations(1)
      XCTAssertEqual(harness.phases, [.loading, .idle])
      harness.list.loadIfNeeded()
      try await harness.respond(with: .page(1...3))
      XCTAssertEqual(harness.phases, [.loading, .idle, .loading, .loaded])
    }
  }

  func testCancelledNextPageKeepsFilms() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      try await harness.respond(with: .page(1...3, of: 2))
      harness.list.loadNextPage()
      harness.list.cancel()
      XCTAssertEqual(harness.list.phase, .loaded)
      XCTAssertEqual(harness.ids, [1, 2, 3])
    }
  }

  func testRequestThatNetworkCancelsIsNoFailure() {
    onMain {
      let harness = Harness()
      harness.list.loadIfNeeded()
      await harness.networking.waitForRequests(1)
      harness.networking.fail(0, .cancelled)
      try await eventually("the end of the request") { harness.list.phase == .idle }
    }
  }
}

@MainActor private final class Harness: FilmListDelegate {
  let networking = SuspendableNetworking()
  let list: FilmList
  private(set) var phases: [LoadPhase] = []

  init() {
    list = FilmList(title: "Popular", target: MovieTarget.popular, client: Client(networking))
    list.delegate = self
  }

  var ids: [Int] { list.films.map(\.id) }

  func filmListDidChange(_ list: FilmList) { phases.append(list.phase) }

  /// Responds to the suspended request, and waits until the list has received the response.
  func respond(with response: NetworkResponse) async throws {
    try await eventually("a request") { !networking.suspended.isEmpty }
    let changes = phases.count
    networking.suspended.forEach { networking.resume($0, with: response) }
    try await eventually("the end of the request") { phases.count > changes }
  }
}
