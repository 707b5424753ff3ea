import CAdwaita
import Foundation

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
