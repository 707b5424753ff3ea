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
