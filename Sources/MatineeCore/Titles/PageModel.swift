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
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let freshness: Duration
  @ObservationIgnored private var age: () -> Duration? = { nil }
  @ObservationIgnored private var generation = Generation()
  @ObservationIgnored private var task: Task<Void, Never>?

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
    self.clock = clock
    self.freshness = freshness
    self.explain = explain
    self.ask = ask
  }

  /// Asks, unless what is there is fresh.
  public func loadIfNeeded() {
    switch state {
    case .loading: return
    case .content, .empty: if let age = age(), age < freshness { return }
    case .idle, .failed: break
    }
    refresh()
  }

  /// Asks anew; also what Retry does.
  public func refresh() {
    state = state.after(.started)
    stop()
    let token = generation.next()
    task = Task { [weak self, ask] in
      let result = await Self.answer(ask)
      guard let self, generation.isCurrent(token) else { return }
      task = nil
      finish(result)
    }
  }

  /// Waits for the answer that is under way, so that what is there at once is shown without a spinner.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  public func waitForAnswer(atMost limit: Duration) async {
    await task?.wait(atMost: limit)
  }

  /// Stops waiting: nobody is looking any more.
  public func cancel() {
    guard task != nil else { return }
    stop()
    state = state.after(.cancelled)
  }
}

extension PageModel {
  private func finish(_ result: Result<Page, TMDBError>) {
    switch result {
    case .success(let page):
      state = state.after(.loaded(page))
      age = measure(clock)
    case .failure(.cancelled): state = state.after(.cancelled)
    case .failure(let error): state = state.after(.failed(explain(error)))
    }
  }

  /// Off the main actor, where pages are written.
  @concurrent
  private nonisolated static func answer(
    _ ask: @Sendable () async throws(TMDBError) -> Page
  ) async -> Result<Page, TMDBError> {
    do {
      return .success(try await ask())
    } catch {
      return .failure(error)
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
    _ = generation.next()
  }

  private func measure<C: Clock<Duration>>(_ clock: C) -> () -> Duration? {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
