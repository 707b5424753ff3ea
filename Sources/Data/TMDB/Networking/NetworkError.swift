/// The failure of a request that received no response.
public enum NetworkError: Error, Hashable, Sendable {
  /// The task was cancelled. This is not a failure.
  case cancelled
  /// The connection failed: no network, unknown host, or refused connection. The reason is for logs only.
  case unreachable(reason: String)
  /// The server's certificate or the proxy prevented the request.
  case blocked(ConnectionProblem)
  /// The response isn't compressed as it claims. The reason is for logs only.
  case unreadable(reason: String)
  /// The user works offline, so nothing was sent.
  case switchedOff
  /// The transfer exceeded its time limit.
  case timedOut
  /// The response exceeded the size limit, in bytes, and the rest was discarded.
  case tooLarge(limit: Int)
}
