import CAdwaita

/// A workaround that disconnects a scrolled window from the desktop's settings when it leaves the screen.
///
/// In GTK 4.8, each scrolled window that appears observes the setting for overlay scroll bars, and never stops. So each
/// opened page would leave several observers, and a change of the setting would reach released scrolled windows.
enum ScrolledWindowSettings {
  private typealias Unrealize = @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void

  /// Whether the workaround is installed. Read it before the first scrolled window appears.
  static let isInstalled: Bool = {
    guard
      let scrolledWindows = g_type_class_ref(gtk_scrolled_window_get_type())?
        .assumingMemoryBound(to: GtkWidgetClass.self)
    else { return false }
    originalUnrealize = scrolledWindows.pointee.unrealize
    scrolledWindows.pointee.unrealize = { widget in
      // GTK unrealizes widgets only on its own thread, which is the main actor's.
      nonisolated(unsafe) let widget = widget
      MainActor.assumeIsolated { unrealize(widget) }
    }
    return true
  }()

  private static var originalUnrealize: Unrealize?

  private static func unrealize(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    var (signal, detail): (guint, GQuark) = (0, 0)
    if let widget, let settings = gtk_widget_get_settings(widget),
      g_signal_parse_name("notify::gtk-overlay-scrolling", gtk_settings_get_type(), &signal, &detail, 1) != 0
    {
      let match = GSignalMatchType(
        G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DETAIL.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
      g_signal_handlers_disconnect_matched(UnsafeMutableRawPointer(settings), match, signal, detail, nil, nil, widget)
    }
    originalUnrealize?(widget)
  }
}
