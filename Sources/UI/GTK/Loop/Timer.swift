/// A one-shot timer on GTK's thread, for UI work such as hiding a message.
///
/// Releasing the value cancels the timer, so it never fires for a screen that no longer exists.
@MainActor
public final class Timer {
  private let task: Task<Void, Never>

  /// Starts the timer.
  ///
  /// - Parameter clock: The clock that measures the delay. Tests supply their own.
  public init(after delay: Duration, clock: any Clock<Duration> = ContinuousClock(), _ body: @escaping () -> Void) {
    task = Task {
      try? await clock.sleep(for: delay)
      if !Task.isCancelled { body() }
    }
  }

  deinit { task.cancel() }

  /// Cancels the timer. Does nothing if the timer has already fired or has been cancelled before.
  public func cancel() { task.cancel() }
}
