import GTK
import Localization

/// The task of the launch benchmark: exits after the first frame that shows the screen's texts, or why it has none.
final class ContentTask: LaunchTask {
  private var binding: Binding?
  private var deadline: Task<Void, Never>?

  /// - Parameters:
  ///   - clock: The clock for the time limit.
  ///   - report: Reports an error to the user.
  ///   - finish: Called with the exit status.
  init(
    _ mainWindow: MainWindow, clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @MainActor (String) -> Void = MatineeApplication.printError, finish: @escaping (Int32) -> Void
  ) {
    deadline = Task {
      // Valgrind, which counts the instructions of the launch, makes it 50 times slower.
      try? await clock.sleep(for: .seconds(600))
      guard !Task.isCancelled else { return }
      report(tr("No content appeared within 10 minutes."))
      finish(1)
    }
    binding = Binding({ [weak mainWindow] in mainWindow?.coordinator.hasResult ?? false }) {
      [weak self, weak mainWindow] isReady in
      guard isReady else { return }
      mainWindow?.window.afterNextFrame {
        self?.deadline?.cancel()
        finish(0)
      }
    }
  }

  isolated deinit { deadline?.cancel() }
}
