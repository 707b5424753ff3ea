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

  /// The position of the pointer in the widget's coordinates, even if the pointer is next to it; `nil` if the pointer
  /// isn't over the widget's window.
  public var pointerPosition: (x: Double, y: Double)? {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gdk_surface_get_display(surface)), let device = gdk_seat_get_pointer(seat)
    else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    let root = Widget(retaining: UnsafeMutableRawPointer(native))
    guard gtk_widget_translate_coordinates(root.widget, widget, x - left, y - top, &x, &y) != 0 else { return nil }
    return (x, y)
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
