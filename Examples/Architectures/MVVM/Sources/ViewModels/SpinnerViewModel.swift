import Observation

/// The state of a spinner. It becomes visible after 200 ms, so that it doesn't flash during short waits.
@Observable final class SpinnerViewModel {
  private(set) var isVisible = false

  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var task: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  isolated deinit { task?.cancel() }

  /// Whether something is loading. Setting it to `true` again doesn't restart the delay.
  @ObservationIgnored var isWaiting = false {
    didSet { if isWaiting != oldValue { isWaiting ? start() : stop() } }
  }

  private func start() {
    task = Task { [weak self, clock] in
      try? await clock.sleep(for: .milliseconds(200))
      if !Task.isCancelled { self?.isVisible = true }
    }
  }

  private func stop() {
    task?.cancel()
    isVisible = false
  }
}
