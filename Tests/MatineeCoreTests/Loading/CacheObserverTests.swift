import Foundation
import LoadingState
import Observation
import Synchronization
import TMDB
import Testing

@testable import Catalogue

/// A page shows newer cached responses to its request, even if another part of the app sent the request.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CacheObserverTests {
  let request = SuspendedRequest()

  /// Returns a model that shows the network's response and observes the cache.
  private func observingModel() async -> PageModel<String> {
    let model = request.model()
    model.loadIfNeeded()
    model.observe()
    await request.reading.wait()
    request.reading.release(nil)
    await request.network.wait()
    #expect(request.observers.isEmpty)
    request.network.release(.success("mine"))
    await until { model.state == .content("mine") }
    while request.observers.isEmpty, !Task.isCancelled { await Task.yield() }
    return model
  }

  @Test func `The page shows a newer cached response without a request`() async {
    let model = await observingModel()
    request.change("theirs", fetched: SuspendedRequest.now + 1)
    await until { model.state == .content("theirs") }
    #expect(model.cachedDate == nil)
    #expect(request.network.calls == 1)
  }

  @Test func `The page doesn't decode its own response again when the cache reports it`() async {
    let model = await observingModel()
    request.change("mine", fetched: SuspendedRequest.now - 0.01)
    request.change("theirs", fetched: SuspendedRequest.now + 1)
    await until { model.state == .content("theirs") }
    #expect(request.decoded.withLock(\.self) == ["theirs"])
  }

  @Test func `An identical cached response doesn't change the page's state`() async {
    let model = await observingModel()
    let changes = Mutex(0)
    withObservationTracking {
      _ = model.state
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    request.change("mine", fetched: SuspendedRequest.now + 1)
    while request.decoded.withLock(\.isEmpty), !Task.isCancelled { await Task.yield() }
    // The change arrives after the first one.
    request.change("mine", fetched: SuspendedRequest.now + 2)
    while request.decoded.withLock(\.count) < 2, !Task.isCancelled { await Task.yield() }
    #expect(changes.withLock(\.self) == 0)
    request.change("theirs", fetched: SuspendedRequest.now + 3)
    await until { model.state == .content("theirs") }
    #expect(changes.withLock(\.self) == 1)
  }

  @Test func `The page ignores older cache changes while its own request is pending`() async {
    let model = await observingModel()
    model.refresh()
    await request.network.wait()
    request.change("theirs", fetched: SuspendedRequest.now - 1)
    request.network.release(.success("newest"))
    await until { model.state == .content("newest") }
    request.change("last", fetched: SuspendedRequest.now + 1)
    await until { model.state == .content("last") }
    #expect(request.decoded.withLock(\.self) == ["last"])
  }

  @Test func `Cancelling ends the cache observation, and the page can observe the cache again`() async throws {
    let model = await observingModel()
    let ended = SuspendedValue<Void>()
    let observer = try #require(request.observers.first)
    observer.onTermination = { _ in ended.release(()) }
    async let end: Void = ended.value()
    await ended.wait()
    model.cancel()
    await end
    #expect(model.state == .content("mine"))
    model.loadIfNeeded()
    model.observe()
    while request.observers.count < 2, !Task.isCancelled { await Task.yield() }
  }
}
