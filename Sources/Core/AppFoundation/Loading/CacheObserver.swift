import Foundation
import ResponseCache

/// An observation of a cached response. It lasts until ``stop()`` or until its owner releases it.
@MainActor
package final class CacheObserver {
  private var task: Task<Void, Never>?

  isolated deinit { task?.cancel() }

  var isActive: Bool { task != nil }

  /// Starts observing, unless it is already active.
  ///
  /// - Parameters:
  ///   - loader: The loader whose request ends first. Its response is already known and isn't read again.
  ///   - take: Called with the current cached response, and with each later one.
  package func start<Value>(
    _ observation: CachedResponseObservation<Value>?, after loader: LatestRequestLoader,
    take: @escaping @MainActor (CachedResponse) async -> Void
  ) {
    guard task == nil, let observation else { return }
    task = Task { [weak loader] in
      await loader?.finish()
      if Task.isCancelled { return }
      for await response in observation.changes() {
        await loader?.finish()
        if Task.isCancelled { return }
        if let response { await take(response) }
      }
    }
  }

  package func stop() {
    task?.cancel()
    task = nil
  }
}

extension CachedResponse {
  /// Returns whether the response was fetched after a date, or `true` if the date is `nil`.
  package func isNewer(than date: Date?) -> Bool { date.map { fetched > $0 } ?? true }
}
