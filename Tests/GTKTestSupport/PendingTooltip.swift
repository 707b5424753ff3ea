import CAdwaita

/// A workaround for the pending tooltip in GTK 4.8.
///
/// GTK remembers the surface under the pointer and searches it for a tooltip half a second later, even if the surface
/// no longer exists. After a test has closed a window, the resulting warning would end the test run.
enum PendingTooltip {
  /// A hook that discards the pending tooltip whenever a surface is destroyed. It is installed on first access.
  @MainActor static let installHook: Void = {
    _ = g_type_class_ref(gtk_widget_get_type())
    let unrealize = g_signal_lookup("unrealize", gtk_widget_get_type())
    g_signal_add_emission_hook(
      unrealize, 0,
      { _, _, arguments, _ in
        if let widget = arguments.flatMap({ g_value_get_object($0) }),
          g_type_check_instance_is_a(widget.assumingMemoryBound(to: GTypeInstance.self), gtk_native_get_type()) != 0
        {
          // GTK stores the pending tooltip under this private key.
          let display = gtk_widget_get_display(widget.assumingMemoryBound(to: GtkWidget.self))
          g_object_set_data(
            display.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) },
            "gdk-display-current-tooltip", nil)
        }
        return 1
      }, nil, nil)
  }()
}
