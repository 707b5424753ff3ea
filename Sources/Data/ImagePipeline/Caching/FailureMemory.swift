import Foundation
import OrderedCollections
import Synchronization

/// A memory of URLs with permanent failures, so that they aren't requested again during every scroll.
final class FailureMemory: Sendable {
  private let limit: Int
  private let failures = Mutex<OrderedDictionary<URL, ImagePipelineError>>([:])

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  subscript(url: URL) -> ImagePipelineError? {
    failures.withLock { $0[url] }
  }

  /// Remembers a permanent error. Ignores a transient one.
  func remember(_ error: ImagePipelineError, for url: URL) {
    guard !error.isTransient else { return }
    failures.withLock { failures in
      failures[url] = error
      if failures.count > limit { failures.removeFirst() }
    }
  }

  func removeAll() {
    failures.withLock { $0.removeAll() }
  }
}
