import GTK
import LoadingState
import Localization

/// A message page. It shows an icon, a title, an explanation, a button, suggestions, and details that can be expanded
/// and copied.
public final class MessageView {
  /// The page to show in place of the content.
  public let widget = StatusPage()
  /// The widget that takes the keyboard focus: the button, if there is one.
  public var preferredFocus: Widget { button.isVisible ? button : widget }
  private let button = Button(label: "")
  private let suggestionsTitle = Label(wrapping: "", styles: "heading")
  private let suggestions = FlowView()
  private let suggestionsBox: Box
  private var shown: StateMessage?
  private let details = Label()
  private let expander = Expander(title: tr("Details"))
  private var appearanceObservation: AppearanceObservation?
  private let isCompact: Bool

  /// - Parameters:
  ///   - isCompact: Whether the message takes up less space than usual. With large text, it always does.
  ///   - onAction: Called with the action of the button, or of the suggestion that the user chooses.
  public init(isCompact: Bool = false, onAction: @escaping (StateMessage.Action) -> Void) {
    self.isCompact = isCompact
    suggestionsBox = Box(
      .vertical, spacing: 6, [suggestionsTitle, Clamp(suggestions.widget, maximumWidth: PageMetrics.formWidth)])
    suggestionsTitle.horizontalAlignment = .center
    suggestions.widget.horizontalAlignment = .center
    button.addStyle("pill", "suggested-action")
    button.horizontalAlignment = .center
    button.onClick { [weak self] in if let message = self?.shown { onAction(message.action) } }
    suggestions.onSelect = { [weak self] pill in
      if let suggestion = self?.shown?.suggestions?.all.first(where: { $0.title == pill.id }) {
        onAction(suggestion.action)
      }
    }
    details.wraps = true
    details.breaksWords = true
    details.isSelectable = true
    details.addStyle("dim-label", "caption")
    expander.child = details
    expander.horizontalAlignment = .center
    widget.setChild(Box(.vertical, spacing: 18, [button, suggestionsBox, expander]))
    widget.expandsVertically = true
    followLook()
    appearanceObservation = AppearanceObservation { [weak self] in self?.followLook() }
  }

  private func followLook() {
    widget.setStyle("compact", isOn: isCompact || Display.prefersLargeText)
  }

  /// Shows a message; `nil` shows an empty page.
  public func show(_ message: StateMessage?) {
    shown = message
    widget.icon = message?.icon
    widget.title = message?.title ?? ""
    widget.explanation = message?.explanation ?? ""
    button.label = message?.button ?? ""
    button.isVisible = message?.button != nil
    // If the focus moves here immediately, as after a failure, a screen reader reads the reason with the button.
    button.accessibleDescription = message?.sentence
    suggestionsTitle.text = message?.suggestions?.title ?? ""
    suggestions.widget.accessibleLabel = suggestionsTitle.text
    suggestions.pills = message?.suggestions?.all.map { Pill(id: $0.title, title: $0.title) } ?? []
    suggestionsBox.isVisible = message?.suggestions != nil
    expander.isExpanded = false
    details.text = message?.details ?? ""
    expander.isVisible = message?.details != nil
  }
}
