/// Why a request got no answer at all.
public enum NetworkError: Error, Hashable, Sendable {
  /// The task that asked was cancelled; not a failure.
  case cancelled
  /// No connection could be made: no network, no such host, refused, or TLS failed. The reason is for a log, not a
  /// person.
  case unreachable(reason: String)
  /// The person works off line: nothing was sent.
  case switchedOff
  /// Nothing came within the time allowed.
  case timedOut
  /// The answer was larger than the bound, in bytes, and was not read to its end.
  case tooLarge(limit: Int)
}
