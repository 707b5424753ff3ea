import CAdwaita

extension Widget {
  /// Calls `body` with `true` when the pointer enters the widget or a descendant, and with `false` when it leaves.
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
