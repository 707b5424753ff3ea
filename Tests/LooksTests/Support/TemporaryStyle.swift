import CAdwaita

/// Style rules with the highest priority, which a test removes when it ends.
@MainActor final class TemporaryStyle {
  private let provider = gtk_css_provider_new()

  init(_ css: String) {
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.map { OpaquePointer($0) }, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
  }

  func remove() {
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), provider.map { OpaquePointer($0) })
    g_object_unref(provider.map { UnsafeMutableRawPointer($0) })
  }
}
