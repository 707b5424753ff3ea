import CAdwaita

extension Widget {
  /// Calls `body` whenever the pointer moves over the widget or a key is pressed in it. Descendants still receive these
  /// events.
  ///
  /// Source: [GtkEventControllerKey](https://docs.gtk.org/gtk4/class.EventControllerKey.html).
  public func onActivity(_ body: @escaping () -> Void) {
    let motion = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    var last: (Double, Double)?
    motion.connect("motion") { (arguments: SignalArguments) in
      // GTK also reports motion when the content below a resting pointer changes.
      let position = (arguments.double(0), arguments.double(1))
      if last.map({ $0 != position }) ?? true { body() }
      last = position
      return nil
    }
    let keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
    keys.connect("key-pressed") { (_: SignalArguments) in
      body()
      return false
    }
    for controller in [motion, keys] { gtk_widget_add_controller(widget, controller.opaque) }
  }

  /// Hides the pointer over the widget, or shows it again.
  public func hidePointer(_ isHidden: Bool) {
    gtk_widget_set_cursor_from_name(widget, isHidden ? "none" : nil)
  }
}
