import Containment
import GTK
import LoadingState
import Localization

/// A container that adds a banner below any controller's view. It shows that the current profile is a guest, with a
/// button to leave.
package final class GuestController: ViewController {
  private let content: ViewController
  private let line = BannerView(isQuiet: true)

  /// - Parameter onLeave: Called when the user presses the banner's button.
  package init(_ content: ViewController, onLeave: @escaping () -> Void) {
    self.content = content
    line.handlers.retry = onLeave
    super.init(title: content.title)
  }

  package override func loadView() { view = Box(.vertical) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.view.expandsVertically = true
    add(child: content)
    (view as? Box)?.append(line.widget)
    line.message = StateMessage(
      icon: "avatar-default-symbolic", title: tr("Guest"),
      explanation: tr("You’re browsing as a guest. Your ratings, lists and history will be deleted when you leave."),
      button: tr("Leave"))
  }

  package override var preferredFocus: Widget { content.preferredFocus }
}
