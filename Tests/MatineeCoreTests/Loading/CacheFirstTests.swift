import Foundation
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing

@testable import AppFoundation
@testable import Catalogue

/// A page with a cached response: the content it shows, and its network requests in the background.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CacheFirstTests {
  let request = SuspendedRequest()

  /// Makes the model show a response that was cached an hour ago and send a request.
  private func showingOld(_ model: PageModel<String>) async {
    model.loadIfNeeded()
    await request.reading.wait()
    request.reading.release(SuspendedRequest.cachedValue("old"))
    await until { model.state.content == "old" }
    await request.network.wait()
  }

  @Test func `The page shows the cached response first, then the network's response`() async {
    let model = request.model()
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: nil))
    await request.reading.wait()
    #expect(request.network.calls == 0)
    request.reading.release(SuspendedRequest.cachedValue("old"))
    await until { model.state == .loading(previous: "old") }
    #expect(model.cachedDate == SuspendedRequest.old)
    await request.network.wait()
    request.network.release(.success("new"))
    await until { model.state == .content("new") }
    #expect(model.cachedDate == nil)
  }

  @Test func `A cached response needs no request until it is ten minutes old`() async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    request.reading.release(SuspendedRequest.cachedValue("saved", SuspendedRequest.now - 599))
    await until { model.state == .content("saved") }
    await model.waitForResponse(timeout: .seconds(30))
    model.loadIfNeeded()
    #expect(!model.state.isLoading)
    #expect(request.network.calls == 0)
    request.clock.advance(by: .seconds(1))
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: "saved"))
    await request.network.wait()
    #expect(request.reading.calls == 1)
  }

  @Test func `A refresh sends a request even if the cached response is fresh`() async {
    let model = request.model()
    model.refresh()
    await request.reading.wait()
    request.reading.release(SuspendedRequest.cachedValue("saved", SuspendedRequest.now))
    await request.network.wait()
    #expect(model.state == .loading(previous: "saved"))
  }

  @Test func `A slow cache neither delays the request nor replaces the network's response`() async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    await request.clock.waitForSleepers(1)
    request.clock.advance(by: .milliseconds(49))
    #expect(request.network.calls == 0)
    request.clock.advance(by: .milliseconds(1))
    await request.network.wait()
    #expect(model.state == .loading(previous: nil))
    request.network.release(.success("new"))
    await until { model.state == .content("new") }
    request.reading.release(SuspendedRequest.cachedValue("old"))
    await model.waitForResponse(timeout: .seconds(30))
    #expect(model.state == .content("new"))
    #expect(model.cachedDate == nil)
  }

  @Test func `A slow cached response still appears if it arrives before the network's response`() async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    await request.clock.waitForSleepers(1)
    request.clock.advance(by: .milliseconds(50))
    await request.network.wait()
    request.reading.release(SuspendedRequest.cachedValue("saved", SuspendedRequest.now))
    await until { model.state == .loading(previous: "saved") }
    request.network.release(.success("new"))
    await until { model.state == .content("new") }
  }

  @Test func `The page waits for a slow cache when the network fails`() async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    await request.clock.waitForSleepers(1)
    request.clock.advance(by: .milliseconds(50))
    await request.network.wait()
    request.network.release(.failure(.offline))
    await request.clock.waitForSleepers(1)
    #expect(model.state == .loading(previous: nil))
    request.reading.release(SuspendedRequest.cachedValue("old"))
    await until { model.state == .content("old") }
    #expect(model.cachedDate == SuspendedRequest.old)
  }

  @Test(arguments: [TMDBError.offline, .timedOut, .workingOffline])
  func `The cached response stays with its date and without an error when offline`(_ error: TMDBError) async {
    let model = request.model()
    await showingOld(model)
    request.network.release(.failure(error))
    await until { !model.state.isLoading }
    #expect(model.state == .content("old"))
    #expect(model.cachedDate == SuspendedRequest.old)
    model.loadIfNeeded()
    #expect(model.state.isLoading)
  }

  @Test func `A refresh shows an error when offline and keeps the cached response`() async {
    let model = request.model()
    await showingOld(model)
    model.refresh()
    await request.network.wait()
    request.network.release(.failure(.offline))
    await until { model.state.failure != nil }
    #expect(model.state.content == "old")
    #expect(model.cachedDate == SuspendedRequest.old)
  }

  @Test(arguments: [TMDBError.invalidCredential, .serverError(status: 503)])
  func `The cached response stays with an error when the server rejects the request`(_ error: TMDBError) async {
    let model = request.model()
    await showingOld(model)
    request.network.release(.failure(error))
    await until { model.state.failure == StateMessage(error) }
    #expect(model.state.content == "old")
    #expect(model.cachedDate == SuspendedRequest.old)
  }

  @Test func `A failed refresh shows the date of the previous response`() async {
    let model = request.model(isCached: false)
    model.loadIfNeeded()
    await request.network.wait()
    request.network.release(.success("new"))
    await until { model.state.content == "new" }
    #expect(model.cachedDate == nil)
    model.refresh()
    await request.network.wait()
    request.network.release(.failure(.offline))
    await until { model.state.failure != nil }
    #expect(model.cachedDate == SuspendedRequest.now)
  }

  @Test(arguments: [(TMDBError.offline, true), (.workingOffline, true), (.timedOut, false)])
  func `The offline error explains that the page was never opened online`(_ error: TMDBError, _ isSaid: Bool) async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    request.reading.release(nil)
    await request.network.wait()
    request.network.release(.failure(error))
    await until { model.state.failure != nil }
    #expect(model.state.failure?.explanation.contains("haven’t opened this page online") == isSaid)
    #expect(model.state.failure?.button == (error == .workingOffline ? "Go Online" : "Retry"))
  }

  @Test func `The offline error doesn't mention earlier visits when responses aren't cached`() async {
    let model = request.model(isCached: false)
    model.loadIfNeeded()
    await request.network.wait()
    request.network.release(.failure(.offline))
    await until { model.state.failure != nil }
    #expect(model.state.failure?.explanation.contains("haven’t opened") == false)
  }

  @Test func `A cancelled page ignores a cached response that arrives late`() async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    model.cancel()
    #expect(model.state == .idle)
    request.reading.release(SuspendedRequest.cachedValue("late"))
    model.loadIfNeeded()
    await request.reading.wait()
    request.reading.release(nil)
    await request.network.wait()
    #expect(model.state == .loading(previous: nil))
  }

  @Test func `A cancelled page keeps its cached content and later sends a new request`() async {
    let model = request.model()
    await showingOld(model)
    model.cancel()
    #expect(model.state == .content("old"))
    request.network.release(.success("late"))
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: "old"))
    await request.network.wait()
    request.network.release(.success("new"))
    await until { model.state == .content("new") }
    #expect(request.reading.calls == 1)
  }

  @Test func `The wait for a response ends when the cached response arrives`() async {
    let model = request.model()
    model.loadIfNeeded()
    await request.reading.wait()
    request.reading.release(SuspendedRequest.cachedValue("old"))
    await model.waitForResponse(timeout: .seconds(30))
    #expect(model.state.content == "old")
    request.network.release(.success("new"))
  }
}
