import CAdwaita

/// Access to properties by name, for the few without a C function.
extension Object {
  /// Sets a Boolean property. For an unknown name, GLib only prints a warning on standard error.
  ///
  /// Source: [g_object_set_property](https://docs.gtk.org/gobject/method.Object.set_property.html).
  public func setProperty(_ name: String, _ value: Bool) {
    withValue(of: g_type_from_name("gboolean")) { target in
      g_value_set_boolean(target, value ? 1 : 0)
      g_object_set_property(opaque.asObject, name, target)
    }
  }

  /// Sets a string property; `nil` sets C's `NULL`. For an unknown name, GLib only prints a warning.
  public func setProperty(_ name: String, _ value: String?) {
    withValue(of: matinee_type_string()) { target in
      g_value_set_string(target, value)
      g_object_set_property(opaque.asObject, name, target)
    }
  }

  /// Sets an integer property of C's type `int`. Values out of range are clamped. For an unknown name, GLib only prints
  /// a warning.
  public func setProperty(_ name: String, _ value: Int) {
    withValue(of: g_type_from_name("gint")) { target in
      g_value_set_int(target, gint(clamping: value))
      g_object_set_property(opaque.asObject, name, target)
    }
  }

  /// Returns a Boolean property. If the object has no such property, GLib prints a warning and the result is `false`.
  ///
  /// Source: [g_object_get_property](https://docs.gtk.org/gobject/method.Object.get_property.html).
  public func booleanProperty(_ name: String) -> Bool {
    withValue(of: g_type_from_name("gboolean")) { target in
      g_object_get_property(opaque.asObject, name, target)
      return g_value_get_boolean(target) != 0
    }
  }

  /// Returns an integer property of C's type `int`. If the object has no such property, GLib prints a warning and the
  /// result is 0.
  public func integerProperty(_ name: String) -> Int {
    withValue(of: g_type_from_name("gint")) { target in
      g_object_get_property(opaque.asObject, name, target)
      return Int(g_value_get_int(target))
    }
  }

  /// Returns a copy of a string property; `nil` for C's `NULL`. If the object has no such property, GLib prints a
  /// warning and the result is `nil`.
  public func stringProperty(_ name: String) -> String? {
    withValue(of: matinee_type_string()) { target in
      g_object_get_property(opaque.asObject, name, target)
      return g_value_get_string(target).map { String(cString: $0) }
    }
  }
}

/// Runs `body` with an initialized `GValue` of a type and clears it afterwards.
func withValue<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}
