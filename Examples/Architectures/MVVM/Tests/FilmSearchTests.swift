import ArchitecturesSupport
import LoadingState
import Synchronization
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmSearchTests {
  private let fixture = Fixture()

  @Test func `Only the last of several typed texts is searched for`() async {
    let typed = Script(["g", "go", "godf"])
    let (states, task) = observe(typed: typed, immediate: Script([]))
    _ = await typed.end.first()
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(300))
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1])
    #expect(await states.first() == "godf: loading")
    #expect(await states.first() == "godf: 1")
    #expect(fixture.requested("query") == ["godf"])
    task.cancel()
  }

  @Test func `The same event twice starts one search`() async {
    let immediate = Script(["godf", "godf"])
    let (states, task) = observe(typed: Script([]), immediate: immediate)
    _ = await immediate.end.first()
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1])
    #expect(await states.first() == "godf: loading")
    #expect(await states.first() == "godf: 1")
    task.cancel()
  }

  /// Returns descriptions of the states, until the task is cancelled.
  private func observe(typed: Script, immediate: Script) -> (AsyncStream<String>, Task<Void, Never>) {
    let search = FilmSearch(client: fixture.dependencies.client, images: fixture.dependencies.images)
    let states = search.states(
      typed: AsyncStream { await typed.next() }, immediate: AsyncStream { await immediate.next() },
      delay: fixture.dependencies.searchDelay, clock: fixture.clock)
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for await state in states {
        continuation.yield("\(state.query): \(state.films.content.map { "\($0.count)" } ?? "loading")")
      }
    }
    return (stream, task)
  }
}

/// A source of events that reports when its reader has received all of them.
private final class Script: Sendable {
  let end: AsyncStream<Void>
  private let didEnd: AsyncStream<Void>.Continuation
  private let texts: Mutex<[String]>

  init(_ texts: [String]) {
    self.texts = Mutex(texts)
    (end, didEnd) = AsyncStream.makeStream()
  }

  /// Returns the next event. After the last one, reports the end and waits for cancellation.
  func next() async -> SearchEvent? {
    if let text = texts.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return SearchEvent(query: text) }
    didEnd.yield()
    let (silence, continuation) = AsyncStream.makeStream(of: SearchEvent.self)
    defer { continuation.finish() }
    return await silence.first { _ in true }
  }
}
