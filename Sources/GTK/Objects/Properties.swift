import CAdwaita

/// Properties by name, for the few that GTK has no function for.
extension Object {
  /// Sets a truth value. A name that the object does not have only brings GLib's warning on standard error. Source:
  /// [g_object_set_property](https://docs.gtk.org/gobject/method.Object.set_property.html).
  public func setProperty(_ name: String, _ value: Bool) {
    withValue(of: g_type_from_name("gboolean")) { target in
      g_value_set_boolean(target, value ? 1 : 0)
      g_object_set_property(opaque.asObject, name, target)
    }
  }

  /// Sets a text, or C's `NULL` for `nil`; an unknown name only brings GLib's warning.
  public func setProperty(_ name: String, _ value: String?) {
    withValue(of: matinee_type_string()) { target in
      g_value_set_string(target, value)
      g_object_set_property(opaque.asObject, name, target)
    }
  }

  /// Sets a whole number of C's `int`; what does not fit is cut to its bounds, and an unknown name only brings GLib's
  /// warning.
  public func setProperty(_ name: String, _ value: Int) {
    withValue(of: g_type_from_name("gint")) { target in
      g_value_set_int(target, gint(clamping: value))
      g_object_set_property(opaque.asObject, name, target)
    }
  }

  /// Reads a truth value; `false`, and GLib's warning, where the object has no such property. Source:
  /// [g_object_get_property](https://docs.gtk.org/gobject/method.Object.get_property.html).
  public func booleanProperty(_ name: String) -> Bool {
    withValue(of: g_type_from_name("gboolean")) { target in
      g_object_get_property(opaque.asObject, name, target)
      return g_value_get_boolean(target) != 0
    }
  }

  /// Reads a whole number of C's `int`; 0, and GLib's warning, where the object has no such property.
  public func integerProperty(_ name: String) -> Int {
    withValue(of: g_type_from_name("gint")) { target in
      g_object_get_property(opaque.asObject, name, target)
      return Int(g_value_get_int(target))
    }
  }

  /// Reads a copy of a text; `nil` for C's `NULL`, and, with GLib's warning, where the object has no such property.
  public func stringProperty(_ name: String) -> String? {
    withValue(of: matinee_type_string()) { target in
      g_object_get_property(opaque.asObject, name, target)
      return g_value_get_string(target).map { String(cString: $0) }
    }
  }
}

/// Runs `body` with an initialised `GValue` of a type, and clears it afterwards.
func withValue<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}
