import GTK

/// An object that announces changes on screen through the screen reader.
///
/// GTK 4.8 has no call that speaks a sentence. The announcer therefore sets the sentence as the name of an element
/// without size, whose changes any screen reader can observe. It also sets the sentence as the accessible description
/// of the focused widget, whose changes screen readers do speak. Later versions of GTK speak the sentence themselves.
/// Measurements: `docs/decisions/0010-announcements.md`.
final class Announcer {
  /// The element to add to the window. It takes up no space.
  let widget = Box()
  private var described: Described?
  private var observesFocus = false

  private struct Described {
    var widget: Widget
    var originalDescription: String?
    var originalDescriber: Widget?
    var sentence: String
  }

  init() {
    widget.setAccessibleRole(.status)
    widget.accessibleLabel = ""
  }

  func announce(_ sentence: String) {
    // Clear the name first, so that a repeated sentence counts as a change.
    if widget.accessibleLabel == sentence { widget.accessibleLabel = "" }
    widget.accessibleLabel = sentence
    // GTK 4.18 drops an announcement by a widget that no screen reader has seen yet, but not one by the window.
    guard let window = widget.window, !window.announce(sentence) else { return }
    observeFocus(in: window)
    if let focused = window.focusedWidget, !focused.isTextInput { describe(focused, sentence) }
  }

  private func describe(_ focused: Widget, _ sentence: String) {
    restore()
    guard focused.accessibleDescription != sentence else { return }
    described = Described(
      widget: focused, originalDescription: focused.accessibleDescription,
      originalDescriber: focused.accessibleDescriber, sentence: sentence)
    focused.accessibleDescriber = nil
    focused.accessibleDescription = sentence
  }

  private func observeFocus(in window: Window) {
    guard !observesFocus else { return }
    observesFocus = true
    window.onFocusChange { [weak self] in self?.restore() }
  }

  private func restore() {
    guard let described else { return }
    self.described = nil
    // The description may have changed meanwhile, for example because a row shows another value.
    guard described.widget.accessibleDescription == described.sentence else { return }
    described.widget.accessibleDescription = described.originalDescription
    described.widget.accessibleDescriber = described.originalDescriber
  }
}

extension ViewController {
  /// Announces a sentence through the screen reader without moving the keyboard focus. Has no effect while the
  /// controller is off screen.
  public final func announce(_ sentence: String) {
    guard isVisible, !sentence.isEmpty else { return }
    view.window?.announcer?.announce(sentence)
  }

  /// Shows a short message in a toast and announces it through the screen reader. Has no effect while the controller is
  /// off screen.
  ///
  /// - Parameters:
  ///   - sentence: The message. A phrase such as "Link copied" has no final period.
  ///   - button: The toast's button. It disappears with the toast, so its action must also be available elsewhere.
  public final func notify(_ sentence: String, button: NoticeButton? = nil) {
    guard isVisible, let window = view.window else { return }
    window.toasts?.show(sentence, button: button?.title) { button?.action() }
    let separator = sentence.hasSuffix(".") ? " " : ". "
    window.announcer?.announce(button.map { sentence + separator + $0.hint } ?? sentence)
  }
}
