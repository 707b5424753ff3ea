/// How often, and after how long, a load that failed for a passing reason is tried again.
public struct RetryPolicy: Hashable, Sendable {
  /// How often an address is tried in all, the first time included; 1 never tries again.
  public var attempts = 3
  /// The pause after the first failure; each further one is twice as long.
  public var firstPause = Duration.milliseconds(500)
  /// The longest pause. A server that asks for a longer one (`Retry-After`) is not waited for: the failure is told.
  public var longestPause = Duration.seconds(10)
  /// The longest time for all attempts and pauses. An attempt that would exceed it if it took as long as the last is not
  /// made: the failure is told.
  public var total = Duration.seconds(60)

  /// Three attempts within a minute: pauses of half a second and a second.
  public init() {}

  /// Tries each address once.
  public static let never: RetryPolicy = {
    var policy = RetryPolicy()
    policy.attempts = 1
    return policy
  }()

  /// How long to wait before the next attempt; `nil` when there should be none.
  ///
  /// - Parameters:
  ///   - error: what went wrong.
  ///   - attempt: how many attempts there were, at least 1.
  ///   - retryAfter: what the server asked for.
  ///   - elapsed: how long all attempts and pauses took so far.
  ///   - last: how long the last attempt took.
  func pause(
    after error: ImagePipelineError, attempt: Int, retryAfter: Duration?, elapsed: Duration = .zero,
    last: Duration = .zero
  ) -> Duration? {
    guard error != .cancelled, error.isTransient, attempt < attempts else { return nil }
    // Doubled only so often that it cannot overflow; the longest pause is far below.
    let own = min(firstPause * (1 << min(max(attempt - 1, 0), 20)), longestPause)
    let pause = max(own, retryAfter ?? .zero)
    return (retryAfter ?? .zero) <= longestPause && elapsed + pause + last <= total ? pause : nil
  }
}
