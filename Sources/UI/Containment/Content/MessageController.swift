import GTK
import LoadingState

/// A page that shows only a message, for a screen without content.
public final class MessageController: ViewController, MessagePresenting {
  /// The current message; `nil` shows an empty page.
  public var message: StateMessage? {
    didSet { if message != oldValue { showMessage() } }
  }
  /// The handlers of messages' buttons. Set them before the view is loaded.
  public var handlers = MessageHandlers()
  private var messageView: MessageView?
  private let isCompact: Bool

  /// - Parameter isCompact: Whether the message takes up less space than usual, for a page that shows more than it.
  public init(message: StateMessage? = nil, isCompact: Bool = false) {
    self.message = message
    self.isCompact = isCompact
    super.init()
  }

  /// The message's button, if there is one.
  public override var preferredFocus: Widget {
    let view = view
    return messageView?.preferredFocus ?? view
  }

  public override func loadView() {
    let messageView = MessageView(isCompact: isCompact) { [weak self] in self?.handlers.perform($0) }
    self.messageView = messageView
    view = messageView.widget
    showMessage()
  }

  private func showMessage() {
    guard let messageView else { return }
    handlers.check(message)
    messageView.show(message)
  }
}
