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

  /// How much larger than designed text is drawn; 1 is the designed size, also where the display does not say.
  public static var textScale: Double {
    get {
      let resolution = settings?.integerProperty("gtk-xft-dpi") ?? 0
      return resolution > 0 ? Double(resolution) / designedResolution : 1
    }
    set { settings?.setProperty("gtk-xft-dpi", Int(newValue * designedResolution)) }
  }

  /// Whether text is so large that what stands side by side should stand below each other.
  public static var prefersLargeText: Bool { textScale > 1.4 }

  /// Whether movement is wanted; off when the desktop asks for reduced motion.
  public static var animates: Bool {
    get { settings?.booleanProperty("gtk-enable-animations") ?? false }
    set { settings?.setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether the desktop asks for high contrast.
  public static var prefersHighContrast: Bool {
    adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
  }

  /// Adds a folder where icons are looked up by name.
  public static func addIconFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }

  private static var settings: Object? {
    gtk_settings_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) }
  }
}

/// Which way lines of text run, in the language of the desktop.
public enum TextDirection: Sendable {
  case leftToRight, rightToLeft

  /// That of widgets as they are made; the language's own until it is set.
  public static var current: TextDirection {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set { gtk_widget_set_default_direction(newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}

/// 96 dots an inch, in GTK's 1,024ths.
private let designedResolution = 96.0 * 1024
