import CAdwaita

/// What comes into a list beside what was there before fades in.
extension Widget {
  /// Gives the widget the style class `appearing` for as long as a style sheet's animation may last. GTK runs none where
  /// the desktop wants no movement.
  func fadeIn() {
    guard Display.animates else { return }
    addStyle(className)
    keep(
      Timer(after: .milliseconds(400)) { [pointer] in
        let widget = Widget(retaining: pointer)
        widget.removeStyle(className)
        widget.discard(for: timerKey)
      }, for: timerKey)
  }
}

private let className = "appearing"
private let timerKey = "matinee-fade-in"
