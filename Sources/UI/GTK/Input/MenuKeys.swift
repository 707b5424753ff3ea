import CAdwaita

extension Widget {
  /// Makes an open popover forward keys that it doesn't handle: it closes, and the window handles the key.
  ///
  /// In GTK 4.8, an open popover grabs the keyboard, and only the widgets inside it receive keys. The menu items' own
  /// keys work, but no other shortcut of the window does, such as the one that quits the app. Only keys with Control or
  /// Alt are forwarded; others, such as letters, belong to the menu. So do keys that edit the focused text, which GTK
  /// doesn't always handle: Ctrl+A in an empty entry, for example.
  ///
  /// Source: [gtk_grab_add in GtkPopover](https://gitlab.gnome.org/GNOME/gtk/-/blob/4.8.3/gtk/gtkpopover.c).
  func forwardKeysToWindow() {
    // The widget takes ownership of one of the two references.
    let keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    keys.connect("key-pressed") { [weak keys, pointer] (arguments: SignalArguments) in
      let held = arguments.flags(2) & Int(GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
      guard held != 0, let keys, let event = gtk_event_controller_get_current_event(keys.opaque),
        gdk_key_event_is_modifier(event) == 0, let window = Widget(retaining: pointer).window
      else { return false }
      if window.focusedWidget?.isKind(of: gtk_text_get_type()) == true, isEditingKey(event) { return false }
      gtk_popover_popdown(pointer.assumingMemoryBound(to: GtkPopover.self))
      return gtk_event_controller_key_forward(keys.opaque, window.widget) != 0
    }
    retain(keys, for: forwardingKey)
    gtk_widget_add_controller(widget, keys.opaque)
  }
}

/// Returns whether an event's key edits text or moves the cursor when Control is held.
private func isEditingKey(_ event: OpaquePointer) -> Bool {
  let key = gdk_keyval_to_lower(gdk_key_event_get_keyval(event))
  return editingKeys.contains(Int(key))
}

private let editingKeys: Set<Int> = [
  GDK_KEY_a, GDK_KEY_c, GDK_KEY_v, GDK_KEY_x, GDK_KEY_y, GDK_KEY_z, GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_Left,
  GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Home, GDK_KEY_End,
].reduce(into: []) { $0.insert(Int($1)) }

private let forwardingKey = "matinee-handing-keys-on"
