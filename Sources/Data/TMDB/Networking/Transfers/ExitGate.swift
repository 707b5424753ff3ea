import CCurl
import Foundation

/// A gate that stops the threads with transfers when the process exits.
///
/// OpenSSL frees its data in an exit handler, and a thread that then uses a TLS connection crashes. The gate's handler
/// waits until no thread uses a connection, and lets none use one again.
enum ExitGate {
  nonisolated(unsafe) private static let lock = {
    let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
    pthread_rwlock_init(lock, nil)
    return lock
  }()

  /// Whether libcurl could be loaded and initialized. The first use loads it.
  ///
  /// The gate's handler is installed after OpenSSL's, because exit handlers run in reverse order.
  static let isReady: Bool = {
    _ = lock
    return ccurl_initialize() == CURLE_OK && atexit { pthread_rwlock_wrlock(ExitGate.lock) } == 0
  }()

  /// Calls a function that may use TLS connections. It doesn't return while the process exits.
  static func pass<Result>(_ body: () -> Result) -> Result {
    pthread_rwlock_rdlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return body()
  }
}
