import CAdwaita

/// A sender of an application's notifications in another process that needs no display, such as a command that a timer
/// starts.
///
/// GNOME activates the actions of a notification in the application itself, which it starts if necessary. Other
/// desktops report them only to the process that has sent the notification, which must therefore wait for them.
///
/// Sources: [GNotification](https://docs.gtk.org/gio/class.Notification.html),
/// [org.freedesktop.Application](https://specifications.freedesktop.org/desktop-entry-spec/latest/dbus.html).
public final class NotificationSender: Object, ActionMap {
  private let bus: OpaquePointer
  private let id: String

  /// Connects to the session bus. Returns `nil` if there is none.
  ///
  /// - Parameter id: The ID of the application, whose desktop entry has the same name.
  public init?(for id: String) {
    // The process doesn't take the application's name on the bus, so that the application can start meanwhile.
    guard let application = g_application_new(id, G_APPLICATION_NON_UNIQUE) else { return nil }
    guard g_application_register(application, nil, nil) != 0,
      let bus = g_application_get_dbus_connection(application)
    else {
      g_object_unref(UnsafeMutableRawPointer(application))
      return nil
    }
    (self.bus, self.id) = (bus, id)
    g_dbus_connection_set_exit_on_close(bus, 0)
    super.init(adopting: UnsafeMutableRawPointer(application))
  }

  /// The application itself, whose actions have the prefix `app.`.
  public var actionMap: OpaquePointer { opaque }

  /// Sends a notification. When the method returns, the message is on the bus.
  ///
  /// - Parameter action: The name of the action that a click activates; see ``Application/show(_:activating:)``.
  /// - Returns: `false` if no program shows notifications, or if the bus has closed.
  public func send(_ notification: DesktopNotification, activating action: String) -> Bool {
    guard Self.services.contains(where: { isOwned($0) || canBeStarted($0) }) else { return false }
    notification.send(from: cast(to: GApplication.self), activating: action)
    return g_dbus_connection_flush_sync(bus, nil, nil) != 0
  }

  /// Whether only this process gets the actions of its notifications.
  public var receivesActions: Bool { !isOwned(Self.services[0]) }

  /// Waits for an action of a notification.
  ///
  /// - Parameters:
  ///   - names: The names of the actions.
  ///   - limit: The longest time to wait.
  /// - Returns: The action's name and parameter; `nil` after that time.
  public func firstAction(
    of names: [String], within limit: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) async -> (name: String, target: String)? {
    let (actions, continuation) = AsyncStream.makeStream(of: (name: String, target: String).self)
    for name in names {
      addAction(name) { target in
        continuation.yield((name, target))
        continuation.finish()
      }
    }
    let timer = Task {
      try? await clock.sleep(for: limit)
      continuation.finish()
    }
    defer { timer.cancel() }
    for await action in actions { return action }
    return nil
  }

  /// Activates an action of the application, which is started if necessary.
  ///
  /// - Returns: `false` if the application is neither running nor known to the bus.
  @discardableResult
  public func activate(_ action: String, _ target: String) -> Bool {
    let parameters = "(\(quoted(action)), [<\(quoted(target))>], @a{sv} {})"
    return call(id, "/" + id.replacing(".", with: "/"), "org.freedesktop.Application", "ActivateAction", parameters)
      != nil
  }

  /// The services that show notifications, the preferred one first.
  private static let services = ["org.gtk.Notifications", "org.freedesktop.Notifications"]
}

extension NotificationSender {
  private func isOwned(_ name: String) -> Bool {
    callBus("NameHasOwner", "(\(quoted(name)),)") { $0.contains("true") }
  }

  private func canBeStarted(_ name: String) -> Bool {
    callBus("ListActivatableNames", "()") { $0.contains("'\(name)'") }
  }

  private func callBus(_ method: String, _ parameters: String, _ test: (String) -> Bool) -> Bool {
    let name = "org.freedesktop.DBus"
    return call(name, "/org/freedesktop/DBus", name, method, parameters).map(test) ?? false
  }

  /// Calls a method, and returns the text form of its result; `nil` if the call fails.
  private func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ parameters: String
  ) -> String? {
    guard let values = g_variant_parse(nil, parameters, nil, nil, nil),
      let result = g_dbus_connection_call_sync(
        bus, name, path, interface, method, values, nil, G_DBUS_CALL_FLAGS_NONE, callTimeout, nil, nil)
    else { return nil }
    defer { g_variant_unref(result) }
    return text(of: result)
  }

  /// Returns a text as a literal of GVariant's text format.
  private func quoted(_ text: String) -> String {
    guard let variant = g_variant_ref_sink(g_variant_new_string(text)) else { return "''" }
    defer { g_variant_unref(variant) }
    return self.text(of: variant)
  }

  private func text(of variant: OpaquePointer) -> String {
    guard let text = g_variant_print(variant, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

/// The time after which a call fails, in milliseconds. The application may have to start.
private let callTimeout: gint = 25_000
