import CXCB
import Foundation

/// A virtual keyboard that sends key events to a display.
final class Keyboard {
  private let display: Display
  private let firstCode: UInt8
  private let symbolsPerCode: Int
  private var symbols: [UInt32]

  init(_ display: Display) throws(StartFailure) {
    self.display = display
    let setup = xcb_get_setup(display.connection).pointee
    firstCode = setup.min_keycode
    let cookie = xcb_get_keyboard_mapping(
      display.connection, setup.min_keycode, setup.max_keycode - setup.min_keycode + 1)
    guard let mapping = xcb_get_keyboard_mapping_reply(display.connection, cookie, nil) else {
      throw StartFailure(description: "the display \(display.name) has no keyboard")
    }
    defer { free(mapping) }
    symbolsPerCode = Int(mapping.pointee.keysyms_per_keycode)
    symbols = Array(
      UnsafeBufferPointer(
        start: xcb_get_keyboard_mapping_keysyms(mapping), count: Int(xcb_get_keyboard_mapping_keysyms_length(mapping))))
  }

  func press(_ stroke: KeyStroke) {
    guard let (code, needsShift) = key(for: stroke.symbol) else { return }
    var modifiers = stroke.modifiers
    if needsShift { modifiers.insert(.shift) }
    let held = modifiers.symbols.compactMap { key(for: $0)?.code }
    held.forEach { send(XCB_KEY_PRESS, $0) }
    send(XCB_KEY_PRESS, code)
    send(XCB_KEY_RELEASE, code)
    held.reversed().forEach { send(XCB_KEY_RELEASE, $0) }
    display.synchronize()
  }
}

extension Keyboard {
  private func send(_ kind: Int32, _ code: UInt8) {
    automation_fake_input(display.connection, UInt8(kind), code, display.root, 0, 0)
  }

  /// Returns the key for a keysym, and whether it needs Shift. If no key has the keysym, assigns it to a free key.
  private func key(for symbol: UInt32) -> (code: UInt8, needsShift: Bool)? {
    for level in 0..<min(2, symbolsPerCode) {
      for key in 0..<(symbols.count / symbolsPerCode) where symbols[key * symbolsPerCode + level] == symbol {
        return (firstCode + UInt8(key), level == 1)
      }
    }
    return assign(symbol).map { ($0, false) }
  }

  private func assign(_ symbol: UInt32) -> UInt8? {
    let count = symbols.count / symbolsPerCode
    guard
      let key = (0..<count).last(where: { key in
        symbols[key * symbolsPerCode..<(key + 1) * symbolsPerCode].allSatisfy { $0 == 0 }
      })
    else { return nil }
    let code = firstCode + UInt8(key)
    var row = [UInt32](repeating: 0, count: symbolsPerCode)
    row[0] = symbol
    if symbolsPerCode > 1 { row[1] = symbol }
    symbols.replaceSubrange(key * symbolsPerCode..<(key + 1) * symbolsPerCode, with: row)
    xcb_change_keyboard_mapping(display.connection, 1, code, UInt8(symbolsPerCode), row)
    display.synchronize()
    return code
  }
}
