import GTK
import LoadingState
import Localization

/// A lasting message above or below the content, with an action button and a Dismiss button.
///
/// If the text doesn't fit, the banner is one line: a button with the message's title, which shows the rest.
///
/// It replaces `AdwBanner`, which requires libadwaita 1.3; this library supports 1.2.
public final class BannerView {
  /// The widget to add next to the content. It takes up no space while there is no message.
  public let widget: Revealer
  /// The handlers of messages' buttons. Set them before ``message``, which stays until it changes.
  public var handlers = MessageHandlers()
  /// Called when the user dismisses the banner.
  public var onDismiss: () -> Void = {}

  private let label = Label(wrapping: "", breaksWords: false)
  private let button = Button(label: "")
  private let title = Label(wrapping: "", breaksWords: false)
  private let fold = ToggleButton(toggle: "")
  private let row: LayoutBox
  private let layout = BannerLayout()
  private let changesOften: Bool

  /// - Parameters:
  ///   - isQuiet: Whether the banner has a neutral color, for messages about an ongoing state.
  ///   - changesOften: Whether the text reports progress. A screen reader then announces only the message's title.
  public init(isQuiet: Bool = false, changesOften: Bool = false) {
    self.changesOften = changesOften
    label.asksForWholeLines = true
    title.asksForWholeLines = true
    fold.child = Box(.horizontal, spacing: 6, [title, Icon("pan-down-symbolic")])
    button.addStyle("flat")
    fold.addStyle("flat")
    let close = Button(icon: "window-close-symbolic", name: tr("Dismiss"))
    close.addStyle("flat", "circular")
    row = LayoutBox(layout, [fold, label, button, close])
    row.addStyle("banner")
    if isQuiet { row.addStyle("quiet") }
    widget = Revealer(row)
    fold.onToggle { [layout, row = row.pointer, fold = fold.pointer] in
      layout.isOpen = ToggleButton(retaining: fold).isActive
      LayoutBox(retaining: row).queueResize()
    }
    button.onClick { [weak self] in
      guard let self, let message else { return }
      handlers.perform(message.action)
    }
    close.onClick { [weak self] in
      self?.message = nil
      self?.onDismiss()
    }
  }

  /// The current message; `nil` hides the banner.
  public var message: StateMessage? {
    didSet {
      widget.isRevealed = message != nil
      guard let message else { return }
      handlers.check(message)
      label.text = message.untitledExplanation.isEmpty ? message.title : message.untitledExplanation
      if button.label != message.button ?? "" { button.label = message.button ?? "" }
      button.isVisible = message.button != nil
      if title.text != message.title {
        title.text = message.title
        fold.accessibleLabel = message.title
        fold.isActive = false
      }
      let description = changesOften ? message.title : label.text
      if button.accessibleDescription != description { button.accessibleDescription = description }
    }
  }
}
