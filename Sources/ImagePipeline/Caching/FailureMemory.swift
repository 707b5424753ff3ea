import Foundation
import OrderedCollections
import Synchronization

/// The addresses that will never give a picture, so that they are not asked for at each scroll.
final class FailureMemory: Sendable {
  private let limit: Int
  private let failures = Mutex<OrderedDictionary<URL, ImagePipelineError>>([:])

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  subscript(url: URL) -> ImagePipelineError? {
    failures.withLock { $0[url] }
  }

  /// Remembers an error that time will not cure; any other is passed over.
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
