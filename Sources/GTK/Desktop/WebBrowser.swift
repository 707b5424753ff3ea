import CAdwaita

/// The program in which the desktop opens addresses of the web.
///
/// Source: [gtk_show_uri_full](https://docs.gtk.org/gtk4/func.show_uri_full.html).
public enum WebBrowser {
  /// Opens an address; `false` where the desktop cannot.
  ///
  /// - Parameter window: in front of which it is asked where the desktop asks.
  public static func open(_ address: String, over window: Window?) async -> Bool {
    await withCheckedContinuation { continuation in
      let box = CallbackBox<(Bool) -> Void> { continuation.resume(returning: $0) }
      gtk_show_uri_full(
        window?.cast(), address, guint32(GDK_CURRENT_TIME), nil,
        { source, result, data in
          nonisolated(unsafe) let (source, result, data) = (source, result, data)
          MainActor.assumeIsolated { WebBrowser.finish(source, result, data) }
        }, box.retained())
    }
  }

  private static func finish(
    _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?
  ) {
    guard let data else { return }
    let box = Unmanaged<CallbackBox<(Bool) -> Void>>.fromOpaque(data).takeRetainedValue()
    var error: UnsafeMutablePointer<GError>?
    let window = source.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    let isOpen = gtk_show_uri_full_finish(window, result, &error) != 0
    g_clear_error(&error)
    box.call(isOpen)
  }
}
