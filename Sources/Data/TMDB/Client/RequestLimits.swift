/// The limits on a client's requests, and its retry policy.
///
/// TMDB's own limit is about 40 requests a second; beyond it, TMDB responds with HTTP status 429.
public struct RequestLimits: Hashable, Sendable {
  /// The maximum number of concurrent requests.
  public var concurrent: Int
  /// The maximum number of requests that start within one ``window``.
  public var perWindow: Int
  /// The window for ``perWindow``. It is slightly longer than a second, because requests bunch up on their way.
  public var window: Duration = .milliseconds(1050)
  /// The maximum number of retries after transient failures.
  public var retries: Int
  /// The maximum pause before the first retry. The maximum doubles with each retry. Half of each pause is random.
  public var initialDelay: Duration = .milliseconds(400)
  /// The maximum pause before any retry.
  public var maximumDelay: Duration = .seconds(8)
  /// The longest `Retry-After` that the client accepts. Beyond it, the client reports the error.
  public var maximumRetryAfter: Duration = .seconds(20)
  /// The time limit for one request, including waiting, retries and pauses; `nil` for no limit.
  public var total: Duration?

  /// The default limits: 20 concurrent requests, 40 requests a second, 3 retries, and 60 s for each request.
  public static let standard = RequestLimits()

  /// No limits and no retries, for in-process servers and tests.
  public static let unlimited = RequestLimits(concurrent: .max, perWindow: .max, retries: 0, total: nil)

  /// Creates limits. Omitted ones have the values of ``standard``.
  public init(
    concurrent: Int = 20, perWindow: Int = 40, retries: Int = 3, total: Duration? = .seconds(60)
  ) {
    self.concurrent = max(1, concurrent)
    self.perWindow = max(1, perWindow)
    self.retries = max(0, retries)
    self.total = total
  }

  /// Returns the pause before a retry, or `nil` if the client should not retry.
  ///
  /// - Parameters:
  ///   - error: The error of the last attempt.
  ///   - retry: The number of the retry, from 0.
  ///   - retryAfter: The delay that the server requested. The client never shortens it; it waits or gives up.
  ///   - jitter: A random number from 0 to 1.
  ///   - elapsed: The time since the request started. A pause that would exceed ``total`` is not made.
  func pause(
    after error: TMDBError, retry: Int, retryAfter: Duration?, jitter: Double, elapsed: Duration
  ) -> Duration? {
    guard error.isTransient, retry < retries else { return nil }
    var longest = initialDelay
    for _ in 0..<retry where longest < maximumDelay { longest *= 2 }
    let pause = min(longest, maximumDelay) * (0.5 + 0.5 * min(max(jitter, 0), 1))
    let wait = max(pause, retryAfter ?? .zero)
    guard retryAfter ?? .zero <= maximumRetryAfter, total.map({ elapsed + wait < $0 }) ?? true else { return nil }
    return wait
  }
}
