import Synchronization

/// A watchdog that fails a transfer if it is silent, takes too long or is too slow.
///
/// Silence alone doesn't suffice. A server that sends an occasional byte, or endless informational responses, is never
/// silent.
final class TransferMonitor: Sendable {
  private struct Progress: Sendable {
    /// The number of body bytes so far; `nil` before the first response.
    var bytes: Int?
    /// The time of the last data, or of the connection; `nil` without a connection for the request.
    var lastData: Duration?
  }

  private let limits: HTTPLimits
  private let clock: RequestClock
  private let progress = Mutex(Progress())

  init(limits: HTTPLimits, clock: RequestClock) {
    self.limits = limits
    self.clock = clock
  }

  /// Records that a request needs a connection.
  func startedRequest() {
    progress.withLock { $0.lastData = nil }
  }

  /// Records that the connection is ready, or that any data arrived.
  func receivedData() {
    let now = clock.now()
    progress.withLock { $0.lastData = now }
  }

  /// Records that the status and headers of a response arrived.
  func receivedHead() { received(0) }

  /// Records received bytes of a body.
  func received(_ bytes: Int) {
    let now = clock.now()
    progress.withLock { $0 = Progress(bytes: ($0.bytes ?? 0) + bytes, lastData: now) }
  }

  /// Runs until the transfer exceeds a limit or the task is cancelled.
  ///
  /// - Throws: ``NetworkError/timedOut`` or `CancellationError`.
  func run() async throws -> Never {
    let start = clock.now()
    var windowEnd = start + limits.rateWindow
    var before: Int?
    while true {
      let progress = progress.withLock(\.self)
      let deadline = deadline(of: progress, from: start)
      let now = clock.now()
      if let deadline, now >= deadline { throw NetworkError.timedOut }
      if now >= windowEnd {
        if let before, let bytes = progress.bytes, bytes - before < minimumBytes { throw NetworkError.timedOut }
        before = progress.bytes
        windowEnd = now + limits.rateWindow
      }
      try await clock.sleep(min(deadline ?? windowEnd, windowEnd) - now)
    }
  }

  /// Returns the time at which the transfer fails without further data.
  private func deadline(of progress: Progress, from start: Duration) -> Duration? {
    [
      limits.total.map { start + $0 },
      progress.bytes == nil ? start + limits.response : nil,
      progress.lastData.map { $0 + limits.idle },
    ].compactMap(\.self).min()
  }

  /// The minimum number of bytes in a window.
  ///
  /// The last window before ``HTTPLimits/total`` may be shorter, but the transfer ends with it.
  private var minimumBytes: Int {
    let bytes = (limits.rateWindow / .seconds(1)) * Double(limits.minimumRate)
    return Int(exactly: bytes.rounded()) ?? .max
  }
}
