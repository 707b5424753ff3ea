/// A queue that lets a container finish one transition before it starts the next.
///
/// A child's appearance methods may request another transition, such as a new state or page. Starting it in the middle
/// of the first one would leave two children on screen.
final class TransitionQueue {
  private var isRunning = false
  private var waiting: [() -> Void] = []

  /// Runs `change` immediately, or right after the change that is running.
  func enqueue(_ change: @escaping () -> Void) {
    waiting.append(change)
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
