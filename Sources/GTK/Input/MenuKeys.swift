import CAdwaita

extension Widget {
  /// Has a popover that is open hand on what it has no use for: it closes, and the window hears the key.
  ///
  /// GTK 4.8 lets an open popover hold the keyboard, and asks the widgets inside it alone: the menu's own lines hear their keys, but no
  /// other shortcut of the window is heard then, such as that which ends the app. Only keys with Control or Alt go on: others, such as
  /// letters, are meant for the menu.
  ///
  /// Source: [gtk_grab_add in GtkPopover](https://gitlab.gnome.org/GNOME/gtk/-/blob/4.8.3/gtk/gtkpopover.c).
  func handKeysOn() {
    // The widget takes one of the two references.
    let keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    keys.connect("key-pressed") { [weak keys, pointer] (arguments: SignalArguments) in
      let held = arguments.flags(2) & Int(GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
      guard held != 0, let keys, let event = gtk_event_controller_get_current_event(keys.opaque),
        gdk_key_event_is_modifier(event) == 0, let window = Widget(retaining: pointer).window
      else { return false }
      gtk_popover_popdown(pointer.assumingMemoryBound(to: GtkPopover.self))
      return gtk_event_controller_key_forward(keys.opaque, window.widget) != 0
    }
    keep(keys, for: handingKey)
    gtk_widget_add_controller(widget, keys.opaque)
  }
}

private let handingKey = "matinee-handing-keys-on"
