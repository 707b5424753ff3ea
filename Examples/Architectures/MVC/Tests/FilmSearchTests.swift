import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVC

/// Tests that a search waits for a pause in typing, and that only its latest text counts.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmSearchTests {
  private let harness = Harness()

  @Test func `A search starts after a pause in typing`() async {
    harness.search.search(for: "g")
    await harness.clock.waitForSleepers(1)
    harness.clock.advance(by: .milliseconds(299))
    harness.search.search(for: "go")
    await harness.clock.waitForSleepers(1)
    harness.clock.advance(by: .milliseconds(299))
    #expect(harness.search.phase == .idle)
    harness.clock.advance(by: .milliseconds(1))
    await harness.networking.waitForRequests(1)
    #expect(harness.queries == ["go"])
    #expect(harness.search.phase == .loading)
  }

  @Test func `Surrounding space doesn't count`() async {
    harness.search.search(for: "  ")
    #expect(harness.clock.sleepers == 0)
    await harness.search(" alien ")
    harness.search.search(for: "alien")
    #expect(harness.queries == ["alien"])
    #expect(harness.search.text == "alien")
  }

  @Test func `A late response to an earlier text is dropped`() async {
    await harness.search("the")
    await harness.search("alien")
    harness.networking.resume(1, with: .page([2]))
    await harness.wait { harness.ids == [2] }
    harness.networking.resume(0, with: .page([1]))
    await harness.networking.waitForCancellations(1)
    #expect(harness.ids == [2])
    #expect(harness.search.text == "alien")
  }

  @Test func `Earlier films remain during the next request, and disappear if it fails`() async {
    await harness.search("the")
    harness.networking.resume(0, with: .page([1]))
    await harness.wait { harness.search.phase == .loaded }
    await harness.search("alien")
    #expect(harness.ids == [1])
    harness.networking.resume(1, with: .notFound)
    await harness.wait { harness.search.phase == .failed(.notFound) }
    #expect(harness.ids == [])
  }

  @Test func `An empty text ends the search at once`() async {
    await harness.search("alien")
    harness.search.search(for: "")
    #expect(harness.search.phase == .idle)
    #expect(harness.search.text == "")
    await harness.networking.waitForCancellations(1)
  }

  @Test func `Retry doesn't wait`() async {
    await harness.search("alien")
    harness.networking.resume(0, with: .notFound)
    await harness.wait { harness.search.phase == .failed(.notFound) }
    harness.search.retry()
    await harness.networking.waitForRequests(2)
    #expect(harness.clock.sleepers == 0)
    #expect(harness.queries == ["alien", "alien"])
  }
}

@MainActor private final class Harness: FilmSearchDelegate {
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  let search: FilmSearch
  private let changes = AsyncStream.makeStream(of: Void.self)

  init() {
    search = FilmSearch(client: Client(networking), clock: clock, delay: .milliseconds(300))
    search.delegate = self
  }

  var ids: [Int] { search.films.map(\.id) }

  var queries: [String] {
    networking.requests.compactMap { request in
      URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "query" }?.value
    }
  }

  func filmSearchDidChange(_ search: FilmSearch) { changes.continuation.yield() }

  /// Waits until a condition on the search holds.
  func wait(until condition: () -> Bool) async {
    if condition() { return }
    for await _ in changes.stream where condition() { return }
  }

  /// Types the text, and waits for its request.
  func search(_ text: String) async {
    let count = networking.requests.count
    search.search(for: text)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(300))
    await networking.waitForRequests(count + 1)
  }
}
