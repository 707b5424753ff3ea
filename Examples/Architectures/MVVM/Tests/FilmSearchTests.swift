import ArchitecturesSupport
import LoadingState
import Synchronization
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmSearchTests {
  private let fixture = Fixture()

  @Test("Only the last of several texts is searched for") func debounce() async {
    await observe(["g", "go", "godf"]) { states in
      fixture.clock.advance(by: .milliseconds(300))
      await fixture.networking.waitForRequests(1)
      fixture.respond(to: 0, [1])
      #expect(await states.first() == "godf: loading")
      #expect(await states.first() == "godf: 1")
      #expect(fixture.requested("query") == ["godf"])
    }
  }

  /// Searches for texts that are typed without a pause.
  ///
  /// - Parameter body: Called when all texts have been received, with descriptions of the states.
  private func observe(_ texts: [String], _ body: (AsyncStream<String>) async -> Void) async {
    let script = Script(texts)
    let search = FilmSearch(client: fixture.dependencies.client, images: fixture.dependencies.images)
    let states = search.states(
      typed: AsyncStream { await script.next() }, immediate: AsyncStream { await Script([]).next() },
      delay: .milliseconds(300), clock: fixture.clock)
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for await state in states {
        continuation.yield("\(state.query): \(state.films.content.map { "\($0.count)" } ?? "loading")")
      }
    }
    _ = await script.end.first()
    await fixture.clock.waitForSleepers(1)
    await body(stream)
    task.cancel()
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
