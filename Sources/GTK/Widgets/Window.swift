import CAdwaita

/// A window with libadwaita's looks: no title bar of its own, the content brings a ``HeaderBar``.
public final class Window: Widget {
  /// A main window of the application.
  public convenience init(application: Application) {
    self.init(topLevel: adw_application_window_new(application.cast()))
  }

  /// A window that belongs to another, such as preferences.
  public convenience init(dialogFor parent: Window?) {
    self.init(topLevel: adw_window_new())
    gtk_window_set_transient_for(cast(), parent?.cast())
    gtk_window_set_modal(cast(), 1)
    gtk_window_set_destroy_with_parent(cast(), 1)
  }

  /// GTK itself owns a window until it is destroyed: the constructor lends it.
  private convenience init(topLevel: UnsafeMutablePointer<GtkWidget>?) {
    self.init(retaining: UnsafeMutableRawPointer(Widget.required(topLevel)))
  }

  /// Fills the window, in place of what was there; `nil` leaves it empty.
  public func setContent(_ content: Widget?) {
    if g_type_check_instance_is_a(cast(), adw_application_window_get_type()) != 0 {
      adw_application_window_set_content(cast(), content?.widget)
    } else if g_type_check_instance_is_a(cast(), adw_window_get_type()) != 0 {
      adw_window_set_content(cast(), content?.widget)
    } else {
      gtk_window_set_child(cast(), content?.widget)
    }
  }

  /// What the desktop calls the window in its lists, and a screen reader when it opens; a ``HeaderBar`` shows it too.
  /// Empty at first.
  public var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  /// The size to open with, in application pixels; ignored where the content needs more, and −1 leaves a side to it.
  /// The user may change it.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), gint(width), gint(height))
  }

  /// Shows the window, or raises it where it is shown already; the desktop may refuse to give it the keyboard.
  public func present() { gtk_window_present(cast()) }

  /// Asks the window to close, as its close button does.
  public func close() { gtk_window_close(cast()) }

  /// Asks the desktop for the whole screen. It may refuse, or take it back.
  public func fillScreen() { gtk_window_fullscreen(cast()) }

  /// Ends the window at once; everything in it goes with it.
  public func destroy() { gtk_window_destroy(cast()) }

  /// The widget that the keyboard acts on.
  public var focusedWidget: Widget? {
    gtk_window_get_focus(cast()).map { Widget(retaining: $0) }
  }

  /// Calls `body` when the keyboard's focus has moved within the window.
  public func onFocusChange(_ body: @escaping () -> Void) { onChange(of: "focus-widget", body) }

  /// What Enter activates where the widget with the focus has no use for that key; it must be in the window.
  public func setDefaultWidget(_ widget: Widget) { gtk_window_set_default_widget(cast(), widget.widget) }

  /// Calls `body` when the user asks to close; `false` keeps the window open.
  public func onCloseRequest(_ body: @escaping () -> Bool) {
    connect("close-request") { (_: SignalArguments) in !body() }
  }

  /// Calls `body` once, after the window has been drawn with what it shows now, or when it goes before that.
  public func afterNextFrame(_ body: @escaping () -> Void) {
    guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return body() }
    FrameWait(window: self, clock: Object(retaining: UnsafeMutableRawPointer(clock)), body).start()
    gtk_widget_queue_draw(widget)
  }
}

/// Waits for a frame of a window, and lets go of everything once it has come.
private final class FrameWait {
  private var window: Window?
  private var clock: Object?
  private var body: (() -> Void)?
  private var connections: [SignalConnection] = []

  init(window: Window, clock: Object, _ body: @escaping () -> Void) {
    self.window = window
    self.clock = clock
    self.body = body
  }

  func start() {
    connections = [clock?.connect("after-paint") { self.end() }, window?.connect("unmap") { self.end() }].compactMap {
      $0
    }
  }

  private func end() {
    guard let body else { return }
    self.body = nil
    connections.forEach { $0.disconnect() }
    connections = []
    window = nil
    clock = nil
    body()
  }
}

extension Window: ActionMap {
  /// Actions under `win.`. A main window holds them itself; a dialog is given a group of its own.
  public var actionMap: OpaquePointer {
    if g_type_check_instance_is_a(cast(), g_action_map_get_type()) != 0 { return opaque }
    if let group = kept(for: actionsKey) as? ActionGroup { return group.actionMap }
    let group = ActionGroup()
    keep(group, for: actionsKey)
    insertActionGroup("win", group)
    return group.actionMap
  }
}

private let actionsKey = "matinee-actions"
