import Foundation
import GTK
import Localization

/// The task of taking a screenshot: renders the window to a file once its content and pictures have loaded, then exits.
final class ScreenshotTask: LaunchTask {
  private let mainWindow: MainWindow
  private let file: String
  private let size: (width: Int, height: Int)
  private let clock: any Clock<Duration>
  private let report: @MainActor (String) -> Void
  private let finish: (Int32) -> Void
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - file: The path of the PNG file.
  ///   - size: The size of the screenshot in pixels.
  ///   - clock: The clock for the time limits and the pauses between checks.
  ///   - report: Reports an error to the user.
  ///   - finish: Called with the exit status.
  init(
    _ mainWindow: MainWindow, file: String, size: (width: Int, height: Int),
    clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @MainActor (String) -> Void = MatineeApplication.printError,
    finish: @escaping (Int32) -> Void
  ) {
    self.mainWindow = mainWindow
    self.file = file
    self.size = size
    self.clock = clock
    self.report = report
    self.finish = finish
    StyleSheet.removeWindowFrames()
    task = Task { [weak self] in await self?.run() }
  }

  private func run() async {
    guard
      await clock.holds(within: .seconds(60), { mainWindow.window.isMapped && mainWindow.coordinator.isSettled })
    else {
      return fail(tr("The screen wasn’t ready within a minute."))
    }
    await fitSize()
    await save()
  }

  /// Resizes the window to compensate for the frame that it draws around itself, which isn't part of the screenshot.
  /// The desktop may still enforce another size.
  private func fitSize() async {
    let window = mainWindow.window
    guard await !clock.holds(within: .seconds(3), { window.size == size }) else { return }
    let extra = (size.width - window.size.width, size.height - window.size.height)
    guard extra != (0, 0) else { return }
    window.setDefaultSize(width: max(1, size.width + extra.0), height: max(1, size.height + extra.1))
    _ = await clock.holds(within: .seconds(10)) { window.size == size && mainWindow.coordinator.isSettled }
  }

  private func save() async {
    var picture: Texture?
    // A window that is laid out again has no image before the next frame.
    for _ in 0..<30 where picture == nil {
      await mainWindow.window.nextFrame()
      picture = mainWindow.window.screenshot()
    }
    guard let picture else { return fail(tr("Matinee couldn’t draw the window.")) }
    guard picture.savePNG(to: file) else { return fail(tr("Can’t write {file}.", ["file": file])) }
    finish(0)
  }

  private func fail(_ sentence: String) {
    report(sentence)
    finish(1)
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns whether a condition becomes true within a time limit and remains true for three checks in a row.
  @MainActor
  fileprivate func holds(within limit: Duration, _ condition: () -> Bool) async -> Bool {
    let deadline = now.advanced(by: limit)
    var checks = 0
    while checks < 3 {
      guard now < deadline else { return false }
      do { try await sleep(for: .milliseconds(20)) } catch { return false }
      checks = condition() ? checks + 1 : 0
    }
    return true
  }
}
