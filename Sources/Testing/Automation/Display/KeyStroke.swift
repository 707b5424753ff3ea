/// A key and its modifiers in the usual notation: `Return`, `Alt+Left`, `Ctrl+Shift+Tab`, `Ctrl+?`.
struct KeyStroke: Equatable {
  var symbol: UInt32
  var modifiers: KeyModifiers

  /// Parses text such as `Ctrl+F`, or returns `nil` if it names no key.
  ///
  /// A letter stands for its key: `Ctrl+F` doesn't hold Shift, `Ctrl+Shift+F` does.
  init?(_ text: String, _ additionalModifiers: KeyModifiers = []) {
    var names = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // "Ctrl++" and "+" mean the plus key.
    if names.count >= 2, names.suffix(2) == ["", ""] { names = names.dropLast(2) + ["+"] }
    guard let key = names.popLast() else { return nil }
    modifiers = additionalModifiers
    for name in names {
      guard let modifier = KeyModifiers(named: name) else { return nil }
      modifiers.insert(modifier)
    }
    let plain = modifiers.isEmpty ? key : key.lowercased()
    guard let symbol = Self.named[key.lowercased()] ?? (key.count == 1 ? plain.first.flatMap(Self.symbol) : nil) else {
      return nil
    }
    self.symbol = symbol
  }

  /// Creates the keystroke that types a character, or returns `nil` if no key can type it.
  init?(typing character: Character) {
    guard let symbol = Self.symbol(of: character) else { return nil }
    self.symbol = symbol
    modifiers = []
  }

  private static func symbol(of character: Character) -> UInt32? {
    switch character {
    case "\n": return named["return"]
    case "\t": return named["tab"]
    default:
      guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return nil }
      // Keysyms equal the code point for Latin-1; other code points have bit 24 set.
      return scalar.value < 0x100 ? scalar.value : 0x0100_0000 | scalar.value
    }
  }

  /// The keysyms of keys that aren't characters, by lowercase name.
  static let named: [String: UInt32] = {
    var names: [String: UInt32] = [
      "backspace": 0xFF08, "tab": 0xFF09, "return": 0xFF0D, "enter": 0xFF0D, "escape": 0xFF1B, "delete": 0xFFFF,
      "home": 0xFF50, "left": 0xFF51, "up": 0xFF52, "right": 0xFF53, "down": 0xFF54, "pageup": 0xFF55,
      "page_up": 0xFF55, "pagedown": 0xFF56, "page_down": 0xFF56, "end": 0xFF57, "insert": 0xFF63, "menu": 0xFF67,
      "space": 0x20, "comma": 0x2C, "period": 0x2E, "question": 0x3F, "plus": 0x2B, "minus": 0x2D, "equal": 0x3D,
      "slash": 0x2F,
    ]
    for number in 1...12 { names["f\(number)"] = 0xFFBD + UInt32(number) }
    return names
  }()
}

/// Modifier keys that are held while another key is pressed.
public struct KeyModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The left Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The left Alt key.
  public static let alt = KeyModifiers(rawValue: 4)

  init?(named name: String) {
    switch name.lowercased() {
    case "shift": self = .shift
    case "ctrl", "control": self = .control
    case "alt": self = .alt
    default: return nil
    }
  }

  /// The keysyms of the left-hand keys.
  var symbols: [UInt32] {
    [(KeyModifiers.control, 0xFFE3), (.alt, 0xFFE9), (.shift, 0xFFE1)].filter { contains($0.0) }.map(\.1)
  }
}
