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

  /// At most 20 at once and 40 a second, and 3 retries.
  public static let standard = RequestLimits()

  /// No bounds and no retries: for catalogues in the same process, and for tests.
  public static let unlimited = RequestLimits(concurrent: .max, perWindow: .max, retries: 0)

  /// The limits that are given, and the usual ones for the others.
  public init(
    concurrent: Int = 20, perWindow: Int = 40, window: Duration = .milliseconds(1050), retries: Int = 3,
    firstPause: Duration = .milliseconds(400), longestPause: Duration = .seconds(8),
    longestRetryAfter: Duration = .seconds(20)
  ) {
    self.concurrent = max(1, concurrent)
    self.perWindow = max(1, perWindow)
    self.window = window
    self.retries = max(0, retries)
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
  }

  /// The pause before a retry, or `nil` when there is to be none.
  ///
  /// - Parameters:
  ///   - error: Why the last try failed.
  ///   - retry: Which retry this would be, from 0.
  ///   - retryAfter: What the server asked for, which is obeyed or given up on, never shortened.
  ///   - chance: Between 0 and 1.
  func pause(after error: TMDBError, retry: Int, retryAfter: Duration?, chance: Double) -> Duration? {
    guard error.isTransient, retry < retries else { return nil }
    var longest = firstPause
    for _ in 0..<retry where longest < longestPause { longest *= 2 }
    let pause = min(longest, longestPause) * (0.5 + 0.5 * min(max(chance, 0), 1))
    guard let retryAfter else { return pause }
    return retryAfter <= longestRetryAfter ? max(pause, retryAfter) : nil
  }
}
