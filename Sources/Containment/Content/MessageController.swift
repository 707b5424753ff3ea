import GTK
import LoadingState

/// All words on a screen that has nothing to show: an icon, a title, a sentence, a button, and details on request.
public final class MessageController: ViewController, MessagePresenting {
  public var message: StateMessage? {
    didSet { if isViewLoaded && message != oldValue { update() } }
  }
  public var onAction: (StateMessage.Action) -> Void = { _ in }

  private let page = StatusPage()
  private let button = Button(label: "")
  private let details = Label()
  private let detailsExpander = Expander(title: "Details")

  public init(message: StateMessage? = nil) {
    self.message = message
    super.init()
  }

  public override func loadView() {
    button.addStyle("pill", "suggested-action")
    button.horizontalAlignment = .center
    details.wraps = true
    details.breaksWords = true
    details.isSelectable = true
    details.addStyle("dim-label", "caption")
    detailsExpander.child = details
    detailsExpander.horizontalAlignment = .center
    page.setChild(Box(.vertical, spacing: 18, [button, detailsExpander]))
    page.expandsVertically = true
    if Display.prefersLargeText { page.addStyle("compact") }
    view = page
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.onClick { [weak self] in
      guard let self, let message else { return }
      onAction(message.action)
    }
    update()
  }

  private func update() {
    page.icon = message?.icon
    page.title = message?.title ?? ""
    page.explanation = message?.explanation ?? ""
    button.label = message?.button ?? ""
    button.isVisible = message?.button != nil
    detailsExpander.isExpanded = false
    details.text = message?.details ?? ""
    detailsExpander.isVisible = message?.details != nil
  }
}
