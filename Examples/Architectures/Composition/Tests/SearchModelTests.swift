import ArchitecturesSupport
import Foundation
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedComposition

/// Tests when a search starts, and which results count, without a view.
final class SearchModelTests: GTKTestCase {
  func testSearchStartsAfterPauseInTyping() {
    onMain {
      let search = Search()
      search.model.type("go")
      await search.clock.waitForSleepers(1)
      search.clock.advance(by: .milliseconds(299))
      search.model.type("godf")
      await search.clock.waitForSleepers(1)
      search.clock.advance(by: .milliseconds(299))
      XCTAssertEqual(search.clock.sleepers, 1, "the pause starts again with each key")
      search.clock.advance(by: .milliseconds(1))
      await search.networking.waitForRequests(1)
      XCTAssertEqual(search.texts, ["godf"])
      XCTAssertEqual(search.model.query, "godf")
    }
  }

  func testTypingCancelsRequestForEarlierText() {
    onMain {
      let search = Search()
      try await search.start("the")
      search.model.type("godf")
      await search.networking.waitForCancellations(1)
      search.networking.resume(0, with: .films([1]))
      try await search.pause()
      try await search.respond(1, .films([2]))
      XCTAssertEqual(search.model.state.content?.map(\.id), [2])
    }
  }

  func testResultsOfEarlierTextDisappearWhenNextSearchStarts() {
    onMain {
      let search = Search()
      try await search.start("the")
      try await search.respond(0, .films([1]))
      try await search.start("godf")
      XCTAssertEqual(search.model.state, .loading(previous: nil))
    }
  }

  func testSearchWithoutResultsNamesText() {
    onMain {
      let search = Search()
      try await search.start(" xyz ")
      try await search.respond(0, .films([]))
      XCTAssertEqual(search.model.state, .empty(FilmText.noResults(for: "xyz")))
    }
  }

  func testEmptyTextEndsSearchWithoutPause() {
    onMain {
      let search = Search()
      try await search.start("the")
      search.model.type(" ")
      XCTAssertEqual(search.model.query, "")
      XCTAssertEqual(search.model.state, .idle)
      await search.networking.waitForCancellations(1)
    }
  }

  func testRetryAndReturnSearchWithoutPause() {
    onMain {
      let search = Search()
      try await search.start("the")
      try await search.respond(0, .json("{}", status: 404))
      XCTAssertNotNil(search.model.state.failure)
      search.model.reload()
      await search.networking.waitForRequests(2)
      search.model.cancel()
      XCTAssertEqual(search.model.state, .idle)
      search.model.loadIfNeeded()
      try await search.respond(2, .films([1]))
      XCTAssertEqual(search.texts, ["the", "the", "the"])
      XCTAssertEqual(search.model.state.content?.map(\.id), [1])
    }
  }
}

@MainActor private final class Search {
  let fixture = Fixture()
  let model: SearchModel
  var clock: ManualClock { fixture.clock }
  var networking: SuspendableNetworking { fixture.networking }

  init() { model = SearchModel(fixture.dependencies) }

  /// The texts of all requests.
  var texts: [String?] {
    networking.requests.map {
      URLComponents(url: $0.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "query" }?.value
    }
  }

  /// Types a text, and waits for its request.
  func start(_ text: String) async throws {
    let count = networking.requests.count
    model.type(text)
    try await pause()
    await networking.waitForRequests(count + 1)
  }

  /// Lets the pause after the last key pass.
  func pause() async throws {
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(300))
  }

  func respond(_ index: Int, _ response: NetworkResponse) async throws {
    await networking.waitForRequests(index + 1)
    networking.resume(index, with: response)
    try await eventually("response \(index)") { !model.state.isLoading }
  }
}
