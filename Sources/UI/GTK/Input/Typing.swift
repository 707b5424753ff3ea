import CAdwaita

/// A pressed key that types a character. It is valid only while the handler runs.
public struct TypedKey {
  fileprivate let controller: Object

  /// Forwards the key press to an entry as if it had been typed there, with input method support. Returns `false` if
  /// the entry doesn't handle it.
  public func pass(to entry: SearchEntry) -> Bool {
    guard let line = entry.line else { return false }
    return gtk_event_controller_key_forward(controller.opaque, line.widget) != 0
  }
}

extension Widget {
  /// Calls `body` when a key that types a character other than a space is pressed and the focused widget doesn't handle
  /// it.
  ///
  /// - Parameter body: A closure that returns whether it handled the key. If so, no other widget receives it.
  ///
  /// Source: [GtkEventControllerKey](https://docs.gtk.org/gtk4/class.EventControllerKey.html).
  public func onTyping(_ body: @escaping (TypedKey) -> Bool) {
    // The widget takes ownership of one of the two references.
    let keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    keys.connect("key-pressed") { [weak keys] (arguments: SignalArguments) in
      let held = arguments.flags(2) & Int(GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue)
      let letter = gdk_keyval_to_unicode(guint(arguments.unsignedInteger(0)))
      guard let keys, held == 0, letter != 0, g_unichar_isgraph(letter) != 0 else { return false }
      return body(TypedKey(controller: keys))
    }
    retain(keys, for: typingKey)
    gtk_widget_add_controller(widget, keys.opaque)
  }
}

private let typingKey = "matinee-typing"
