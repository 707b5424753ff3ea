import CAdwaita

/// A gesture for clicks of one mouse button.
public final class ClickGesture: Object {
  /// Creates a gesture.
  ///
  /// - Parameter button: The button's number: 1 is primary, 3 is secondary, and 8 is *back* on mice that have it. 0 is
  ///   any button.
  public init(button: Int) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  /// Calls `body` when the button goes down, before its release; twice for a double click.
  public func onPress(_ body: @escaping () -> Void) { connect("pressed", body) }
}

extension Widget {
  /// Calls `body` on a double click of the primary button, or on a double tap.
  public func onDoubleClick(_ body: @escaping () -> Void) {
    let click = ClickGesture(button: 1)
    click.connect("pressed") { (arguments: SignalArguments) in
      if arguments.integer(0) == 2 { body() }
      return nil
    }
    add(click)
  }

  /// Keeps clicks and taps on this widget from the widgets around it, such as a row. A touch can still scroll a list.
  public func absorbClicks() {
    let click = ClickGesture(button: 0)
    for signal in ["pressed", "released"] {
      click.connect(signal) { [gesture = click.pointer] (_: SignalArguments) in
        let gesture = OpaquePointer(gesture)
        // GTK reports an event sequence for touches only. Claiming a touch at its start would stop it from scrolling.
        let isTouch = gtk_gesture_single_get_current_sequence(gesture) != nil
        if !isTouch || signal == "released" { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
        return nil
      }
    }
    add(click)
  }

  /// Adds a gesture to the widget, which then owns it.
  public func add(_ gesture: ClickGesture) {
    g_object_ref(gesture.pointer)
    gtk_widget_add_controller(widget, gesture.opaque)
  }
}
