import CAdwaita

/// The running program: libadwaita's application, with its life cycle as Swift closures.
///
/// Source: [AdwApplication](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Application.html).
public final class Application: Object {
  /// - Parameters:
  ///   - id: reverse DNS; also the program's name on the desktop and on the accessibility bus.
  ///   - joinsRunningInstance: whether a second start raises the first one's window instead.
  public init(id: String, joinsRunningInstance: Bool = true) {
    g_set_prgname(id)
    let flags = joinsRunningInstance ? G_APPLICATION_DEFAULT_FLAGS : G_APPLICATION_NON_UNIQUE
    super.init(adopting: UnsafeMutableRawPointer(adw_application_new(id, flags)))
    onStartup { [weak self] in self?.outliveSessionBus() }
  }

  /// GLib kills the process when the session bus goes away, whatever is being written; the app needs the bus for nothing.
  private func outliveSessionBus() {
    guard let bus = g_application_get_dbus_connection(cast(to: GApplication.self)) else { return }
    g_dbus_connection_set_exit_on_close(bus, 0)
  }

  /// Calls `body` when the application is asked to show itself: at start, and at each later start that joins it.
  public func onActivate(_ body: @escaping () -> Void) { connect("activate", body) }

  /// Calls `body` once the display is open and before anything is shown.
  public func onStartup(_ body: @escaping () -> Void) { connect("startup", body) }

  /// Calls `body` once, when ``run()`` has stopped serving events: the last chance to save. It is not called in a start
  /// that only raised another one's window.
  public func onShutdown(_ body: @escaping () -> Void) { connect("shutdown", body) }

  /// Serves events until the last window has closed; returns the exit code.
  public func run() -> Int32 { g_application_run(cast(to: GApplication.self), 0, nil) }

  /// Joins a running instance where there is one and activates one of its actions with a text. `false` where this start is
  /// the first, or joins none: it then has to do by itself what it was asked for.
  public func tellRunningInstance(_ action: String, _ text: String) -> Bool {
    guard g_application_register(cast(to: GApplication.self), nil, nil) != 0,
      g_application_get_is_remote(cast(to: GApplication.self)) != 0
    else { return false }
    g_action_group_activate_action(opaque, action, g_variant_new_string(text))
    return true
  }

  /// Keeps ``run()`` going while there is no window, until ``release()``.
  public func hold() { g_application_hold(cast(to: GApplication.self)) }

  /// Takes back one ``hold()``; without a window and without a hold left, ``run()`` returns.
  public func release() { g_application_release(cast(to: GApplication.self)) }

  /// Leaves ``run()`` as soon as the current event is done.
  public func quit() { g_application_quit(cast(to: GApplication.self)) }

  /// Keys that activate an action, such as `["<Control>q"]` for `app.quit`.
  public func setAccelerators(_ keys: [String], for action: String) {
    withArrayOfCStrings(keys) { gtk_application_set_accels_for_action(cast(to: GtkApplication.self), action, $0) }
  }

  /// The window that the user last worked in.
  public var activeWindow: Window? {
    gtk_application_get_active_window(cast(to: GtkApplication.self)).map { Window(retaining: $0) }
  }
}

extension Application: ActionMap {
  /// The application itself: its actions are under `app.`.
  public var actionMap: OpaquePointer { opaque }
}

/// The C form of `["a", "b", NULL]` for the length of a call.
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
