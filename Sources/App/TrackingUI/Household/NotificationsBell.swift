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
    binding = Binding({ (model.hasOthers, model.unread) }) { [weak self] _ in self?.update() }
    // An unreadable library has no notifications.
    Task { try? await model.load() }
  }

  /// The title with the number of new notifications; `nil` while there are no other profiles. Observable.
  package var title: String? {
    guard model.hasOthers || model.unread > 0 else { return nil }
    guard model.unread > 0 else { return tr("Notifications") }
    return tr(
      one: "Notifications, {count} New", other: "Notifications, {count} New", count: model.unread, ["count": number])
  }

  private var number: String { model.unread > maximum ? "\(maximum)+" : "\(model.unread)" }

  private func update() {
    button.isVisible = title != nil
    count.text = number
    count.isVisible = model.unread > 0
    button.rename(title ?? tr("Notifications"))
  }
}

private let icon = "preferences-system-notifications-symbolic"
private let maximum = 99
