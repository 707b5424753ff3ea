import Glibc

/// A monitor of the longest time that the main thread works without returning to its loop. It counts CPU time, so other
/// processes have no effect.
final class MainThreadMonitor {
  private var last = MainThreadMonitor.threadTime()
  private var longest = Duration.zero
  private var task: Task<Void, Never>?

  init() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.sample()
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func stop() -> Duration {
    sample()
    task?.cancel()
    return longest
  }

  private func sample() {
    let now = Self.threadTime()
    longest = max(longest, now - last)
    last = now
  }

  private static func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
