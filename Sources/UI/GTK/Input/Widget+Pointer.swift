import CAdwaita

extension Widget {
  /// Calls `body` with `true` when the pointer enters the widget or a descendant, and with `false` when it leaves.
  ///
  /// `body` is called after the next frame. The pointer also leaves a widget that a layout hides, and widgets mustn't
  /// change during a layout.
  ///
  /// Source: [GtkEventControllerMotion](https://docs.gtk.org/gtk4/class.EventControllerMotion.html).
  public func onHover(_ body: @escaping (Bool) -> Void) {
    let motion = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    let hover = HoverReport(pointer, body)
    motion.connect("enter") { (_: SignalArguments) in
      hover.pointerMoved(inside: true)
      return nil
    }
    motion.connect("leave") { hover.pointerMoved(inside: false) }
    gtk_widget_add_controller(widget, motion.opaque)
  }

  /// Whether the widget and its descendants receive pointer events. Otherwise, the widgets below receive them.
  public var isTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// The opacity of the widget and its descendants, from 0 to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }
}

/// Reports that the pointer has entered or left a widget, after the next frame.
private final class HoverReport {
  /// The widget, which owns this object through its event controller.
  private let widget: UnsafeMutableRawPointer
  private let body: (Bool) -> Void
  private var isInside = false
  private var reported = false

  init(_ widget: UnsafeMutableRawPointer, _ body: @escaping (Bool) -> Void) {
    self.widget = widget
    self.body = body
  }

  func pointerMoved(inside isInside: Bool) {
    self.isInside = isInside
    guard let window = Widget(retaining: widget).window else { return report() }
    window.afterNextFrame { [weak self] in self?.report() }
  }

  private func report() {
    guard isInside != reported else { return }
    reported = isInside
    body(isInside)
  }
}
