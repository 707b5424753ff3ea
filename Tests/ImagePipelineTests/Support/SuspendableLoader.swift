import Foundation
import ImagePipeline
import Synchronization

/// A loader that responds only when the test tells it to, which makes the order of events deterministic.
final class SuspendableLoader: DataLoading {
  typealias Outcome = Result<Data, any Error>

  private struct Call: Sendable {
    let url: URL
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private struct State: Sendable {
    var requestedURLs: [URL] = []
    var cancelled: [URL] = []
    var lastNumber = 0
    var open: [Int: Call] = [:]
    var automatic: [URL: Outcome] = [:]
    var maximumConcurrency = 0
  }

  private let state = Mutex(State())
  private let ignoresCancellation: Bool

  /// - Parameter ignoresCancellation: Whether cancelled downloads can complete.
  init(ignoresCancellation: Bool = false) { self.ignoresCancellation = ignoresCancellation }

  /// All requested URLs, in order.
  var requestedURLs: [URL] { state.withLock(\.requestedURLs) }
  /// The URLs of cancelled downloads.
  var cancelled: [URL] { state.withLock(\.cancelled) }
  /// The number of running downloads.
  var openCount: Int { state.withLock { $0.open.count } }
  /// The highest number of concurrent downloads so far.
  var maximumConcurrency: Int { state.withLock(\.maximumConcurrency) }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    let number = state.withLock { state in
      state.requestedURLs.append(url)
      state.lastNumber += 1
      return state.lastNumber
    }
    let outcome: Outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: Outcome? = state.withLock { state in
          if Task.isCancelled, !ignoresCancellation {
            state.cancelled.append(url)
            return .failure(CancellationError())
          }
          if let outcome = state.automatic[url] { return outcome }
          state.open[number] = Call(url: url, continuation: continuation)
          state.maximumConcurrency = max(state.maximumConcurrency, state.open.count)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      if ignoresCancellation { return }
      let call = state.withLock { state in
        let call = state.open.removeValue(forKey: number)
        if call != nil { state.cancelled.append(url) }
        return call
      }
      call?.continuation.resume(returning: .failure(CancellationError()))
    }
    return try outcome.get()
  }

  /// Completes the running downloads of a URL, and each later one immediately.
  func complete(_ url: URL, with outcome: Outcome) {
    let calls = state.withLock { state in
      state.automatic[url] = outcome
      let calls = state.open.filter { $0.value.url == url }
      for number in calls.keys { state.open[number] = nil }
      return calls.values.map(\.continuation)
    }
    for call in calls { call.resume(returning: outcome) }
  }

  /// Completes only the download that has been running longest.
  func completeOldest(with text: String) {
    let call = state.withLock { state in state.open.keys.min().flatMap { state.open.removeValue(forKey: $0) } }
    call?.continuation.resume(returning: .success(Data(text.utf8)))
  }

  func complete(_ url: URL, with text: String) {
    complete(url, with: .success(Data(text.utf8)))
  }
}
