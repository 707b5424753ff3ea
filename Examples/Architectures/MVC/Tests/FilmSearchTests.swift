import Foundation
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedMVC

/// Tests that a search waits for a pause in typing, and that only its latest text counts.
final class FilmSearchTests: GTKTestCase {
  func testSearchStartsAfterPauseInTyping() {
    onMain {
      let harness = Harness()
      harness.search.search(for: "g")
      await harness.clock.waitForSleepers(1)
      harness.clock.advance(by: .milliseconds(299))
      harness.search.search(for: "go")
      try await eventually("one sleeper") { harness.clock.sleepers == 1 }
      harness.clock.advance(by: .milliseconds(299))
      XCTAssertEqual(harness.search.phase, .idle)
      harness.clock.advance(by: .milliseconds(1))
      await harness.networking.waitForRequests(1)
      XCTAssertEqual(harness.queries, ["go"])
      XCTAssertEqual(harness.search.phase, .loading)
    }
  }

  func testSurroundingSpaceDoesNotCount() {
    onMain {
      let harness = Harness()
      harness.search.search(for: "  ")
      XCTAssertEqual(harness.clock.sleepers, 0)
      try await harness.search(" alien ")
      harness.search.search(for: "alien")
      XCTAssertEqual(harness.queries, ["alien"])
      XCTAssertEqual(harness.search.text, "alien")
    }
  }

  func testLateResponseToEarlierTextIsDropped() {
    onMain {
      let harness = Harness()
      try await harness.search("the")
      try await harness.search("alien")
      harness.networking.resume(1, with: .page([2]))
      try await eventually("the films") { harness.search.films.map(\.id) == [2] }
      harness.networking.resume(0, with: .page([1]))
      await harness.networking.waitForCancellations(1)
      XCTAssertEqual(harness.search.films.map(\.id), [2])
      XCTAssertEqual(harness.search.text, "alien")
    }
  }

  func testEarlierFilmsRemainDuringNextRequest() {
    onMain {
      let harness = Harness()
      try await harness.search("the")
      harness.networking.resume(0, with: .page([1]))
      try await eventually("the films") { harness.search.phase == .loaded }
      try await harness.search("alien")
      XCTAssertEqual(harness.search.films.map(\.id), [1])
      harness.networking.resume(1, with: .notFound)
      try await eventually("the failure") { harness.search.phase == .failed(.notFound) }
      XCTAssertEqual(harness.search.films, [], "the earlier films don't belong to the failed search")
    }
  }

  func testEmptyTextEndsSearchAtOnce() {
    onMain {
      let harness = Harness()
      try await harness.search("alien")
      harness.search.search(for: "")
      XCTAssertEqual(harness.search.phase, .idle)
      XCTAssertEqual(harness.search.text, "")
      await harness.networking.waitForCancellations(1)
    }
  }

  func testRetryDoesNotWait() {
    onMain {
      let harness = Harness()
      try await harness.search("alien")
      harness.networking.resume(0, with: .notFound)
      try await eventually("the failure") { harness.search.phase == .failed(.notFound) }
      harness.search.retry()
      await harness.networking.waitForRequests(2)
      XCTAssertEqual(harness.clock.sleepers, 0)
      XCTAssertEqual(harness.queries, ["alien", "alien"])
    }
  }
}

@MainActor private final class Harness {
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  let search: FilmSearch

  init() { search = FilmSearch(client: Client(networking), clock: clock, delay: .milliseconds(300)) }

  /// Types a text, and waits for its request.
  func search(_ text: String) async throws {
    let count = networking.requests.count
    search.search(for: text)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(300))
    await networking.waitForRequests(count + 1)
  }

  var queries: [String] {
    networking.requests.compactMap { request in
      URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "query" }?.value
    }
  }
}
