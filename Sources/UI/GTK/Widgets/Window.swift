import CAdwaita

/// A libadwaita window. It has no title bar; its content includes a ``HeaderBar``.
public final class Window: Widget {
  /// Creates a main window of the application.
  public convenience init(application: Application) {
    self.init(topLevel: adw_application_window_new(application.cast()))
  }

  /// Creates a modal window that belongs to another one, such as preferences.
  public convenience init(dialogFor parent: Window?) {
    self.init(topLevel: adw_window_new())
    gtk_window_set_transient_for(cast(), parent?.cast())
    gtk_window_set_modal(cast(), 1)
    gtk_window_set_destroy_with_parent(cast(), 1)
  }

  /// Retains a new window. GTK owns windows until they are destroyed, so the constructor returns a borrowed reference.
  private convenience init(topLevel: UnsafeMutablePointer<GtkWidget>?) {
    self.init(retaining: UnsafeMutableRawPointer(Widget.required(topLevel)))
  }

  /// Replaces the window's content; `nil` leaves it empty.
  public func setContent(_ content: Widget?) {
    if g_type_check_instance_is_a(cast(), adw_application_window_get_type()) != 0 {
      adw_application_window_set_content(cast(), content?.widget)
    } else if g_type_check_instance_is_a(cast(), adw_window_get_type()) != 0 {
      adw_window_set_content(cast(), content?.widget)
    } else {
      gtk_window_set_child(cast(), content?.widget)
    }
  }

  /// The title in the desktop's window lists, for screen readers, and in a ``HeaderBar``. The default is empty.
  public var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  /// Sets the initial size in application pixels. Larger content takes precedence, and −1 leaves a dimension to the
  /// content. The user can resize the window.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), gint(width), gint(height))
  }

  /// The size in application pixels that the window has while it's neither maximized nor full-screen.
  public var defaultSize: (width: Int, height: Int) {
    var width: gint = 0, height: gint = 0
    gtk_window_get_default_size(cast(), &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether the window is maximized.
  public var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

  /// Requests that the window be maximized. The desktop may refuse it.
  public func maximize() { gtk_window_maximize(cast()) }

  /// Shows the window, or raises it if it is already visible. The desktop may deny it the focus.
  public func present() { gtk_window_present(cast()) }

  /// Requests that the window close, like its close button.
  public func close() { gtk_window_close(cast()) }

  /// Requests full-screen mode. The desktop may refuse or end it.
  public func enterFullScreen() { gtk_window_fullscreen(cast()) }

  /// Destroys the window and its content immediately.
  public func destroy() { gtk_window_destroy(cast()) }

  /// The widget with the focus.
  public var focusedWidget: Widget? {
    gtk_window_get_focus(cast()).map { Widget(retaining: $0) }
  }

  /// Takes the focus away from all widgets.
  public func clearFocus() { gtk_window_set_focus(cast(), nil) }

  /// Whether the window shows which widget has the focus, because the user works with the keyboard.
  public var showsFocus: Bool { gtk_window_get_focus_visible(cast()) != 0 }

  /// Calls `body` when the focus moves within the window.
  public func onFocusChange(_ body: @escaping () -> Void) { onChange(of: "focus-widget", body) }

  /// Calls `body` when the user requests that the window close; `false` keeps it open.
  public func onCloseRequest(_ body: @escaping () -> Bool) {
    connect("close-request") { (_: SignalArguments) in !body() }
  }

  /// Calls `body` when a window that was on screen has closed for good.
  public func onClosed(_ body: @escaping () -> Void) { connect("unrealize", body) }

  /// Retains an object that owns this window, such as the controller of a dialog, until the window closes.
  ///
  /// With ``Object/retain(_:for:)`` instead, the object and the window would retain each other forever.
  public func retainOwner(_ owner: AnyObject) {
    retain(owner, for: ownerKey)
    onClosed { [pointer] in Object(retaining: pointer).discard(for: ownerKey) }
  }

  /// Calls `body` once, after the window has drawn its current content or if the window closes first.
  public func afterNextFrame(_ body: @escaping () -> Void) {
    guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return body() }
    FrameWait(window: self, clock: Object(retaining: UnsafeMutableRawPointer(clock)), body).start()
    gtk_widget_queue_draw(widget)
  }

  /// Waits until the window has drawn its current content, or closes.
  public func nextFrame() async {
    await withCheckedContinuation { continuation in
      afterNextFrame { continuation.resume() }
    }
  }
}

/// An observer that waits for a window's next frame and then releases everything.
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
  /// The actions under `win.`. A main window is an action map itself; a dialog gets its own action group.
  public var actionMap: OpaquePointer {
    if g_type_check_instance_is_a(cast(), g_action_map_get_type()) != 0 { return opaque }
    if let group = retained(for: actionsKey) as? ActionGroup { return group.actionMap }
    let group = ActionGroup()
    retain(group, for: actionsKey)
    insertActionGroup("win", group)
    return group.actionMap
  }
}

private let actionsKey = "matinee-actions"
private let ownerKey = "matinee-owner"

extension Window {
  /// Creates a small dialog over another window. Escape closes it.
  ///
  /// - Parameters:
  ///   - title: The title, in header capitalization.
  ///   - height: The initial height. By default, it is the content's height.
  public convenience init(title: String, width: Int = 420, height: Int = 1, over parent: Window?) {
    self.init(dialogFor: parent)
    self.title = title
    setDefaultSize(width: width, height: height)
    setMinimumSize(width: 360)
    addShortcut("Escape") { [pointer] in
      Window(retaining: pointer).close()
      return true
    }
  }
}
