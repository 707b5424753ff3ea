import CAdwaita

/// A key that was pressed and types something, lent for the length of the handler.
public struct TypedKey {
  fileprivate let controller: Object

  /// Lets an entry have it as if it had been pressed there, with the composing of letters that goes with it. `false`
  /// where the entry does not take it.
  public func pass(to entry: SearchEntry) -> Bool {
    guard let line = entry.line else { return false }
    return gtk_event_controller_key_forward(controller.opaque, line.widget) != 0
  }
}

extension Widget {
  /// Calls `body` when a key that types something other than a space is pressed in here, and whatever has the keyboard's
  /// focus has no use for it.
  ///
  /// - Parameter body: `true` says that it was handled, and nobody else hears it.
  ///
  /// Source: [GtkEventControllerKey](https://docs.gtk.org/gtk4/class.EventControllerKey.html).
  public func onTyping(_ body: @escaping (TypedKey) -> Bool) {
    // The widget takes one of the two references.
    let keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    keys.connect("key-pressed") { [weak keys] (arguments: SignalArguments) in
      let held = arguments.flags(2) & Int(GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue)
      let letter = gdk_keyval_to_unicode(guint(arguments.unsignedInteger(0)))
      guard let keys, held == 0, letter != 0, g_unichar_isgraph(letter) != 0 else { return false }
      return body(TypedKey(controller: keys))
    }
    keep(keys, for: typingKey)
    gtk_widget_add_controller(widget, keys.opaque)
  }
}

private let typingKey = "matinee-typing"
