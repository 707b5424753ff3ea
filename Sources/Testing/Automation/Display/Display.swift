import CXCB
import Foundation

/// An application's X display, with a minimal window manager that gives the newest window the focus.
final class Display {
  let name: String
  let connection: OpaquePointer
  let root: xcb_window_t
  private(set) var isClosed = false
  private var changed = true
  private var focused: xcb_window_t = 0

  init(_ name: String) throws(StartFailure) {
    self.name = name
    guard let connection = xcb_connect(name, nil), xcb_connection_has_error(connection) == 0,
      let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    else { throw StartFailure(description: "the display \(name) isn’t responding") }
    self.connection = connection
    root = screen.pointee.root
    var events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
    xcb_change_window_attributes(connection, root, XCB_CW_EVENT_MASK.rawValue, &events)
    xcb_flush(connection)
  }

  deinit { close() }

  func close() {
    if !isClosed { xcb_disconnect(connection) }
    isClosed = true
  }

  /// The windows that a window manager would manage, in stacking order with the topmost last.
  var windows: [xcb_window_t] { allWindows.filter { !isUnmanaged($0) } }

  /// All visible windows, including menus, in stacking order with the topmost last.
  var allWindows: [xcb_window_t] {
    guard !isClosed, let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil) else {
      return []
    }
    defer { free(tree) }
    let children = UnsafeBufferPointer(
      start: xcb_query_tree_children(tree), count: Int(xcb_query_tree_children_length(tree)))
    return children.filter { attributes(of: $0)?.isShown == true }
  }

  /// Gives the topmost window the keyboard focus if any window has changed since the last call.
  func maintainFocus() {
    guard !isClosed else { return }
    while let event = xcb_poll_for_event(connection) {
      changed = true
      free(event)
    }
    guard changed else { return }
    changed = false
    guard let top = windows.last, top != focused else { return }
    focused = top
    markManaged(top)
    xcb_set_input_focus(connection, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), top, 0)
    synchronize()
  }

  /// Waits until the X server has processed all requests.
  func synchronize() {
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }

  /// Returns the position and size of a window on the display, in pixels.
  func frame(of window: xcb_window_t) -> Frame? {
    guard let geometry = xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil) else {
      return nil
    }
    defer { free(geometry) }
    return Frame(
      x: Int(geometry.pointee.x), y: Int(geometry.pointee.y), width: Int(geometry.pointee.width),
      height: Int(geometry.pointee.height))
  }

  func resize(_ window: xcb_window_t, width: Int, height: Int) {
    let mask = UInt16(XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue)
    xcb_configure_window(connection, window, mask, [UInt32(max(width, 1)), UInt32(max(height, 1))])
    synchronize()
  }

  /// Asks a window to close, as a task bar's close button does.
  func requestClose(_ window: xcb_window_t) {
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = window
    message.type = atom("WM_PROTOCOLS")
    message.data.data32.0 = atom("WM_DELETE_WINDOW")
    withUnsafeBytes(of: &message) { bytes in
      _ = xcb_send_event(connection, 0, window, 0, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    synchronize()
  }
}

extension Display {
  /// Sets `WM_STATE` to normal, as a window manager does. GTK delivers no drops to a window without it.
  private func markManaged(_ window: xcb_window_t) {
    let state = atom("WM_STATE")
    let normal: [UInt32] = [1, 0]
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, state, state, 32, UInt32(normal.count), normal)
  }

  func isUnmanaged(_ window: xcb_window_t) -> Bool { attributes(of: window)?.isUnmanaged ?? true }

  private func attributes(of window: xcb_window_t) -> (isShown: Bool, isUnmanaged: Bool)? {
    let cookie = xcb_get_window_attributes(connection, window)
    guard let attributes = xcb_get_window_attributes_reply(connection, cookie, nil) else { return nil }
    defer { free(attributes) }
    let isShown =
      UInt32(attributes.pointee.map_state) == XCB_MAP_STATE_VIEWABLE.rawValue
      && attributes.pointee._class != UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue)
    return (isShown, attributes.pointee.override_redirect != 0)
  }

  func atom(_ name: String) -> xcb_atom_t {
    guard
      let reply = xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name), nil)
    else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }
}

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
