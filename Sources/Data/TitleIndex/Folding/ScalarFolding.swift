import Foundation

/// The folded form of a non-ASCII character.
enum ScalarFolding {
  /// A character that is replaced with these UTF-8 letters.
  case letters([UInt8])
  /// A part of a word, which stays unchanged.
  case same
  /// A word by itself, because scripts without spaces can't be split otherwise.
  case ideograph([UInt8])
  /// A voicing mark after a kana, which belongs to the kana's word.
  case voicing([UInt8])
  /// A fraction such as "½", which is two words.
  case fraction([UInt8], [UInt8])
  /// A combining accent or an invisible character, which is dropped.
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
  /// The foldings of the characters of alphabets, which are the most common.
  private static let table: [ScalarFolding] = (0..<0x2100).map { value in
    Unicode.Scalar(UInt32(value)).map(make) ?? .space
  }

  private static func make(_ scalar: Unicode.Scalar) -> ScalarFolding {
    switch scalar.value {
    case 0x2019, 0x2018, 0x02bc, 0x00b4, 0x2032, 0xff07: return .apostrophe
    case 0xff06: return .and
    case 0x30fb, 0xff65: return .space
    case 0x3005...0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff, 0x20000...0x2f7ff, 0x2fa20...0x3ffff:
      return .ideograph(Array(String(scalar).utf8))
    case 0x3041...0x3096, 0x309d...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9d: return .ideograph(Kana.folded(scalar))
    case 0x3099...0x309c, 0xff9e, 0xff9f: return .voicing(Kana.mark(scalar))
    case 0xac00...0xd7a3, 0x1100...0x11ff, 0x3131...0x318e, 0xffa0...0xffdc: return .letters(Hangul.folded(scalar))
    default: break
    }
    let decomposed = Array(String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars)
    if let slash = decomposed.firstIndex(of: "\u{2044}") {
      return .fraction(letters(of: decomposed[..<slash]), letters(of: decomposed[(slash + 1)...]))
    }
    // Compatibility ideographs decompose to the usual ones.
    if decomposed.count == 1, decomposed[0] != scalar, case .ideograph(let letters) = make(decomposed[0]) {
      return .ideograph(letters)
    }
    if isDropped(scalar) { return .mark }
    guard isPartOfWord(scalar) else { return .space }
    let folded = letters(of: decomposed[...])
    if folded.isEmpty { return .mark }
    return folded.elementsEqual(String(scalar).utf8) ? .same : .letters(folded)
  }

  /// Returns the folded letters of a decomposed character.
  private static func letters(of scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    scalars.flatMap { scalar -> [UInt8] in
      String(scalar).lowercased().unicodeScalars.flatMap { lower -> [UInt8] in
        if let letters = LetterEquivalents.all[lower] { return Array(letters.utf8) }
        if isDropped(lower) || !isPartOfWord(lower) { return [] }
        // The digits of all scripts are the same.
        if lower.properties.numericType == .decimal, let value = lower.properties.numericValue {
          return Array("\(Int(value))".utf8)
        }
        return Array(String(lower).utf8)
      }
    }
  }

  /// Returns whether a character is only written sometimes: accents, the vowel signs of Arabic and Hebrew, and
  /// invisible characters. The combining marks of other scripts are vowels, so they stay.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036f, 0x0483...0x0487, 0x0591...0x05bd, 0x05bf, 0x05c1...0x05c2, 0x05c4...0x05c5, 0x05c7: true
    case 0x0610...0x061a, 0x0640, 0x064b...0x065f, 0x0670, 0x06d6...0x06dc, 0x06df...0x06e8, 0x06ea...0x06ed: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    // Letters and numbers in circles.
    if (0x2460...0x24ff).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}

/// The folding of Japanese syllables. Hiragana, katakana and half-width katakana are the same.
private enum Kana {
  static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    // A voiced syllable decomposes to the plain one and the mark. Half-width syllables become full-width ones.
    let parts = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    return parts.flatMap { part in
      let isHiragana = (0x3041...0x3096).contains(part.value) || (0x309d...0x309e).contains(part.value)
      let katakana = isHiragana ? Unicode.Scalar(part.value + 0x60) : part
      return Array(String(katakana ?? part).utf8)
    }
  }

  /// Returns the combining form of a voicing mark.
  static func mark(_ scalar: Unicode.Scalar) -> [UInt8] {
    let isVoiced = [0x3099, 0x309b, 0xff9e].contains(scalar.value)
    return Array((isVoiced ? "\u{3099}" : "\u{309a}").utf8)
  }
}

/// The folding of Korean syllables to the letters in the order in which they are typed.
///
/// A syllable whose last letter is missing is then the beginning of the whole one. A consonant has one form at the
/// beginning and at the end of a syllable, because a consonant that ends a syllable begins the next one as soon as a
/// vowel follows.
private enum Hangul {
  static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.flatMap { part -> [UInt8] in
      switch part.value {
      case 0x1161...0x1175: Array(vowels[Int(part.value - 0x1161)].utf8)
      case 0x11a8...0x11c2: Array(finals[Int(part.value - 0x11a8)].utf8)
      default: Array(String(part).utf8)
      }
    }
  }

  /// The vowels from U+1161. Compound vowels are typed as two.
  private static let vowels = [
    "ᅡ", "ᅢ", "ᅣ", "ᅤ", "ᅥ", "ᅦ", "ᅧ", "ᅨ", "ᅩ", "ᅩᅡ", "ᅩᅢ", "ᅩᅵ", "ᅭ", "ᅮ", "ᅮᅥ", "ᅮᅦ", "ᅮᅵ", "ᅲ", "ᅳ", "ᅳᅵ", "ᅵ",
  ]

  /// The final consonants from U+11A8, as initial ones. Compound consonants are typed as two.
  private static let finals = [
    "ᄀ", "ᄁ", "ᄀᄉ", "ᄂ", "ᄂᄌ", "ᄂᄒ", "ᄃ", "ᄅ", "ᄅᄀ", "ᄅᄆ", "ᄅᄇ", "ᄅᄉ", "ᄅᄐ", "ᄅᄑ", "ᄅᄒ", "ᄆ", "ᄇ", "ᄇᄉ", "ᄉ", "ᄊ", "ᄋ", "ᄌ",
    "ᄎ", "ᄏ", "ᄐ", "ᄑ", "ᄒ",
  ]
}

/// Letters that don't decompose, but that people replace with others.
private enum LetterEquivalents {
  static let all: [Unicode.Scalar: String] = [
    // Latin
    "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i",
    "ŋ": "n", "ĸ": "k", "ə": "e", "ƒ": "f",
    // Greek and Cyrillic
    "ς": "σ", "ґ": "г",
    // Hebrew: the forms at the end of a word
    "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
    // Arabic, Persian and Urdu: keyboards have different letters for the same sound
    "ى": "ي", "ی": "ي", "ې": "ي", "ے": "ي", "ک": "ك", "ڪ": "ك", "ة": "ه", "ہ": "ه", "ۀ": "ه", "ە": "ه", "ھ": "ه",
    "ۃ": "ه",
    "ٱ": "ا",
  ]
}
