import CAdwaita

/// What a key is called on the desktop.
public enum KeyName {
  /// "Ctrl+F" for `<Control>f`; what GTK does not know as a key is given back as it is.
  public static func words(_ key: String) -> String {
    var value = guint(0)
    var modifiers = GdkModifierType(0)
    guard gtk_accelerator_parse(key, &value, &modifiers) != 0, value != 0 else { return key }
    let label = gtk_accelerator_get_label(value, modifiers)
    defer { g_free(label) }
    return label.map { String(cString: $0) } ?? key
  }
}
