import ArchitecturesSupport
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedComposition

/// Tests when a search starts, and which results count, without a view.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SearchModelTests {
  @Test func `The search starts after a pause in typing`() async {
    let search = Search()
    search.model.type("go")
    await search.clock.waitForSleepers(1)
    search.clock.advance(by: .milliseconds(299))
    search.model.type("godf")
    await search.clock.waitForSleepers(1)
    search.clock.advance(by: .milliseconds(299))
    #expect(search.clock.sleepers == 1, "the pause starts again with each keystroke")
    search.clock.advance(by: .milliseconds(1))
    await search.networking.waitForRequests(1)
    #expect(search.texts == ["godf"])
    #expect(search.model.query == "godf")
  }

  @Test func `Typing cancels the request for the earlier text`() async {
    let search = Search()
    await search.start("the")
    search.model.type("godf")
    await search.networking.waitForCancellations(1)
    search.networking.resume(0, with: .films([1]))
    await search.pause()
    await search.respond(1, .films([2]))
    #expect(search.model.state.content?.map(\.id) == [2])
  }

  @Test func `Results of an earlier text disappear when the next search starts`() async {
    let search = Search()
    await search.start("the")
    await search.respond(0, .films([1]))
    await search.start("godf")
    #expect(search.model.state == .loading(previous: nil))
  }

  @Test func `The message for no results contains the search text`() async {
    let search = Search()
    await search.start(" xyz ")
    await search.respond(0, .films([]))
    #expect(search.model.state == .empty(FilmText.noResults(for: "xyz")))
  }

  @Test func `An empty text ends the search without a pause`() async {
    let search = Search()
    await search.start("the")
    search.model.type(" ")
    #expect(search.model.query == "")
    #expect(search.model.state == .idle)
    await search.networking.waitForCancellations(1)
  }

  @Test func `Retry and a return to the page search without a pause`() async {
    let search = Search()
    await search.start("the")
    await search.respond(0, .json("{}", status: 404))
    #expect(search.model.state.failure != nil)
    search.model.reload()
    await search.networking.waitForRequests(2)
    search.model.cancel()
    #expect(search.model.state == .idle)
    search.model.loadIfNeeded()
    await search.respond(2, .films([1]))
    #expect(search.texts == ["the", "the", "the"])
    #expect(search.model.state.content?.map(\.id) == [1])
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
  func start(_ text: String) async {
    let count = networking.requests.count
    model.type(text)
    await pause()
    await networking.waitForRequests(count + 1)
  }

  /// Lets the pause after the last keystroke pass.
  func pause() async {
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(300))
  }

  func respond(_ index: Int, _ response: NetworkResponse) async {
    await networking.waitForRequests(index + 1)
    networking.resume(index, with: response)
    await wait { [model] in !model.state.isLoading }
  }
}
