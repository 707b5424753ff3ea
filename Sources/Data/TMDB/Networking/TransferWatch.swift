import Synchronization

/// A watchdog that fails a transfer if it takes too long or is too slow.
///
/// AsyncHTTPClient only detects silence. A server that sends an occasional byte, or endless informational responses, is
/// never silent.
final class TransferMonitor: Sendable {
  private let limits: HTTPLimits
  private let clock: RequestClock
  /// The number of body bytes so far; `nil` before the first response.
  private let received = Mutex<Int?>(nil)

  init(limits: HTTPLimits, clock: RequestClock) {
    self.limits = limits
    self.clock = clock
  }

  /// Records that the status and headers of a response arrived.
  func receivedHead() { received.withLock { $0 = $0 ?? 0 } }

  /// Records received bytes of a body.
  func received(_ bytes: Int) { received.withLock { $0 = ($0 ?? 0) + bytes } }

  /// Runs until the transfer exceeds a limit or the task is cancelled.
  ///
  /// - Throws: ``NetworkError/timedOut`` or `CancellationError`.
  func run() async throws -> Never {
    let start = clock.now()
    var before: Int?
    while true {
      let elapsed = clock.now() - start
      if let total = limits.total, elapsed >= total { throw NetworkError.timedOut }
      try await clock.sleep(limits.total.map { min($0 - elapsed, limits.rateWindow) } ?? limits.rateWindow)
      let now = received.withLock(\.self)
      if now == nil, clock.now() - start >= limits.response { throw NetworkError.timedOut }
      if let now, let before, now - before < minimumBytes { throw NetworkError.timedOut }
      before = now
    }
  }

  /// The minimum number of bytes in a window.
  ///
  /// The last window before ``HTTPLimits/total`` may be shorter, but the transfer ends with it.
  private var minimumBytes: Int {
    let bytes = (limits.rateWindow / .seconds(1)) * Double(limits.minimumRate)
    return Int(exactly: bytes.rounded()) ?? .max
  }
}
