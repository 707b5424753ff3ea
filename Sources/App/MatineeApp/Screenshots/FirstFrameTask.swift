import GTK

/// The task of the launch benchmark: exits after the first frame that shows the list's texts.
final class FirstFrameTask: LaunchTask {
  private var binding: Binding?
  private var deadline: Timer?

  init(_ mainWindow: MainWindow, finish: @escaping (Int32) -> Void) {
    binding = Binding({ [weak mainWindow] in mainWindow?.coordinator.hasContent ?? false }) {
      [weak mainWindow] isReady in
      if isReady { mainWindow?.window.afterNextFrame { finish(0) } }
    }
    deadline = Timer(after: .seconds(15)) {
      MatineeApplication.say("No content appeared within 15 seconds.")
      finish(1)
    }
  }
}
