import GTK

/// Says what has changed on screen to those who do not see it.
///
/// GTK 4.8 cannot speak a sentence by itself. So a sentence becomes the name of an element without size, whose change any
/// screen reader can follow, and the description of what has the focus, whose change screen readers do say. A later
/// GTK is asked to say it. What was measured: `docs/decisions/0010-announcements.md`.
final class Announcer {
  /// To be put into the window, where it takes no room.
  let widget = Box()
  private var described: Described?
  private var followsFocus = false

  private struct Described {
    var widget: Widget
    var former: String?
    var sentence: String
  }

  init() {
    widget.setAccessibleRole(.status)
    widget.accessibleLabel = ""
  }

  func say(_ sentence: String) {
    // Saying the same again is news too.
    if widget.accessibleLabel == sentence { widget.accessibleLabel = "" }
    widget.accessibleLabel = sentence
    guard !widget.announce(sentence), let window = widget.window else { return }
    followFocus(in: window)
    if let focused = window.focusedWidget, !focused.isTextInput { describe(focused, sentence) }
  }

  private func describe(_ focused: Widget, _ sentence: String) {
    restore()
    guard focused.accessibleDescription != sentence else { return }
    described = Described(widget: focused, former: focused.accessibleDescription, sentence: sentence)
    focused.accessibleDescription = sentence
  }

  private func followFocus(in window: Window) {
    guard !followsFocus else { return }
    followsFocus = true
    window.onFocusChange { [weak self] in self?.restore() }
  }

  private func restore() {
    guard let described else { return }
    self.described = nil
    // It may have been given another since, such as a row that shows another value.
    guard described.widget.accessibleDescription == described.sentence else { return }
    described.widget.accessibleDescription = described.former
  }
}

extension ViewController {
  /// Says a sentence to those who do not see the screen, without moving the keyboard's focus. It does nothing while the
  /// controller is off screen.
  public final func announce(_ sentence: String) {
    guard isVisible, !sentence.isEmpty else { return }
    view.window?.announcer?.say(sentence)
  }

  /// Tells something that has happened, in a few words that go by themselves, to those who see the screen and to those who
  /// do not. It does nothing while the controller is off screen.
  ///
  /// - Parameter button: what can be done about it. It goes with the words, so there must be another way to it as well.
  public final func notify(_ sentence: String, button: NoticeButton? = nil) {
    guard isVisible, let window = view.window else { return }
    window.toasts?.show(sentence, button: button?.title) { button?.action() }
    window.announcer?.say([sentence, button?.hint].compactMap(\.self).joined(separator: " "))
  }
}
