import Synchronization

/// Watches one transfer by the clock, and fails when it takes too long or brings too little.
///
/// AsyncHTTPClient only notices silence. A server that sends a byte now and then, or informational responses without
/// end, is never silent.
final class TransferWatch: Sendable {
  private let limits: HTTPLimits
  private let clock: RequestClock
  /// The bytes of the bodies so far; `nil` before the first response.
  private let received = Mutex<Int?>(nil)

  init(limits: HTTPLimits, clock: RequestClock) {
    self.limits = limits
    self.clock = clock
  }

  /// Notes the status and headers of a response.
  func receivedHead() { received.withLock { $0 = $0 ?? 0 } }

  /// Notes a part of a body.
  func received(_ bytes: Int) { received.withLock { $0 = ($0 ?? 0) + bytes } }

  /// Returns never: throws ``NetworkError/timedOut`` at the first limit that the transfer exceeds, and
  /// `CancellationError` when the task is cancelled.
  func run() async throws -> Never {
    let start = clock.now()
    var before: Int?
    while true {
      let elapsed = clock.now() - start
      if let total = limits.total, elapsed >= total { throw NetworkError.timedOut }
      try await clock.sleep(limits.total.map { min($0 - elapsed, limits.rateWindow) } ?? limits.rateWindow)
      let now = received.withLock(\.self)
      if now == nil, clock.now() - start >= limits.response { throw NetworkError.timedOut }
      if let now, let before, now - before < leastBytes { throw NetworkError.timedOut }
      before = now
    }
  }

  /// The bytes that a window must bring. The last window before ``HTTPLimits/total`` may be shorter, but the transfer ends with it.
  private var leastBytes: Int {
    let bytes = (limits.rateWindow / .seconds(1)) * Double(limits.slowestRate)
    return Int(exactly: bytes.rounded()) ?? .max
  }
}
