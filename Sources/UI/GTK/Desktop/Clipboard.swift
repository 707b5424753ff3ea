import CAdwaita

/// The desktop's clipboard.
///
/// Source: [GdkClipboard](https://docs.gtk.org/gdk4/class.Clipboard.html).
public enum Clipboard {
  /// Replaces the clipboard's content with a text.
  public static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }

  /// The text that this program copied last; `nil` once another program has copied something.
  public static var ownText: String? {
    guard let display = gdk_display_get_default(),
      let content = gdk_clipboard_get_content(gdk_display_get_clipboard(display))
    else { return nil }
    return withValue(of: matinee_type_string()) { value in
      guard gdk_content_provider_get_value(content, value, nil) != 0 else { return nil }
      return g_value_get_string(value).map { String(cString: $0) }
    }
  }
}
