import GTK
import LoadingState

/// A message as it is drawn: an icon, a title, a sentence, a button, and details that open on request and can be copied.
final class MessageView {
  let widget = StatusPage()
  /// Where the keyboard's focus goes: the button, if there is one.
  var preferredFocus: Widget { button.isVisible ? button : widget }
  private let button = Button(label: "")
  private let details = Label()
  private let expander = Expander(title: "Details")

  init(onPress: @escaping () -> Void) {
    button.addStyle("pill", "suggested-action")
    button.horizontalAlignment = .center
    button.onClick(onPress)
    details.wraps = true
    details.breaksWords = true
    details.isSelectable = true
    details.addStyle("dim-label", "caption")
    expander.child = details
    expander.horizontalAlignment = .center
    widget.setChild(Box(.vertical, spacing: 18, [button, expander]))
    widget.expandsVertically = true
    if Display.prefersLargeText { widget.addStyle("compact") }
  }

  func show(_ message: StateMessage?) {
    widget.icon = message?.icon
    widget.title = message?.title ?? ""
    widget.explanation = message?.explanation ?? ""
    button.label = message?.button ?? ""
    button.isVisible = message?.button != nil
    // Where the focus comes here at once, as after a failure, the reason is said with the button.
    button.accessibleDescription = message?.sentence
    expander.isExpanded = false
    details.text = message?.details ?? ""
    expander.isVisible = message?.details != nil
  }
}
