import CAdwaita

/// The application's CSS rules, added to libadwaita's.
public enum StyleSheet {
  /// Adds rules for all windows on the default display.
  public static func add(css: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    gtk_style_context_add_provider_for_display(
      display, provider.map { OpaquePointer($0) }, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider.map { UnsafeMutableRawPointer($0) })
  }
}

extension StyleSheet {
  /// Adds rules that apply whenever the desktop prefers high contrast, now or later.
  public static func add(highContrastCSS css: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
    let manager = Object(retaining: UnsafeMutableRawPointer(adw_style_manager_get_default()))
    let apply = {
      let rules = Display.prefersHighContrast ? css : ""
      gtk_css_provider_load_from_data(provider.cast(), rules, gssize(rules.utf8.count))
    }
    manager.onChange(of: "high-contrast", apply)
    if Display.prefersHighContrast { apply() }
  }
}

/// The light or dark color scheme.
public enum ColorScheme: String, Sendable, CaseIterable {
  case light, dark

  /// Overrides the desktop's preference for this program; `nil` restores it.
  public static func force(_ scheme: ColorScheme?) {
    let value =
      switch scheme {
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), value)
  }

  /// The color scheme in use.
  public static var current: ColorScheme {
    adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 ? .dark : .light
  }
}
