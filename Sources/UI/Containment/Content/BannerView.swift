import GTK
import LoadingState
import Localization

/// A lasting message above or below the content, with an action button and a Dismiss button.
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
  private let content: Box
  private let button = Button(label: "")
  private let changesOften: Bool
  private var appearanceObservation: AppearanceObservation?

  /// - Parameters:
  ///   - isQuiet: Whether the banner has a neutral color, for messages about an ongoing state.
  ///   - changesOften: Whether the text reports progress. A screen reader then announces only the message's title.
  public init(isQuiet: Bool = false, changesOften: Bool = false) {
    self.changesOften = changesOften
    label.expandsHorizontally = true
    button.addStyle("flat")
    button.verticalAlignment = .center
    let close = Button(icon: "window-close-symbolic", name: tr("Dismiss"))
    close.addStyle("flat", "circular")
    close.verticalAlignment = .center
    content = Box(.horizontal, spacing: 6, [HeightForWidthBox(label).widget, button])
    let row = Box(.horizontal, spacing: 6, [content, close])
    row.addStyle("banner")
    if isQuiet { row.addStyle("quiet") }
    widget = Revealer(row)
    followLook()
    appearanceObservation = AppearanceObservation { [weak self] in self?.followLook() }
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
      let description = changesOften ? message.title : label.text
      if button.accessibleDescription != description { button.accessibleDescription = description }
    }
  }

  private func followLook() {
    content.orientation = Display.prefersLargeText ? .vertical : .horizontal
    button.horizontalAlignment = Display.prefersLargeText ? .start : .end
  }
}
