import CAdwaita

extension ScrolledWindow {
  /// Handles only horizontal scrolling and leaves vertical scrolling to the surrounding container.
  ///
  /// Scrolling counts as horizontal if its horizontal part is the larger one or if Shift is held. GTK 4.8 would consume
  /// every scroll event, even if the content scrolls in one direction only.
  ///
  /// Source: [GtkEventControllerScroll](https://docs.gtk.org/gtk4/class.EventControllerScroll.html).
  public func takesSidewaysScrollOnly() {
    let own = scrollControllers
    let watch = Object(
      retaining: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
    gtk_event_controller_set_propagation_phase(watch.opaque, GTK_PHASE_CAPTURE)
    watch.connect("scroll") { [pointer = watch.pointer] (arguments: SignalArguments) in
      let state = gtk_event_controller_get_current_event_state(OpaquePointer(pointer))
      let isShifted = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
      let isSideways = isShifted || abs(arguments.double(0)) > abs(arguments.double(1))
      for controller in own {
        gtk_event_controller_set_propagation_phase(controller, isSideways ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
      }
      return false
    }
    gtk_widget_add_controller(widget, watch.opaque)
  }

  /// The scroll controllers created by GTK, which live as long as the widget.
  private var scrollControllers: [OpaquePointer] {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return nil }
      defer { g_object_unref(controller) }
      let object = Object(retaining: controller)
      let isScroll = g_type_check_instance_is_a(object.cast(), gtk_event_controller_scroll_get_type()) != 0
      return isScroll ? object.opaque : nil
    }
  }
}
