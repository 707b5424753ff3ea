import GTK
import LoadingState

/// A message as it is drawn: an icon, a title, a sentence, a button, the ways on, and details that open on request and can be
/// copied.
final class MessageView {
  let widget = StatusPage()
  /// Where the keyboard's focus goes: the button, if there is one.
  var preferredFocus: Widget { button.isVisible ? button : widget }
  private let button = Button(label: "")
  private let waysTitle = Label(wrapping: "", styles: "heading")
  private let ways = FlowView()
  private let waysBox: Box
  private let details = Label()
  private let expander = Expander(title: "Details")

  /// - Parameters:
  ///   - onPress: of the button.
  ///   - onWay: called with the action of a way that is chosen.
  init(onPress: @escaping () -> Void, onWay: @escaping (String) -> Void) {
    waysBox = Box(.vertical, spacing: 6, [waysTitle, Clamp(ways.widget, maximumWidth: 420)])
    waysTitle.horizontalAlignment = .center
    ways.widget.horizontalAlignment = .center
    ways.onSelect = { onWay($0.id) }
    button.addStyle("pill", "suggested-action")
    button.horizontalAlignment = .center
    button.onClick(onPress)
    details.wraps = true
    details.breaksWords = true
    details.isSelectable = true
    details.addStyle("dim-label", "caption")
    expander.child = details
    expander.horizontalAlignment = .center
    widget.setChild(Box(.vertical, spacing: 18, [button, waysBox, expander]))
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
    waysTitle.text = message?.ways?.title ?? ""
    ways.widget.accessibleLabel = waysTitle.text
    ways.pills = message?.ways?.all.map { Pill(id: $0.action, title: $0.title) } ?? []
    waysBox.isVisible = message?.ways != nil
    expander.isExpanded = false
    details.text = message?.details ?? ""
    expander.isVisible = message?.details != nil
  }
}
