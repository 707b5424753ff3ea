import LoadingState
import TMDB

/// What a model asks: one question at a time, off the main actor. The latest wins, and an answer is fresh for a while.
@MainActor
final class LatestQuestion {
  private let clock: any Clock<Duration>
  private let freshness: Duration
  private var age: () -> Duration? = { nil }
  private var generation = Generation()
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - clock: measures freshness; a test brings its own.
  ///   - freshness: how long content is shown again without asking.
  init(clock: any Clock<Duration>, freshness: Duration) {
    self.clock = clock
    self.freshness = freshness
  }

  /// Whether an answer is awaited.
  var isUnderWay: Bool { task != nil }

  /// Whether somebody who comes to look has it asked: not while it is, nor while what is there is fresh.
  func isDue<Content>(in state: ContentState<Content>) -> Bool {
    switch state {
    case .loading: return false
    case .content, .empty: if let age = age(), age < freshness { return false }
    case .idle, .failed: break
    }
    return true
  }

  /// Asks, and no longer awaits what was asked before.
  ///
  /// - Parameter finish: called with the answer, unless another question or ``stop()`` comes before it.
  func ask<Answer: Sendable>(
    _ question: @escaping @Sendable () async throws(TMDBError) -> Answer,
    then finish: @escaping @MainActor (Result<Answer, TMDBError>) -> Void
  ) {
    stop()
    let token = generation.next()
    task = Task { [weak self] in
      let result = await Self.answer(question)
      guard let self, generation.isCurrent(token) else { return }
      task = nil
      finish(result)
    }
  }

  /// What is there is fresh from now on.
  func startAging() { age = measure(clock) }

  /// Waits for the answer that is under way.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  func wait(atMost limit: Duration) async { await task?.wait(atMost: limit) }

  /// Stops waiting.
  func stop() {
    task?.cancel()
    task = nil
    _ = generation.next()
  }
}

extension LatestQuestion {
  @concurrent
  private nonisolated static func answer<Answer>(
    _ question: @Sendable () async throws(TMDBError) -> Answer
  ) async -> Result<Answer, TMDBError> {
    do {
      return .success(try await question())
    } catch {
      return .failure(error)
    }
  }

  private func measure<C: Clock<Duration>>(_ clock: C) -> () -> Duration? {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
