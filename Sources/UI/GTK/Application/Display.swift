import CAdwaita
import Foundation

/// The default display and its desktop settings.
///
/// The user can change the settings while the program runs. A view that depends on the text size or on high contrast
/// needs a ``AppearanceObservation``.
public enum Display {
  /// Opens the display and initializes libadwaita. Returns `false` if no display is available.
  @discardableResult
  public static func open() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    DisplayErrors.ignore()
    SettingsSchema.disableEmojiChooserIfNecessary()
    _ = ScrolledWindowSettings.isInstalled
    return true
  }

  /// The text scale factor; 1 is the default size. It is also 1 if the display reports no resolution.
  public static var textScale: Double {
    get {
      let resolution = settings?.integerProperty("gtk-xft-dpi") ?? 0
      return resolution > 0 ? Double(resolution) / designedResolution : 1
    }
    set { settings?.setProperty("gtk-xft-dpi", Int(newValue * designedResolution)) }
  }

  /// Whether text is so large that horizontal layouts should become vertical.
  public static var prefersLargeText: Bool { textScale > 1.4 }

  /// Whether animations are enabled. It is `false` if the desktop asks for reduced motion.
  public static var animates: Bool {
    get { settings?.booleanProperty("gtk-enable-animations") ?? false }
    set { settings?.setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether the desktop asks for high contrast.
  public static var prefersHighContrast: Bool {
    adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
  }

  /// Whether the display is a web page.
  ///
  /// Source: [GTK’s Broadway backend](https://docs.gtk.org/gtk4/broadway.html).
  public static var isWebPage: Bool {
    guard let display = gdk_display_get_default() else { return false }
    let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance)) == "GdkBroadwayDisplay"
  }

  /// Uses GNOME's font if neither the desktop nor the user has chosen another one.
  public static func useDefaultFont() {
    if settings?.stringProperty("gtk-font-name") == "Sans 10" { settings?.setProperty("gtk-font-name", "Cantarell 11") }
  }

  /// Adds a folder to the search path for icon names.
  public static func addIconFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }

  private static var settings: Object? {
    gtk_settings_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) }
  }
}

/// The direction of text in the desktop's language.
public enum TextDirection: Sendable {
  case leftToRight, rightToLeft

  /// The direction of new widgets. Until it is set, it is the language's direction.
  public static var current: TextDirection {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set { gtk_widget_set_default_direction(newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}

/// 96 dots per inch, in GTK's units of 1/1024.
private let designedResolution = 96.0 * 1024

/// Errors that an X server reports for GTK's requests.
///
/// By default, GTK ends the program. But the server handles requests later than GTK sends them, so a window may be gone
/// by then. For example, GTK 4.8 fails to cancel the drag of a window if there is no window manager.
nonisolated enum DisplayErrors {
  /// Ignores errors from now on. GTK still receives those that it expects.
  ///
  /// Source: [error traps](https://docs.gtk.org/gdk4-x11/method.X11Display.error_trap_push.html). An outer trap that is
  /// never removed receives the errors that no inner one expects.
  static func ignore() {
    guard let display = gdk_display_get_default() else { return }
    let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    guard String(cString: g_type_name_from_instance(instance)) == "GdkX11Display" else { return }
    // GTK may have been built without support for X.
    guard let symbol = dlsym(nil, "gdk_x11_display_error_trap_push") else { return }
    unsafeBitCast(symbol, to: (@convention(c) (OpaquePointer) -> Void).self)(display)
  }
}
