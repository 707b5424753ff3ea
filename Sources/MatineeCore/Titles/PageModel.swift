import LoadingState
import Observation
import TMDB

/// A page that is one question: what it shows, and when it asks again.
///
/// The latest question wins; content stays while it is refreshed and when that fails; cancelling is no failure.
@MainActor @Observable
public final class PageModel<Page: Sendable> {
  public private(set) var state: ContentState<Page> = .idle

  @ObservationIgnored private let ask: @Sendable () async throws(TMDBError) -> Page
  @ObservationIgnored private let explain: @Sendable (TMDBError) -> StateMessage
  @ObservationIgnored private let question: LatestQuestion

  /// - Parameters:
  ///   - clock: measures freshness; a test brings its own.
  ///   - freshness: how long content is shown again without asking.
  ///   - explain: the words for a failure.
  ///   - ask: asks the question and makes the page of the answer, off the main actor.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), freshness: Duration = .seconds(600),
    explain: @escaping @Sendable (TMDBError) -> StateMessage = { StateMessage($0) },
    ask: @escaping @Sendable () async throws(TMDBError) -> Page
  ) {
    question = LatestQuestion(clock: clock, freshness: freshness)
    self.explain = explain
    self.ask = ask
  }

  /// Asks, unless what is there is fresh.
  public func loadIfNeeded() {
    if question.isDue(in: state) { refresh() }
  }

  /// Asks anew; also what Retry does.
  public func refresh() {
    state = state.after(.started)
    question.ask(ask) { [weak self] in self?.finish($0) }
  }

  /// Waits for the answer that is under way, so that what is there at once is shown without a spinner.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  public func waitForAnswer(atMost limit: Duration) async {
    await question.wait(atMost: limit)
  }

  /// Stops waiting: nobody is looking any more.
  public func cancel() {
    guard question.isUnderWay else { return }
    question.stop()
    state = state.after(.cancelled)
  }
}

extension PageModel {
  private func finish(_ result: Result<Page, TMDBError>) {
    switch result {
    case .success(let page):
      state = state.after(.loaded(page))
      question.startAging()
    case .failure(.cancelled): state = state.after(.cancelled)
    case .failure(let error): state = state.after(.failed(explain(error)))
    }
  }
}
