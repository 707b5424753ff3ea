import CAdwaita

/// A fade-in for rows that appear in a list next to existing ones.
extension Widget {
  /// Adds the style class `appearing` for as long as a style sheet's animation may last. Does nothing if the desktop
  /// has turned animations off.
  func fadeIn() {
    guard Display.animates else { return }
    addStyle(className)
    retain(
      Timer(after: .milliseconds(400)) { [pointer] in
        let widget = Widget(retaining: pointer)
        widget.removeStyle(className)
        widget.discard(for: timerKey)
      }, for: timerKey)
  }
}

private let className = "appearing"
private let timerKey = "matinee-fade-in"
