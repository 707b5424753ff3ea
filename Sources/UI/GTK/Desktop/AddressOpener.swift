import CAdwaita

/// Opens a URI with the desktop's default program for it, such as a browser or a player.
///
/// Source: [gtk_show_uri_full](https://docs.gtk.org/gtk4/func.show_uri_full.html).
public enum AddressOpener {
  /// Opens a URI.
  ///
  /// - Parameter window: The parent window for a dialog, if the desktop shows one.
  /// - Returns: `false` if no program can open the URI or the program doesn't start.
  public static func open(_ address: String, over window: Window?) async -> Bool {
    await withCheckedContinuation { continuation in
      let box = CallbackBox<(Bool) -> Void> { continuation.resume(returning: $0) }
      gtk_show_uri_full(
        window?.cast(), address, guint32(GDK_CURRENT_TIME), nil,
        { _, result, data in
          nonisolated(unsafe) let (result, data) = (result, data)
          MainActor.assumeIsolated { AddressOpener.finish(result, data) }
        }, box.retained())
    }
  }

  private static func finish(_ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    let box = Unmanaged<CallbackBox<(Bool) -> Void>>.fromOpaque(data).takeRetainedValue()
    var error: UnsafeMutablePointer<GError>?
    // `gtk_show_uri_full_finish` needs the parent window again and, in GTK 4.8, rejects a missing one. The result is
    // therefore read directly from the task.
    let isOpened = result.map { g_task_propagate_boolean($0, &error) != 0 } ?? false
    g_clear_error(&error)
    box.call(isOpened)
  }
}
