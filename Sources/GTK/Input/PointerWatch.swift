import CAdwaita

extension Widget {
  /// Calls `body` with `true` when the pointer comes into the widget or what is in it, and with `false` when it leaves.
  ///
  /// Source: [GtkEventControllerMotion](https://docs.gtk.org/gtk4/class.EventControllerMotion.html).
  public func onHover(_ body: @escaping (Bool) -> Void) {
    let motion = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    motion.connect("enter") { (_: SignalArguments) in
      body(true)
      return nil
    }
    motion.connect("leave") { body(false) }
    gtk_widget_add_controller(widget, motion.opaque)
  }

  /// Whether the pointer acts on the widget and what is in it; else it acts on what lies below.
  public var isTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// How much it is seen, with all that is in it: 0 … 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }
}
