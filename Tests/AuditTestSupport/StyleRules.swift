import CAdwaita
import GTK

/// Style rules that are taken back, so that no window of another test is drawn by them.
@MainActor public final class StyleRules {
  private let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))

  /// Adds rules for every window.
  public init(_ css: String) {
    gtk_css_provider_load_from_data(provider.cast(), css, gssize(css.utf8.count))
    guard let display = gdk_display_get_default() else { return }
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    gtk_style_context_add_provider_for_display(display, provider.opaque, priority)
  }

  public func remove() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, provider.opaque)
  }
}

extension Window {
  /// Adds rules for as long as this window is open.
  @MainActor public func addStyleRules(_ css: String) {
    let rules = StyleRules(css)
    onUnmap { rules.remove() }
  }
}
