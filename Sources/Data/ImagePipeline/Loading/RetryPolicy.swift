/// A policy for the number and timing of retries after transient failures.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of attempts, including the first one; 1 disables retries.
  public var attempts = 3
  /// The pause after the first failure. Each further pause is twice as long.
  public var initialDelay = Duration.milliseconds(500)
  /// The longest pause. If the server asks for a longer one (`Retry-After`), the load fails without a retry.
  public var maximumDelay = Duration.seconds(10)
  /// The maximum time for all attempts and pauses. If another attempt as long as the last one would exceed it, the load
  /// fails without a retry.
  public var total = Duration.seconds(60)

  /// Creates a policy with three attempts within a minute, and pauses of half a second and one second.
  public init() {}

  /// A policy without retries.
  public static let never: RetryPolicy = {
    var policy = RetryPolicy()
    policy.attempts = 1
    return policy
  }()

  /// Returns the pause before the next attempt, or `nil` if there should be none.
  ///
  /// - Parameters:
  ///   - error: The error of the last attempt.
  ///   - attempt: The number of attempts so far, at least 1.
  ///   - retryAfter: The pause that the server asks for.
  ///   - elapsed: The time of all attempts and pauses so far.
  ///   - last: The time of the last attempt.
  func pause(
    after error: ImagePipelineError, attempt: Int, retryAfter: Duration?, elapsed: Duration = .zero,
    last: Duration = .zero
  ) -> Duration? {
    guard error != .cancelled, error.isTransient, attempt < attempts else { return nil }
    // Limit the doubling to avoid an overflow. The longest pause is far below this.
    let own = min(initialDelay * (1 << min(max(attempt - 1, 0), 20)), maximumDelay)
    let pause = max(own, retryAfter ?? .zero)
    return (retryAfter ?? .zero) <= maximumDelay && elapsed + pause + last <= total ? pause : nil
  }
}
