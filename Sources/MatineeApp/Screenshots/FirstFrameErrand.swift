import GTK

/// Leaves after the first frame that shows the list's texts: what the start-up benchmark measures.
final class FirstFrameErrand: Errand {
  init(_ mainWindow: MainWindow, finish: @escaping (Int32) -> Void) {
    mainWindow.coordinator.onFirstContent { [weak window = mainWindow.window] in
      window?.afterNextFrame { finish(0) }
    }
  }
}
