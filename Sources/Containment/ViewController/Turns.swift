/// Lets a container finish one change of what it shows before it begins the next.
///
/// A child that is told that it appears may well ask for another change, such as a state or a page; begun in the middle of
/// the first, that would leave two children on screen.
final class Turns {
  private var isRunning = false
  private var waiting: [() -> Void] = []

  /// Runs `change` now, or, from within another change, right after that one.
  func take(_ change: @escaping () -> Void) {
    waiting.append(change)
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
