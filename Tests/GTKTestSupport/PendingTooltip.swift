import CAdwaita

/// The tooltip that GTK 4.8 is about to look for.
///
/// It notes which surface the pointer was on last, and half a second later asks that one for something that has a tooltip,
/// even when the surface is gone by then: a test that closes a window would be ended by a warning about its successor's.
enum PendingTooltip {
  /// Forgets it with each surface that goes, from now on.
  @MainActor static let isForgottenWithItsSurface: Void = {
    _ = g_type_class_ref(gtk_widget_get_type())
    let unrealize = g_signal_lookup("unrealize", gtk_widget_get_type())
    g_signal_add_emission_hook(
      unrealize, 0,
      { _, _, arguments, _ in
        if let widget = arguments.flatMap({ g_value_get_object($0) }),
          g_type_check_instance_is_a(widget.assumingMemoryBound(to: GTypeInstance.self), gtk_native_get_type()) != 0
        {
          // GTK's own name for it.
          let display = gtk_widget_get_display(widget.assumingMemoryBound(to: GtkWidget.self))
          g_object_set_data(
            display.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) },
            "gdk-display-current-tooltip", nil)
        }
        return 1
      }, nil, nil)
  }()
}
