import CAdwaita
import GTK

/// Removable style rules with the highest priority. Remove them, so that they don't affect the windows of other tests.
@MainActor public final class StyleRules {
  private let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))

  /// Adds rules for all windows.
  public init(_ css: String) {
    gtk_css_provider_load_from_data(provider.cast(), css, gssize(css.utf8.count))
    guard let display = gdk_display_get_default() else { return }
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
    gtk_style_context_add_provider_for_display(display, provider.opaque, priority)
  }

  public func remove() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, provider.opaque)
  }
}

extension Window {
  /// Adds rules for all windows until this one closes.
  @MainActor public func addStyleRules(_ css: String) {
    let rules = StyleRules(css)
    onUnmap { rules.remove() }
  }
}
