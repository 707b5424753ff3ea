import CAdwaita

/// A notification that the desktop shows outside the app's windows.
///
/// Source: [GNotification](https://docs.gtk.org/gio/class.Notification.html).
public nonisolated struct DesktopNotification: Equatable, Sendable {
  /// A button of a notification, which activates an action of the application.
  public struct Button: Equatable, Sendable {
    /// The label, a verb.
    public var label: String
    /// The action's name, without the prefix `app.`. It has a string parameter.
    public var action: String
    /// The parameter.
    public var target: String

    public init(_ label: String, action: String, target: String) {
      (self.label, self.action, self.target) = (label, action, target)
    }
  }

  /// The identity. A new notification replaces one with the same identity.
  public var id: String
  /// The first line.
  public var title: String
  /// The text below the title.
  public var body: String
  /// The parameter of the action that a click activates.
  public var address: String
  /// The buttons. Some desktops show none.
  public var buttons: [Button]

  public init(id: String, title: String, body: String, address: String, buttons: [Button] = []) {
    self.id = id
    self.title = title
    self.body = body
    self.address = address
    self.buttons = buttons
  }
}

extension Application {
  /// Shows a notification. The desktop ignores it if it doesn't support notifications.
  ///
  /// - Parameter action: The name of an action of the application with a string parameter, without the prefix `app.`.
  public func show(_ notification: DesktopNotification, activating action: String) {
    notification.send(from: cast(to: GApplication.self), activating: action)
  }
}

nonisolated extension DesktopNotification {
  func send(from application: UnsafeMutablePointer<GApplication>, activating action: String) {
    guard let shown = g_notification_new(title) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(shown)) }
    if !body.isEmpty { g_notification_set_body(shown, body) }
    g_notification_set_default_action_and_target_value(shown, "app.\(action)", g_variant_new_string(address))
    for button in buttons {
      g_notification_add_button_with_target_value(
        shown, button.label, "app.\(button.action)", g_variant_new_string(button.target))
    }
    g_application_send_notification(application, id, shown)
  }
}
