import Foundation
import LoadingState
import Observation
import Synchronization
import TMDB
import Testing

@testable import MatineeCore

/// A page shows newer cached responses to its request, even if another part of the app sent the request.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CacheFollowerTests {
  let question = SuspendedRequest()

  /// Returns a model that shows the network's response and observes the cache.
  private func following() async -> PageModel<String> {
    let model = question.model()
    model.loadIfNeeded()
    model.follow()
    await question.reading.wait()
    question.reading.release(nil)
    await question.network.wait()
    #expect(question.followers.isEmpty)
    question.network.release(.success("mine"))
    await until { model.state == .content("mine") }
    while question.followers.isEmpty { await Task.yield() }
    return model
  }

  @Test func anotherAnswerIsShown() async {
    let model = await following()
    question.change("theirs", fetched: SuspendedRequest.now + 1)
    await until { model.state == .content("theirs") }
    #expect(model.savedDate == nil)
    #expect(question.network.calls == 1)
  }

  @Test func onesOwnAnswerIsNotReadAgain() async {
    let model = await following()
    question.change("mine", fetched: SuspendedRequest.now - 0.01)
    question.change("theirs", fetched: SuspendedRequest.now + 1)
    await until { model.state == .content("theirs") }
    #expect(question.decoded.withLock(\.self) == ["theirs"])
  }

  @Test func theSameAgainChangesNothing() async {
    let model = await following()
    let changes = Mutex(0)
    withObservationTracking {
      _ = model.state
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    question.change("mine", fetched: SuspendedRequest.now + 1)
    while question.decoded.withLock(\.isEmpty) { await Task.yield() }
    // The change arrives after the first one.
    question.change("mine", fetched: SuspendedRequest.now + 2)
    while question.decoded.withLock(\.count) < 2 { await Task.yield() }
    #expect(changes.withLock(\.self) == 0)
    question.change("theirs", fetched: SuspendedRequest.now + 3)
    await until { model.state == .content("theirs") }
    #expect(changes.withLock(\.self) == 1)
  }

  @Test func onesOwnQuestionGoesFirst() async {
    let model = await following()
    model.refresh()
    await question.network.wait()
    question.change("theirs", fetched: SuspendedRequest.now - 1)
    question.network.release(.success("newest"))
    await until { model.state == .content("newest") }
    question.change("last", fetched: SuspendedRequest.now + 1)
    await until { model.state == .content("last") }
    #expect(question.decoded.withLock(\.self) == ["last"])
  }

  @Test func whoLeavesFollowsNoMore() async throws {
    let model = await following()
    let ended = Held<Void>()
    let follower = try #require(question.followers.first)
    follower.onTermination = { _ in ended.release(()) }
    async let end: Void = ended.value()
    await ended.wait()
    model.cancel()
    await end
    #expect(model.state == .content("mine"))
    model.loadIfNeeded()
    model.follow()
    while question.followers.count < 2 { await Task.yield() }
  }
}
