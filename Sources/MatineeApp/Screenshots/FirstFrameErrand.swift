import GTK

/// Leaves after the first frame that shows the list's texts: what the start-up benchmark measures.
final class FirstFrameErrand: Errand {
  private var binding: Binding?

  init(_ mainWindow: MainWindow, finish: @escaping (Int32) -> Void) {
    binding = Binding({ [weak mainWindow] in mainWindow?.coordinator.hasContent ?? false }) {
      [weak mainWindow] isReady in
      if isReady { mainWindow?.window.afterNextFrame { finish(0) } }
    }
  }
}
