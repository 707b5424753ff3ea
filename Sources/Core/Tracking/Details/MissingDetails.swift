import Localization
import Observation
import TMDB
import TitleIdentity

/// The fetching of titles' details that lists and statistics need and the cache doesn't have, such as running times and
/// genres after an import.
///
/// It requests one title after another in the background, each only once. It stops at the first error that other
/// titles would have, too.
@MainActor @Observable
public final class MissingDetails {
  public enum State: Hashable, Sendable {
    /// No details are missing, except those that TMDB doesn't have.
    case complete
    case fetching(done: Int, total: Int)
    /// The user cancelled.
    case cancelled(missing: Int)
    case failed(String, missing: Int)
  }

  public private(set) var state = State.complete
  /// Called after some titles were fetched, and at the end.
  @ObservationIgnored package var onFetch: () async -> Void = {}
  /// Called after each title that was fetched.
  @ObservationIgnored package var onEach: (TitleID) -> Void = { _ in }
  @ObservationIgnored private let fetch: @Sendable (TitleID) async throws(TMDBError) -> Void
  @ObservationIgnored private var missing: [TitleID] = []
  @ObservationIgnored private var requested: Set<TitleID> = []
  @ObservationIgnored private var doneCount = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let rest: @Sendable () async throws -> Void

  /// - Parameters:
  ///   - rest: Waits after each request.
  ///   - fetch: Requests a title's details, and caches them.
  package init(
    rest: @escaping @Sendable () async throws -> Void = {},
    fetch: @escaping @Sendable (TitleID) async throws(TMDBError) -> Void
  ) {
    self.rest = rest
    self.fetch = fetch
  }

  isolated deinit { task?.cancel() }

  /// Whether titles are being fetched.
  package var isFetching: Bool { if case .fetching = state { true } else { false } }

  /// Sets the titles without details, and starts to fetch them unless the user cancelled or an error occurred.
  package func update(_ titles: [TitleID]) {
    missing = titles.filter { !requested.contains($0) }
    switch state {
    case .complete: start()
    case .fetching: showProgress()
    case .cancelled: state = missing.isEmpty ? .complete : .cancelled(missing: missing.count)
    case .failed(let sentence, _): state = missing.isEmpty ? .complete : .failed(sentence, missing: missing.count)
    }
  }

  /// Adds titles without details to those to fetch.
  func add(_ titles: [TitleID]) {
    let known = Set(missing)
    update(missing + titles.filter { !known.contains($0) })
  }

  /// Fetches the missing details.
  public func start() {
    guard task == nil else { return }
    guard !missing.isEmpty else { return state = .complete }
    doneCount = 0
    showProgress()
    task = Task { [weak self, fetch, rest] in
      while !Task.isCancelled, let title = self?.missing.first {
        let error = await Self.error(of: fetch, title)
        guard !Task.isCancelled, await self?.record(title, error) == true else { return }
        try? await rest()
      }
      if !Task.isCancelled { await self?.end(.complete) }
    }
  }

  /// Tries again after an error.
  package func retryAfterFailure() {
    if case .failed = state { start() }
  }

  /// Cancels the fetching. Details that were already fetched stay.
  public func cancel() {
    guard case .fetching = state else { return }
    task?.cancel()
    task = nil
    state = .cancelled(missing: missing.count)
    if doneCount > 0 { Task { [onFetch] in await onFetch() } }
  }

  /// Waits until the fetching has ended, unless it was cancelled.
  package func finish() async { await task?.value }
}

extension MissingDetails {
  private static func error(
    of fetch: @Sendable (TitleID) async throws(TMDBError) -> Void, _ title: TitleID
  ) async -> TMDBError? {
    do throws(TMDBError) {
      try await fetch(title)
      return nil
    } catch {
      return error
    }
  }

  /// Records the outcome of a request, and returns whether to continue.
  private func record(_ title: TitleID, _ error: TMDBError?) async -> Bool {
    if let error, !error.concernsOneTitle {
      let sentence = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      await end(.failed(sentence, missing: missing.count))
      return false
    }
    requested.insert(title)
    missing.removeAll { $0 == title }
    doneCount += 1
    showProgress()
    if error == nil { onEach(title) }
    if doneCount.isMultiple(of: batchSize) { await onFetch() }
    return true
  }

  private func end(_ end: State) async {
    task = nil
    state = end
    if doneCount > 0 { await onFetch() }
  }

  private func showProgress() { state = .fetching(done: doneCount, total: doneCount + missing.count) }
}

extension TMDBError {
  /// Whether the error says nothing about requests for other titles.
  fileprivate var concernsOneTitle: Bool {
    switch self {
    case .notFound, .unreadableResponse, .tooLarge, .refused, .invalidRequest: true
    default: false
    }
  }
}

/// The number of titles after which the charts are updated.
private let batchSize = 20
