import Foundation
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing

@testable import MatineeCore

/// A page with a cached response: the content it shows, and its network requests in the background.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CacheFirstTests {
  let question = SuspendedRequest()

  /// Makes the model show a response that was cached an hour ago and send a request.
  private func showingOld(_ model: PageModel<String>) async {
    model.loadIfNeeded()
    await question.reading.wait()
    question.reading.release(SuspendedRequest.saved("old"))
    await until { model.state.content == "old" }
    await question.network.wait()
  }

  @Test func whatIsSavedComesFirstAndWhatIsSaidBehindIt() async {
    let model = question.model()
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: nil))
    await question.reading.wait()
    #expect(question.network.calls == 0)
    question.reading.release(SuspendedRequest.saved("old"))
    await until { model.state == .loading(previous: "old") }
    #expect(model.savedDate == SuspendedRequest.old)
    await question.network.wait()
    question.network.release(.success("new"))
    await until { model.state == .content("new") }
    #expect(model.savedDate == nil)
  }

  @Test func whatWasSavedAMomentAgoAsksNobody() async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    question.reading.release(SuspendedRequest.saved("saved", SuspendedRequest.now - 599))
    await until { model.state == .content("saved") }
    await model.waitForAnswer(atMost: .seconds(30))
    model.loadIfNeeded()
    #expect(!model.state.isLoading)
    #expect(question.network.calls == 0)
    question.clock.advance(by: .seconds(1))
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: "saved"))
    await question.network.wait()
    #expect(question.reading.calls == 1)
  }

  @Test func whoDemandsItIsToldHoweverFreshItIs() async {
    let model = question.model()
    model.refresh()
    await question.reading.wait()
    question.reading.release(SuspendedRequest.saved("saved", SuspendedRequest.now))
    await question.network.wait()
    #expect(model.state == .loading(previous: "saved"))
  }

  @Test func aSlowDiskDoesNotHoldUpTheNetworkAndComesTooLateAfterIt() async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    await question.clock.waitForSleepers(1)
    question.clock.advance(by: .milliseconds(49))
    #expect(question.network.calls == 0)
    question.clock.advance(by: .milliseconds(1))
    await question.network.wait()
    #expect(model.state == .loading(previous: nil))
    question.network.release(.success("new"))
    await until { model.state == .content("new") }
    question.reading.release(SuspendedRequest.saved("old"))
    await model.waitForAnswer(atMost: .seconds(30))
    #expect(model.state == .content("new"))
    #expect(model.savedDate == nil)
  }

  @Test func aSlowDiskIsStillSooner() async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    await question.clock.waitForSleepers(1)
    question.clock.advance(by: .milliseconds(50))
    await question.network.wait()
    question.reading.release(SuspendedRequest.saved("saved", SuspendedRequest.now))
    await until { model.state == .loading(previous: "saved") }
    question.network.release(.success("new"))
    await until { model.state == .content("new") }
  }

  @Test func aSlowDiskIsWaitedForWhereTheNetworkFails() async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    await question.clock.waitForSleepers(1)
    question.clock.advance(by: .milliseconds(50))
    await question.network.wait()
    question.network.release(.failure(.offline))
    await question.clock.waitForSleepers(1)
    #expect(model.state == .loading(previous: nil))
    question.reading.release(SuspendedRequest.saved("old"))
    await until { model.state == .content("old") }
    #expect(model.savedDate == SuspendedRequest.old)
  }

  @Test(arguments: [TMDBError.offline, .timedOut, .workingOffline])
  func offLineWhatIsSavedStaysWithoutAWordAndTellsItsAge(_ error: TMDBError) async {
    let model = question.model()
    await showingOld(model)
    question.network.release(.failure(error))
    await until { !model.state.isLoading }
    #expect(model.state == .content("old"))
    #expect(model.savedDate == SuspendedRequest.old)
    model.loadIfNeeded()
    #expect(model.state.isLoading)
  }

  @Test func whoDemandsItOffLineIsTold() async {
    let model = question.model()
    await showingOld(model)
    model.refresh()
    await question.network.wait()
    question.network.release(.failure(.offline))
    await until { model.state.failure != nil }
    #expect(model.state.content == "old")
    #expect(model.savedDate == SuspendedRequest.old)
  }

  @Test(arguments: [TMDBError.wrongCredential, .serverTrouble(status: 503)])
  func whatIsNotOfTheNetworkIsSaid(_ error: TMDBError) async {
    let model = question.model()
    await showingOld(model)
    question.network.release(.failure(error))
    await until { model.state.failure == StateMessage(error) }
    #expect(model.state.content == "old")
    #expect(model.savedDate == SuspendedRequest.old)
  }

  @Test func whatCouldNotBeAskedForAnewIsFromBefore() async {
    let model = question.model(keeps: false)
    model.loadIfNeeded()
    await question.network.wait()
    question.network.release(.success("new"))
    await until { model.state.content == "new" }
    #expect(model.savedDate == nil)
    model.refresh()
    await question.network.wait()
    question.network.release(.failure(.offline))
    await until { model.state.failure != nil }
    #expect(model.savedDate == SuspendedRequest.now)
  }

  @Test(arguments: [(TMDBError.offline, true), (.workingOffline, true), (.timedOut, false)])
  func whatWasNeverSeenSaysSo(_ error: TMDBError, _ isSaid: Bool) async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    question.reading.release(nil)
    await question.network.wait()
    question.network.release(.failure(error))
    await until { model.state.failure != nil }
    #expect(model.state.failure?.explanation.contains("never opened online") == isSaid)
    #expect(model.state.failure?.button == (error == .workingOffline ? "Go Online" : "Retry"))
  }

  @Test func withoutAPlaceToKeepItNothingIsSaidOfSaving() async {
    let model = question.model(keeps: false)
    model.loadIfNeeded()
    await question.network.wait()
    question.network.release(.failure(.offline))
    await until { model.state.failure != nil }
    #expect(model.state.failure?.explanation.contains("never opened") == false)
  }

  @Test func whoLeavesWhileItIsReadSeesNothingOfIt() async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    model.cancel()
    #expect(model.state == .idle)
    question.reading.release(SuspendedRequest.saved("late"))
    model.loadIfNeeded()
    await question.reading.wait()
    question.reading.release(nil)
    await question.network.wait()
    #expect(model.state == .loading(previous: nil))
  }

  @Test func whoLeavesKeepsWhatWasSavedAndAsksAgain() async {
    let model = question.model()
    await showingOld(model)
    model.cancel()
    #expect(model.state == .content("old"))
    question.network.release(.success("late"))
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: "old"))
    await question.network.wait()
    question.network.release(.success("new"))
    await until { model.state == .content("new") }
    #expect(question.reading.calls == 1)
  }

  @Test func aWaitEndsWithWhatIsSaved() async {
    let model = question.model()
    model.loadIfNeeded()
    await question.reading.wait()
    question.reading.release(SuspendedRequest.saved("old"))
    await model.waitForAnswer(atMost: .seconds(30))
    #expect(model.state.content == "old")
    question.network.release(.success("new"))
  }
}
