import Containment
import GTK
import GTKTestSupport

/// A real window that contains recorders.
@MainActor final class ControllerFixture {
  let window = Window(dialogFor: nil)
  let callLog = CallLog()

  func recorder(_ name: String, containers: [ChildContainer] = []) -> Recorder {
    Recorder(name, callLog, containers: containers)
  }

  /// Puts a controller on screen.
  func show(
    _ controller: ViewController, width: Int = 700, height: Int = 500, clock: any Clock<Duration> = ContinuousClock()
  ) async throws {
    window.setDefaultSize(width: width, height: height)
    window.setRootViewController(controller, clock: clock)
    window.present()
    try await eventually("the window") {
      controller.isVisible && controller.view.isMapped && controller.view.size.width > 1
    }
  }

  /// Returns a recorder that is on screen.
  func showParent(containers: [ChildContainer] = []) async throws -> Recorder {
    let parent = recorder("parent", containers: containers)
    try await show(parent)
    return parent
  }

  /// Discards the calls recorded during the setup.
  func begin() { callLog.calls = [] }

  /// Waits until GTK has laid out and drawn a frame.
  func nextFrame() async {
    await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
  }
}
