import CXCB
import Foundation

/// A settings manager, with which a desktop sends its settings to the programs on an X display.
///
/// Source: [XSETTINGS](https://specifications.freedesktop.org/xsettings-spec/latest/).
final class DesktopSettings {
  private let display: Display
  private let window: xcb_window_t
  private var serial: UInt32 = 0
  private var numbers: [String: Int32] = [:]

  /// Creates the manager. Programs notice it with its first setting.
  init(_ display: Display) {
    self.display = display
    window = xcb_generate_id(display.connection)
    xcb_create_window(
      display.connection, UInt8(XCB_COPY_FROM_PARENT), window, display.root, -1, -1, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), UInt32(XCB_COPY_FROM_PARENT), 0, nil)
  }

  /// Changes a setting.
  func set(_ name: String, _ number: Int) {
    numbers[name] = Int32(clamping: number)
    serial += 1
    let value = Self.encode(numbers, serial: serial)
    let property = display.atom("_XSETTINGS_SETTINGS")
    xcb_change_property(
      display.connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, property, 8, UInt32(value.count),
      value)
    if serial == 1 { announce() }
    display.synchronize()
  }

  /// Encodes the settings. The order of bytes is this machine's.
  static func encode(_ numbers: [String: Int32], serial: UInt32) -> [UInt8] {
    var bytes: [UInt8] = [isLittleEndian ? 0 : 1, 0, 0, 0]
    func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value) { bytes += $0 } }
    append(serial)
    append(UInt32(numbers.count))
    for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
      bytes += [0, 0]  // The type is an integer.
      append(UInt16(name.utf8.count))
      bytes += Array(name.utf8)
      bytes += [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
      append(serial)
      append(number)
    }
    return bytes
  }

  private static let isLittleEndian = UInt16(1).littleEndian == 1
}

extension DesktopSettings {
  /// Becomes the display's manager, and tells the programs that run already.
  private func announce() {
    let selection = display.atom("_XSETTINGS_S0")
    xcb_set_selection_owner(display.connection, window, selection, UInt32(XCB_CURRENT_TIME))
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = display.root
    message.type = display.atom("MANAGER")
    message.data.data32 = (UInt32(XCB_CURRENT_TIME), selection, window, 0, 0)
    withUnsafeBytes(of: &message) { bytes in
      _ = xcb_send_event(
        display.connection, 0, display.root, XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
  }
}
