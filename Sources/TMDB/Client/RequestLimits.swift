/// How much a client asks at most, and how it tries again.
///
/// TMDB's own bound is somewhere near 40 requests a second; it answers those above with HTTP status 429.
public struct RequestLimits: Hashable, Sendable {
  /// The most requests under way at once.
  public var concurrent: Int
  /// The most requests begun in any ``window``.
  public var perWindow: Int
  /// The window for ``perWindow``: a little more than a second, as requests bunch on their way.
  public var window: Duration
  /// How often a request that failed for a passing reason is tried again.
  public var retries: Int
  /// The longest pause before the first retry; each later one may be twice as long. Half of it is left to chance.
  public var firstPause: Duration
  /// The longest pause before any retry.
  public var longestPause: Duration
  /// The longest that a server may ask to wait before the client gives up and says so.
  public var longestRetryAfter: Duration
  /// The longest time for one request, from the call to the answer: turns, retries and pauses included. `nil` for no
  /// limit.
  public var total: Duration?

  /// At most 20 at once and 40 a second, 3 retries, and 60 s for each request.
  public static let standard = RequestLimits()

  /// No bounds and no retries: for catalogues in the same process, and for tests.
  public static let unlimited = RequestLimits(concurrent: .max, perWindow: .max, retries: 0, total: nil)

  /// The limits that are given, and the usual ones for the others.
  public init(
    concurrent: Int = 20, perWindow: Int = 40, window: Duration = .milliseconds(1050), retries: Int = 3,
    firstPause: Duration = .milliseconds(400), longestPause: Duration = .seconds(8),
    longestRetryAfter: Duration = .seconds(20), total: Duration? = .seconds(60)
  ) {
    self.concurrent = max(1, concurrent)
    self.perWindow = max(1, perWindow)
    self.window = window
    self.retries = max(0, retries)
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
    self.total = total
  }

  /// The pause before a retry, or `nil` when there is to be none.
  ///
  /// - Parameters:
  ///   - error: Why the last try failed.
  ///   - retry: Which retry this would be, from 0.
  ///   - retryAfter: What the server asked for, which is obeyed or given up on, never shortened.
  ///   - chance: Between 0 and 1.
  ///   - elapsed: How long the request has taken so far. A pause that would exceed ``total`` is none.
  func pause(
    after error: TMDBError, retry: Int, retryAfter: Duration?, chance: Double, elapsed: Duration
  ) -> Duration? {
    guard error.isTransient, retry < retries else { return nil }
    var longest = firstPause
    for _ in 0..<retry where longest < longestPause { longest *= 2 }
    let pause = min(longest, longestPause) * (0.5 + 0.5 * min(max(chance, 0), 1))
    let wait = max(pause, retryAfter ?? .zero)
    guard retryAfter ?? .zero <= longestRetryAfter, total.map({ elapsed + wait < $0 }) ?? true else { return nil }
    return wait
  }
}
