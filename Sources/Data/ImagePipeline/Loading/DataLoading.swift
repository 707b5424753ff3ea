import Foundation

/// A source of picture data, such as the network, the built-in sample catalogue or a test.
public protocol DataLoading: Sendable {
  /// Loads the whole content of a URL.
  ///
  /// The pipeline makes only one call at a time for each URL. It cancels the task when the last subscriber leaves, and
  /// the download should then stop. Loaders shouldn't retry, because the pipeline does (see ``RetryPolicy``).
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - maximumBytes: The limit in bytes. Loading stops there with ``DataLoadingError/tooLarge(limit:)``.
  /// - Throws: A ``DataLoadingError`` if the cause is known. Any other error counts as transient.
  func data(from url: URL, maximumBytes: Int) async throws -> Data
}

/// The reason why a loader has no data. It is specific enough to decide whether to retry.
public enum DataLoadingError: Error, Hashable, Sendable {
  /// An HTTP status instead of a picture, and the pause that the server asks for (`Retry-After`), if any.
  case status(Int, retryAfter: Duration? = nil)
  /// Data that is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// No response: no network, unknown host or timeout. The reason is for logs, not for users.
  case unreachable(reason: String)
  /// A cancelled task. This isn't a failure.
  case cancelled
}
