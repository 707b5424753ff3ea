import CAdwaita

/// A notification that the desktop shows outside the app's windows.
///
/// Source: [GNotification](https://docs.gtk.org/gio/class.Notification.html).
public struct DesktopNotification: Equatable, Sendable {
  /// The identity. A new notification replaces one with the same identity.
  public var id: String
  /// The first line.
  public var title: String
  /// The text below the title.
  public var body: String
  /// The parameter of the action that a click activates.
  public var address: String

  public init(id: String, title: String, body: String, address: String) {
    self.id = id
    self.title = title
    self.body = body
    self.address = address
  }
}

extension Application {
  /// Shows a notification. The desktop ignores it if it doesn't support notifications.
  ///
  /// - Parameter action: The name of an action of the application with a string parameter, without the prefix `app.`.
  public func show(_ notification: DesktopNotification, activating action: String) {
    guard let shown = g_notification_new(notification.title) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(shown)) }
    g_notification_set_body(shown, notification.body)
    g_notification_set_default_action_and_target_value(
      shown, "app.\(action)", g_variant_new_string(notification.address))
    g_application_send_notification(cast(to: GApplication.self), notification.id, shown)
  }
}
