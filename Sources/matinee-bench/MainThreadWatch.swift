import Glibc

/// How much the main thread works between two turns of its loop: its own time, so that a busy machine does not count.
final class MainThreadWatch {
  private var last = MainThreadWatch.threadTime()
  private var longest = Duration.zero
  private var task: Task<Void, Never>?

  init() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.look()
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func stop() -> Duration {
    look()
    task?.cancel()
    return longest
  }

  private func look() {
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
