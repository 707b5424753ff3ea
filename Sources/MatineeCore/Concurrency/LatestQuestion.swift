import Catalogue
import Foundation
import LoadingState
import TMDB

/// What a model asks: one question at a time, off the main actor. What is kept comes first, the latest wins, and an answer
/// is fresh for a while.
@MainActor
final class LatestQuestion {
  private let clock: any Clock<Duration>
  private let freshness: Duration
  private let date: @Sendable () -> Date
  private var age: () -> Duration? = { nil }
  private var generation = Generation()
  private var task: Task<Void, Never>?
  /// Reads what is kept; whether there was anything to show.
  private var reading: Task<Bool, Never>?
  /// Whether the network has been asked already.
  private var isAsked = false

  /// - Parameters:
  ///   - clock: measures freshness; a test brings its own.
  ///   - freshness: how long content is shown again without asking.
  ///   - date: the calendar's time.
  init(
    clock: any Clock<Duration>, freshness: Duration, date: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.clock = clock
    self.freshness = freshness
    self.date = date
  }

  /// Whether an answer is awaited.
  var isUnderWay: Bool { task != nil }

  /// The calendar's time.
  var now: Date { date() }

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
  /// - Parameters:
  ///   - kept: what is read first. The network is asked once it has been read, or is slow to be.
  ///   - isDemanded: whether the network is asked even where what is kept is fresh.
  ///   - take: called with what comes, unless another question or ``stop()`` comes before it.
  func ask<Value: Sendable>(
    reading kept: KeptAnswers<Value>? = nil, isDemanded: Bool = true,
    _ question: @escaping @Sendable () async throws(TMDBError) -> Value,
    then take: @escaping @MainActor (Arrival<Value>) -> Void
  ) {
    stop()
    let token = generation.next()
    let reading = kept.map { kept in
      Task { [weak self] in
        let saved = await kept.readSoon()
        guard let saved, let self, generation.isCurrent(token) else { return false }
        let isLast = !isAsked && !isDemanded && isFresh(saved.confirmed)
        if isLast { end() }
        take(.saved(saved, isLast: isLast))
        return true
      }
    }
    self.reading = reading
    task = Task { [weak self, clock] in
      await reading?.wait(atMost: patience, by: clock)
      guard self?.begin(token) == true else { return }
      let result = await Self.answer(question)
      // Without an answer, what is kept is waited for a little longer.
      if case .failure = result { await reading?.wait(atMost: longPatience, by: clock) }
      guard let self, generation.isCurrent(token) else { return }
      end()
      take(.answer(result))
    }
  }

  /// What is there is fresh from now on, or from when it came.
  func startAging(from came: Date? = nil) {
    let start: Duration = came.map { .seconds(max(0, now.timeIntervalSince($0))) } ?? .zero
    let stopwatch = clock.stopwatch()
    age = { start + stopwatch() }
  }

  /// Whether what came then need not be asked for again.
  func isFresh(_ came: Date) -> Bool {
    let age = now.timeIntervalSince(came)
    return age > -clockSlack && Duration.seconds(age) < freshness
  }

  /// Waits for something to show, be it from before, or for the answer that is under way.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  func wait(atMost limit: Duration) async {
    let (reading, task) = (reading, task)
    await Task { if await reading?.value != true { await task?.value } }.wait(atMost: limit, by: clock)
  }

  /// Waits until what is kept has been read, if it is being read.
  ///
  /// - Parameter limit: the longest to wait.
  func waitForSaved(atMost limit: Duration) async { await reading?.wait(atMost: limit, by: clock) }

  /// Waits for the end of all that is under way.
  func finish() async {
    while let task { await task.value }
  }

  /// Stops waiting.
  func stop() {
    task?.cancel()
    reading?.cancel()
    reading = nil
    isAsked = false
    end()
  }
}

/// What comes of a question.
enum Arrival<Value: Sendable>: Sendable {
  /// What is kept; the network is asked, too, unless that was the last.
  case saved(Saved<Value>, isLast: Bool)
  /// What the network said. Nothing comes after it.
  case answer(Result<Value, TMDBError>)
}

extension LatestQuestion {
  @concurrent
  private nonisolated static func answer<Value>(
    _ question: @Sendable () async throws(TMDBError) -> Value
  ) async -> Result<Value, TMDBError> {
    do {
      return .success(try await question())
    } catch {
      return .failure(error)
    }
  }

  private func begin(_ token: Generation.Token) -> Bool {
    guard generation.isCurrent(token) else { return false }
    isAsked = true
    return true
  }

  /// What comes from now on comes too late.
  private func end() {
    task = nil
    _ = generation.next()
  }
}

/// For so long what is kept is waited for before the network is asked.
private let patience = Duration.milliseconds(50)
/// For so long it is waited for where the network has failed.
private let longPatience = Duration.seconds(5)
/// In seconds: what came a moment after now has just come.
private let clockSlack: Double = 60

extension Clock where Duration == Swift.Duration {
  /// Tells how long ago it was made.
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
