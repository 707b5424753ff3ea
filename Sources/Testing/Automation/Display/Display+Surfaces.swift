import CXCB
import Foundation

/// The windows that receive clicks.
extension Display {
  /// The visible windows that window managers ignore (override-redirect), such as popovers, with the topmost last.
  var popups: [xcb_window_t] { allWindows.filter(isUnmanaged) }

  /// Returns the topmost window that receives a click at a point in pixels, or `nil` if there is none.
  ///
  /// The server ignores the parts of a window outside its input region, such as a popover's shadow.
  func window(atX x: Int, y: Int) -> xcb_window_t? {
    let cookie = xcb_translate_coordinates(connection, root, root, Int16(clamping: x), Int16(clamping: y))
    guard !isClosed, let reply = xcb_translate_coordinates_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    return reply.pointee.child == 0 ? nil : reply.pointee.child
  }

  /// Returns a window's title, or an empty string if it has none.
  func title(of window: xcb_window_t) -> String {
    let cookie = xcb_get_property(connection, 0, window, atom("_NET_WM_NAME"), atom("UTF8_STRING"), 0, 256)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return "" }
    defer { free(reply) }
    let bytes = UnsafeRawBufferPointer(
      start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply)))
    return String(decoding: bytes, as: UTF8.self)
  }
}
