import Foundation
import LoadingState
import ResponseCache
import TMDB

/// A model's loader, which runs one request at a time off the main actor. The newest request wins.
///
/// It delivers the cached response first. While content is fresh, it is shown again without a request.
@MainActor
package final class LatestRequestLoader {
  private let clock: any Clock<Duration>
  private let freshness: Duration
  private let date: @Sendable () -> Date
  private var age: () -> Duration? = { nil }
  private var generation = Generation()
  private var task: Task<Void, Never>?
  /// The task that reads the cache. Its value is whether it delivered a cached response.
  private var reading: Task<Bool, Never>?
  /// Whether the network request has started.
  private var isRequested = false

  /// - Parameters:
  ///   - clock: The clock that measures freshness. Tests supply their own.
  ///   - freshness: The time during which content is shown again without a request.
  ///   - date: The source of the current date.
  package init(
    clock: any Clock<Duration>, freshness: Duration, date: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.clock = clock
    self.freshness = freshness
    self.date = date
  }

  /// Whether a request is running.
  package var isRunning: Bool { task != nil }

  /// The current date.
  package var now: Date { date() }

  /// Returns whether a request is needed. It isn't while one is running or the content is fresh.
  package func isDue<Content>(in state: ContentState<Content>) -> Bool {
    switch state {
    case .loading: return false
    case .content, .empty: if let age = age(), age < freshness { return false }
    case .idle, .failed: break
    }
    return true
  }

  /// Starts a request and cancels the previous one.
  ///
  /// - Parameters:
  ///   - source: The cached response to read first. The request is sent once it has been read, or if reading is slow.
  ///   - isUserInitiated: Whether to send the request even if the cached response is fresh.
  ///   - take: Called with each result until another request starts or ``stop()`` is called.
  package func load<Value: Sendable>(
    reading source: CachedResponseObservation<Value>? = nil, isUserInitiated: Bool = true,
    _ request: @escaping @Sendable () async throws(TMDBError) -> Value,
    then take: @escaping @MainActor (LoadedResult<Value>) -> Void
  ) {
    stop()
    let token = generation.next()
    let reading = source.map { source in
      Task { [weak self] in
        let cached = await source.readInBackground()
        guard let cached, let self, generation.isCurrent(token) else { return false }
        let isLast = !isRequested && !isUserInitiated && isFresh(cached.confirmed)
        if isLast { end() }
        take(.cached(cached, isLast: isLast))
        return true
      }
    }
    self.reading = reading
    task = Task { [weak self, clock] in
      await reading?.wait(timeout: cacheTimeout, by: clock)
      guard self?.begin(token) == true else { return }
      let result = await Self.response(request)
      // The request failed, so the cached response is worth a longer wait.
      if case .failure = result { await reading?.wait(timeout: longCacheTimeout, by: clock) }
      guard let self, generation.isCurrent(token) else { return }
      end()
      take(.response(result))
    }
  }

  /// Starts the freshness period of the current content.
  ///
  /// - Parameter confirmed: The date when the source last confirmed the content; `nil` for now.
  package func markLoaded(from confirmed: Date? = nil) {
    let start: Duration = confirmed.map { .seconds(max(0, now.timeIntervalSince($0))) } ?? .zero
    let stopwatch = clock.stopwatch()
    age = { start + stopwatch() }
  }

  /// Returns whether a response of this date is still fresh.
  package func isFresh(_ confirmed: Date) -> Bool {
    let age = now.timeIntervalSince(confirmed)
    return age > -clockSlack && Duration.seconds(age) < freshness
  }

  /// Waits until there is something to show: the cached response or the network's.
  ///
  /// - Parameter limit: The maximum time to wait. The request continues when it has passed.
  package func wait(timeout limit: Duration) async {
    let (reading, task) = (reading, task)
    await Task { if await reading?.value != true { await task?.value } }.wait(timeout: limit, by: clock)
  }

  /// Waits until the cached response has been read, if it is being read.
  ///
  /// - Parameter limit: The maximum time to wait.
  func waitForCache(timeout limit: Duration) async { await reading?.wait(timeout: limit, by: clock) }

  /// Waits until all requests have ended.
  func finish() async {
    while let task { await task.value }
  }

  /// Cancels the request and discards its results.
  package func stop() {
    task?.cancel()
    reading?.cancel()
    reading = nil
    isRequested = false
    end()
  }
}

/// A result of a request.
package enum LoadedResult<Value: Sendable>: Sendable {
  /// The cached response. A network response follows unless this is the last result.
  case cached(CachedValue<Value>, isLast: Bool)
  /// The network's response, which is always the last result.
  case response(Result<Value, TMDBError>)
}

extension LatestRequestLoader {
  @concurrent
  private nonisolated static func response<Value>(
    _ request: @Sendable () async throws(TMDBError) -> Value
  ) async -> Result<Value, TMDBError> {
    do {
      return .success(try await request())
    } catch {
      return .failure(error)
    }
  }

  private func begin(_ token: Generation.Token) -> Bool {
    guard generation.isCurrent(token) else { return false }
    isRequested = true
    return true
  }

  /// Ends the current request. Its later results are discarded.
  private func end() {
    task = nil
    _ = generation.next()
  }
}

/// The maximum time to wait for the cached response before sending the request.
private let cacheTimeout = Duration.milliseconds(50)
/// The maximum time to wait for the cached response after the request has failed.
private let longCacheTimeout = Duration.seconds(5)
/// The tolerance for responses dated in the future, in seconds.
private let clockSlack: Double = 60
