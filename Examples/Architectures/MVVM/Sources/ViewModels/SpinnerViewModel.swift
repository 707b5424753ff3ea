import Observation

/// The state of a spinner. It turns visible when a wait has lasted 200 ms, so that it doesn't flash during short ones.
@Observable final class SpinnerViewModel {
  private(set) var isVisible = false

  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var task: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  isolated deinit { task?.cancel() }

  /// Whether something is loading. A wait that continues isn't counted from its beginning again.
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
