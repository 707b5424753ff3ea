import CAdwaita

/// The display that windows open on, and what the desktop says of it.
public enum Display {
  /// Opens the display and prepares libadwaita. `false` when there is no display to open.
  @discardableResult
  public static func open() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }

  /// How much larger than designed text is drawn; 1 is the designed size.
  public static var textScale: Double {
    get {
      guard let settings = gtk_settings_get_default() else { return 1 }
      return withValue(of: g_type_from_name("gint")) { value in
        g_object_get_property(
          UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", value)
        return Double(g_value_get_int(value)) / (96 * 1024)
      }
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      withValue(of: g_type_from_name("gint")) { value in
        g_value_set_int(value, gint(newValue * 96 * 1024))
        g_object_set_property(
          UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", value)
      }
    }
  }

  /// Whether text is so large that what stands side by side should stand below each other.
  public static var prefersLargeText: Bool { textScale > 1.4 }

  /// Whether movement is wanted; off when the desktop asks for reduced motion.
  public static var animates: Bool {
    get {
      guard let settings = gtk_settings_get_default() else { return false }
      return Object(retaining: UnsafeMutableRawPointer(settings)).booleanProperty("gtk-enable-animations")
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      Object(retaining: UnsafeMutableRawPointer(settings)).setProperty("gtk-enable-animations", newValue)
    }
  }

  /// Adds a folder where icons are looked up by name.
  public static func addIconFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }
}
