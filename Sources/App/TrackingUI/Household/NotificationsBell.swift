import Containment
import GTK
import Library
import Localization
import Tracking

/// The header bar button for notifications, with the number of new ones. It is hidden while there are no other
/// profiles.
package final class NotificationsBell {
  package let button = Button(icon: icon, name: tr("Notifications"))
  private let model: NotificationsModel
  private let count = Label()
  private var binding: Binding?

  init(_ model: NotificationsModel, onOpen: @escaping () -> Void) {
    self.model = model
    count.addStyle("bell-count", "numeric")
    button.child = Box(.horizontal, spacing: 3, [Icon(icon), count])
    button.addStyle("flat")
    button.isVisible = false
    button.onClick(onOpen)
    binding = Binding({ (model.hasOthers, model.unread) }) { [weak self] in self?.show(isUseful: $0, unread: $1) }
    // An unreadable library has no notifications.
    Task { try? await model.load() }
  }

  private func show(isUseful: Bool, unread: Int) {
    let text = unread > maximum ? "\(maximum)+" : "\(unread)"
    button.isVisible = isUseful || unread > 0
    count.text = text
    count.isVisible = unread > 0
    button.rename(
      unread > 0
        ? tr(
          one: "Notifications, {count} New", other: "Notifications, {count} New", count: unread, ["count": text])
        : tr("Notifications"))
  }
}

private let icon = "preferences-system-notifications-symbolic"
private let maximum = 99
