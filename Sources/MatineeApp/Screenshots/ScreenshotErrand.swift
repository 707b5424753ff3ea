import Foundation
import GTK

/// Draws the window into a file once its content and its pictures have arrived, and leaves.
final class ScreenshotErrand: Errand {
  private let mainWindow: MainWindow
  private let file: String
  private let finish: (Int32) -> Void
  private var task: Task<Void, Never>?

  init(_ mainWindow: MainWindow, file: String, finish: @escaping (Int32) -> Void) {
    self.mainWindow = mainWindow
    self.file = file
    self.finish = finish
    StyleSheet.add(css: frameless)
    task = Task { [weak self] in await self?.run() }
  }

  private func run() async {
    let deadline = ContinuousClock.now + .seconds(15)
    var calmFrames = 0
    while calmFrames < 3 {
      guard ContinuousClock.now < deadline else {
        return fail("Nothing was ready to be drawn within 15 seconds.")
      }
      try? await Task.sleep(for: .milliseconds(20))
      calmFrames = mainWindow.window.isMapped && mainWindow.coordinator.isSettled ? calmFrames + 1 : 0
    }
    await withCheckedContinuation { continuation in
      mainWindow.window.afterNextFrame { continuation.resume() }
    }
    save()
  }

  private func save() {
    guard let picture = mainWindow.window.screenshot() else { return fail("The window could not be drawn.") }
    guard picture.savePNG(to: file) else { return fail("\(file) could not be written.") }
    finish(0)
  }

  private func fail(_ sentence: String) {
    MatineeApplication.say(sentence)
    finish(1)
  }
}

/// Without a compositor a window has a frame to be resized by, which is no part of the picture.
private let frameless = "window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; outline: none; }"
