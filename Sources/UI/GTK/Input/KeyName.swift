import CAdwaita

/// The display names of keyboard shortcuts.
public enum KeyName {
  /// Returns the display name of a key, such as "Ctrl+F" for `<Control>f`. A key that GTK doesn't know is returned
  /// unchanged.
  public static func text(_ key: String) -> String {
    var value = guint(0)
    var modifiers = GdkModifierType(0)
    guard gtk_accelerator_parse(key, &value, &modifiers) != 0, value != 0 else { return key }
    let label = gtk_accelerator_get_label(value, modifiers)
    defer { g_free(label) }
    return label.map { String(cString: $0) } ?? key
  }
}
