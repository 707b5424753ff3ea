import CAdwaita

/// How far a press of the main button, or a touch, is.
public enum PressPhase: Sendable {
  /// The button is down.
  case began
  /// It is down, and the pointer has moved.
  case moved
  /// It was let go.
  case ended
  /// Something else has taken the press over, such as a finger that scrolls the page.
  case cancelled
}

extension Widget {
  /// Follows a press of the main button, or a touch, from where it begins to where it ends, also outside of the widget.
  ///
  /// - Parameter body: called with the place in application pixels of this widget, from the left and the top; when it is
  ///   cancelled, with the last one.
  ///
  /// Source: [GtkGestureDrag](https://docs.gtk.org/gtk4/class.GestureDrag.html).
  public func onPress(_ body: @escaping (_ phase: PressPhase, _ x: Double, _ y: Double) -> Void) {
    let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
    var start = (x: 0.0, y: 0.0)
    var last = start
    var isDown = false
    func follow(_ phase: PressPhase, _ arguments: SignalArguments) {
      last = (start.x + arguments.double(0), start.y + arguments.double(1))
      body(phase, last.x, last.y)
    }
    gesture.connect("drag-begin") { (arguments: SignalArguments) in
      start = (0, 0)
      isDown = true
      follow(.began, arguments)
      start = last
      return nil
    }
    gesture.connect("drag-update") { (arguments: SignalArguments) in
      if isDown { follow(.moved, arguments) }
      return nil
    }
    gesture.connect("cancel") { (_: SignalArguments) in
      if isDown { body(.cancelled, last.x, last.y) }
      isDown = false
      return nil
    }
    gesture.connect("drag-end") { [pointer = gesture.pointer] (arguments: SignalArguments) in
      guard isDown else { return nil }
      isDown = false
      follow(.ended, arguments)
      // What is around hears of it no more.
      gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
      return nil
    }
    gtk_widget_add_controller(widget, gesture.opaque)
  }

  /// Calls `body` with the pointer's place while it is over the widget, in application pixels from the left and the top, and
  /// with `nil` when it leaves.
  public func onPointerMove(_ body: @escaping (_ place: (x: Double, y: Double)?) -> Void) {
    let motion = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    for signal in ["enter", "motion"] {
      motion.connect(signal) { (arguments: SignalArguments) in
        body((arguments.double(0), arguments.double(1)))
        return nil
      }
    }
    motion.connect("leave") { body(nil) }
    gtk_widget_add_controller(widget, motion.opaque)
  }

  /// Calls `body` with `true` when the keyboard's focus comes here or into what is inside, and with `false` when it leaves.
  public func onFocusMove(_ body: @escaping (_ isInside: Bool) -> Void) {
    let focus = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    focus.connect("enter") { body(true) }
    focus.connect("leave") { body(false) }
    gtk_widget_add_controller(widget, focus.opaque)
  }
}
