import CAdwaita

/// The running program: a libadwaita application whose life cycle is available through Swift closures.
///
/// Source: [AdwApplication](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Application.html).
public final class Application: Object {
  /// Creates the application.
  ///
  /// - Parameters:
  ///   - id: The ID in reverse DNS notation. It is also the program's name on the desktop and on the accessibility bus.
  ///   - joinsRunningInstance: Whether a second launch raises the window of the running instance instead.
  public init(id: String, joinsRunningInstance: Bool = true) {
    g_set_prgname(id)
    let flags = joinsRunningInstance ? G_APPLICATION_DEFAULT_FLAGS : G_APPLICATION_NON_UNIQUE
    super.init(adopting: UnsafeMutableRawPointer(adw_application_new(id, flags)))
    onStartup { [weak self] in self?.ignoreSessionBusExit() }
  }

  /// Keeps the process alive when the session bus disconnects. By default, GLib kills it, even during a write, although
  /// the app doesn't depend on the bus.
  private func ignoreSessionBusExit() {
    guard let bus = g_application_get_dbus_connection(cast(to: GApplication.self)) else { return }
    g_dbus_connection_set_exit_on_close(bus, 0)
  }

  /// Calls `body` when the application is activated: at launch and at each later launch that joins this instance.
  public func onActivate(_ body: @escaping () -> Void) { connect("activate", body) }

  /// Calls `body` after the display has opened and before any window appears.
  public func onStartup(_ body: @escaping () -> Void) { connect("startup", body) }

  /// Handles events until the last window closes, then returns the exit code.
  public func run() -> Int32 { g_application_run(cast(to: GApplication.self), 0, nil) }

  /// Joins a running instance and activates one of its actions with a string.
  ///
  /// - Returns: `false` if this is the first instance or if it doesn't join others. The caller must then perform the
  ///   action itself.
  public func sendToRunningInstance(_ action: String, _ text: String) -> Bool {
    guard g_application_register(cast(to: GApplication.self), nil, nil) != 0,
      g_application_get_is_remote(cast(to: GApplication.self)) != 0
    else { return false }
    g_action_group_activate_action(opaque, action, g_variant_new_string(text))
    return true
  }

  /// Keeps ``run()`` running without a window until ``release()``.
  public func hold() { g_application_hold(cast(to: GApplication.self)) }

  /// Undoes one call of ``hold()``. Without windows and holds, ``run()`` returns.
  public func release() { g_application_release(cast(to: GApplication.self)) }

  /// Makes ``run()`` return after the current event.
  public func quit() { g_application_quit(cast(to: GApplication.self)) }

  /// Sets the keys that activate an action, such as `["<Control>q"]` for `app.quit`.
  public func setAccelerators(_ keys: [String], for action: String) {
    withArrayOfCStrings(keys) { gtk_application_set_accels_for_action(cast(to: GtkApplication.self), action, $0) }
  }

  /// The most recently focused window.
  public var activeWindow: Window? {
    gtk_application_get_active_window(cast(to: GtkApplication.self)).map { Window(retaining: $0) }
  }
}

extension Application: ActionMap {
  /// The application itself, whose actions have the prefix `app.`.
  public var actionMap: OpaquePointer { opaque }
}

/// Calls `body` with an array of C strings in the form `["a", "b", NULL]`, valid only during the call.
func withArrayOfCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { g_strdup($0) }
  defer { copies.forEach { g_free($0) } }
  let pointers = copies.map { $0.map { UnsafePointer($0) } } + [nil]
  return pointers.withUnsafeBufferPointer { buffer in
    // A non-empty array has a base address.
    buffer.baseAddress.map(body) ?? body([nil])
  }
}
