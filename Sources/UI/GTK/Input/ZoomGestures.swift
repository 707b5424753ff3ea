import CAdwaita

/// Gestures for zooming and panning an image.
extension Widget {
  /// Calls `body` while the user pinches with two fingers. The scale is relative to the distance at the start, where it
  /// is 1.
  public func onPinch(_ body: @escaping (_ isBeginning: Bool, _ scale: Double) -> Void) {
    let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_zoom_new()))
    gesture.connect("begin") { (_: SignalArguments) in
      body(true, 1)
      return nil
    }
    gesture.connect("scale-changed") { (arguments: SignalArguments) in
      body(false, arguments.double(0))
      return nil
    }
    gtk_widget_add_controller(widget, gesture.opaque)
  }

  /// Calls `body` for scrolling with the Control key held, in notches; down is positive. The content doesn't scroll.
  public func onControlScroll(_ body: @escaping (_ notches: Double) -> Void) {
    let scroll = Object(
      retaining: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)))
    gtk_event_controller_set_propagation_phase(scroll.opaque, GTK_PHASE_CAPTURE)
    scroll.connect("scroll") { [pointer = scroll.pointer] (arguments: SignalArguments) in
      let state = gtk_event_controller_get_current_event_state(OpaquePointer(pointer))
      guard state.rawValue & GDK_CONTROL_MASK.rawValue != 0 else { return false }
      body(arguments.double(1))
      return true
    }
    gtk_widget_add_controller(widget, scroll.opaque)
  }

  /// Calls `body` during a drag with the distance from its start, in application pixels.
  public func onDrag(_ body: @escaping (_ isBeginning: Bool, _ x: Double, _ y: Double) -> Void) {
    let drag = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
    drag.connect("drag-begin") { (_: SignalArguments) in
      body(true, 0, 0)
      return nil
    }
    drag.connect("drag-update") { (arguments: SignalArguments) in
      body(false, arguments.double(0), arguments.double(1))
      return nil
    }
    gtk_widget_add_controller(widget, drag.opaque)
  }
}
