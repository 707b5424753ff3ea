import CAdwaita
import Foundation

/// A monitor that reports when the main loop takes too long to respond, during which the program ignores the user.
///
/// A background thread sends a message to the loop fifty times a second, and waits for its response. The messages
/// wake an idle program, so the monitor is meant for tests.
public nonisolated final class MainLoopMonitor: Sendable {
  private let mainThread: pid_t

  /// A response time, without the time that the main thread waited for a processor. Other processes cause that, and the
  /// program can't prevent it.
  public struct Response: Hashable, Sendable {
    /// The processor time that the main thread used.
    public let working: Duration
    /// The time that the main thread waited for anything but a processor, such as a file or another thread.
    public let waiting: Duration

    /// The sum of both.
    public var total: Duration { working + waiting }
  }

  /// Creates a monitor. Call this on the main thread.
  @MainActor public init() { mainThread = getpid() }

  /// Starts the background thread, which runs until the process ends.
  ///
  /// - Parameter report: Called in the background with each response that took longer than `limit`.
  public func start(limit: Duration, report: @escaping @Sendable (Response) -> Void) {
    Thread.detachNewThread { [self] in
      while true {
        let response = measure()
        if response.total > limit { report(response) }
        usleep(interval)
      }
    }
  }

  /// Sends a message to the main loop, and returns the time until its response. Blocks the calling thread, which must
  /// not be the main thread.
  ///
  /// - Parameter didSend: Called after the message was sent.
  public func measure(didSend: () -> Void = {}) -> Response {
    let response = DispatchSemaphore(value: 0)
    let (start, before) = (ContinuousClock.now, ThreadTimes(of: mainThread))
    g_idle_add_full(
      gint(G_PRIORITY_HIGH),
      { data in
        if let data { Unmanaged<DispatchSemaphore>.fromOpaque(data).takeUnretainedValue().signal() }
        return 0  // G_SOURCE_REMOVE
      }, Unmanaged.passRetained(response).toOpaque(),
      { data in if let data { Unmanaged<DispatchSemaphore>.fromOpaque(data).release() } })
    didSend()
    response.wait()
    let after = ThreadTimes(of: mainThread)
    let working = after.working - before.working
    let rest = start.duration(to: .now) - working - (after.queued - before.queued)
    return Response(working: working, waiting: max(rest, .zero))
  }
}

/// The times of a thread according to the kernel's scheduler, or zero if the kernel doesn't record them.
///
/// Source: [schedstats](https://docs.kernel.org/scheduler/sched-stats.html).
private nonisolated struct ThreadTimes {
  /// The time on a processor.
  var working = Duration.zero
  /// The time in the queue for a processor.
  var queued = Duration.zero

  init(of thread: pid_t) {
    let text = (try? String(contentsOfFile: "/proc/self/task/\(thread)/schedstat", encoding: .utf8)) ?? ""
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int64($0) }
    guard numbers.count >= 2 else { return }
    (working, queued) = (.nanoseconds(numbers[0]), .nanoseconds(numbers[1]))
  }
}

/// The pause between two messages in microseconds. Shorter pauses would keep an idle program busy.
private nonisolated let interval: UInt32 = 20_000
