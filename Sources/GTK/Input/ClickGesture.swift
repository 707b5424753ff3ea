import CAdwaita

/// Hears one button of the mouse.
public final class ClickGesture: Object {
  /// - Parameter button: 1 is the main button, 3 the secondary, 8 is *back* on mice that have it.
  public init(button: Int) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  /// Calls `body` as the button goes down, before it is let go; twice for a double click.
  public func onPress(_ body: @escaping () -> Void) { connect("pressed", body) }
}

extension Widget {
  /// Calls `body` when the main button of the mouse is pressed twice here, or a finger taps twice.
  public func onDoubleClick(_ body: @escaping () -> Void) {
    let click = ClickGesture(button: 1)
    click.connect("pressed") { (arguments: SignalArguments) in
      if arguments.integer(0) == 2 { body() }
      return nil
    }
    add(click)
  }

  /// Gives an event controller to the widget, which owns it from here on.
  public func add(_ gesture: ClickGesture) {
    g_object_ref(gesture.pointer)
    gtk_widget_add_controller(widget, gesture.opaque)
  }
}
