/// Why a loader has no bytes, told finely enough to know whether asking again can help.
public enum DataLoadingError: Error, Hashable, Sendable {
  /// The server answered with this HTTP status instead of a picture, and may have said how long to wait (`Retry-After`).
  case status(Int, retryAfter: Duration? = nil)
  /// The content is larger than the bound, in bytes.
  case tooLarge(limit: Int)
  /// No answer came: no network, no such host, a time-out. The reason is for a log, not a person.
  case unreachable(reason: String)
  /// The task that asked was cancelled; not a failure.
  case cancelled
}
