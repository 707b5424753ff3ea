import Foundation

/// The folded form of a non-ASCII character.
enum ScalarFolding {
  /// A character that is replaced with these UTF-8 letters.
  case letters([UInt8])
  /// A part of a word, which stays unchanged.
  case same
  /// A word by itself, because scripts without spaces can't be split otherwise.
  case ideograph
  /// A combining accent, which is dropped.
  case mark
  case apostrophe
  case and
  /// A word separator.
  case space

  static func of(_ scalar: Unicode.Scalar) -> ScalarFolding {
    let value = Int(scalar.value)
    if value < table.count { return table[value] }
    return make(scalar)
  }
}

extension ScalarFolding {
  /// The foldings of the Latin, Greek and Cyrillic characters, which are the most common.
  private static let table: [ScalarFolding] = (0..<0x2100).map { value in
    Unicode.Scalar(UInt32(value)).map(make) ?? .space
  }

  private static func make(_ scalar: Unicode.Scalar) -> ScalarFolding {
    if let folded = special[scalar] { return .letters(Array(folded.utf8)) }
    switch scalar.value {
    case 0x2019, 0x2018, 0x02bc, 0x00b4, 0x2032, 0xff07: return .apostrophe
    case 0xff06: return .and
    case 0x0300...0x036f: return .mark
    case 0x3005, 0x3041...0x30ff, 0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff,
      0x20000...0x3ffff:
      return [0x30fb, 0x3099, 0x309a].contains(scalar.value) ? .space : .ideograph
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      break
    default: return .space
    }
    // Combining marks are accents in these scripts only. In other scripts they are vowels, so they stay.
    guard decomposes(scalar) else {
      let lower = properties.lowercaseMapping
      return lower.unicodeScalars.elementsEqual([scalar]) ? .same : .letters(Array(lower.utf8))
    }
    let parts = String(scalar).decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    let kept = parts.filter { !(0x0300...0x036f).contains($0.value) }
    return .letters(kept.flatMap { special[$0].map { Array($0.utf8) } ?? Array(String($0).utf8) })
  }

  private static func decomposes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80..<0x530, 0x1e00..<0x2000, 0x2070..<0x20a0, 0x2160...0x217f, 0xfb00...0xfb06, 0xff10...0xff5a: true
    default: false
    }
  }

  /// Letters that don't decompose, but that people often replace with plain letters.
  private static let special: [Unicode.Scalar: String] = [
    "ø": "o", "Ø": "o", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ß": "ss", "ẞ": "ss", "đ": "d", "Đ": "d", "ð": "d",
    "Ð": "d", "þ": "th", "Þ": "th", "ł": "l", "Ł": "l", "ħ": "h", "Ħ": "h", "ŧ": "t", "Ŧ": "t", "ı": "i", "ς": "σ",
  ]
}
