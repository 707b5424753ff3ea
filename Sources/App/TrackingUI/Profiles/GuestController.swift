import AppFoundation
import Containment
import GTK
import LoadingState
import Localization

/// A container that adds a banner below any controller's view. It shows that the current profile is a guest, with a
/// button to leave.
package final class GuestController: ViewController {
  /// Called when the user presses the banner's button.
  package var onLeave: () -> Void = {}
  private let content: ViewController
  private let line = BannerView(isQuiet: true)

  package init(_ content: ViewController) {
    self.content = content
    super.init(title: content.title)
  }

  package override func loadView() { view = Box(.vertical) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.view.expandsVertically = true
    add(child: content)
    (view as? Box)?.append(line.widget)
    line.onAction = { [weak self] _ in self?.onLeave() }
    line.message = StateMessage(
      icon: "avatar-default-symbolic", title: tr("Guest"),
      explanation: tr("You’re browsing as a guest. Your ratings, lists and history will be deleted when you leave."),
      button: tr("Leave"), action: .app(.leaveGuestMode))
  }

  package override var preferredFocus: Widget { content.preferredFocus }
}
