import CAdwaita

/// The phase of a primary button press or a touch.
public enum PressPhase: Sendable {
  /// The button or finger went down.
  case began
  /// The pointer moved while pressed.
  case moved
  /// The button or finger was released.
  case ended
  /// Another gesture took over the press, such as a finger that scrolls the page.
  case cancelled
}

extension Widget {
  /// Calls `body` in each phase of a primary button press or a touch, including movement outside the widget.
  ///
  /// - Parameter body: A closure that receives the position in application pixels from the widget's top left corner.
  ///   For a cancelled press, it is the last known position.
  ///
  /// Source: [GtkGestureDrag](https://docs.gtk.org/gtk4/class.GestureDrag.html).
  public func onPress(_ body: @escaping (_ phase: PressPhase, _ x: Double, _ y: Double) -> Void) {
    let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
    var start = (x: 0.0, y: 0.0)
    var last = start
    var isDown = false
    func report(_ phase: PressPhase, _ arguments: SignalArguments) {
      last = (start.x + arguments.double(0), start.y + arguments.double(1))
      body(phase, last.x, last.y)
    }
    gesture.connect("drag-begin") { (arguments: SignalArguments) in
      start = (0, 0)
      isDown = true
      report(.began, arguments)
      start = last
      return nil
    }
    gesture.connect("drag-update") { (arguments: SignalArguments) in
      if isDown { report(.moved, arguments) }
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
      report(.ended, arguments)
      // Claiming the sequence stops surrounding widgets from handling it.
      gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
      return nil
    }
    gtk_widget_add_controller(widget, gesture.opaque)
  }

  /// Calls `body` with the pointer's position while it is over the widget, and with `nil` when it leaves. The position
  /// is in application pixels from the top left corner.
  public func onPointerMove(_ body: @escaping (_ position: (x: Double, y: Double)?) -> Void) {
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

  /// Calls `body` with `true` when the focus enters this widget or a descendant, and with `false` when it leaves.
  public func onFocusMove(_ body: @escaping (_ isInside: Bool) -> Void) {
    let focus = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    focus.connect("enter") { body(true) }
    focus.connect("leave") { body(false) }
    gtk_widget_add_controller(widget, focus.opaque)
  }
}
