/// A decoder for files of unknown encoding: according to a byte order mark, or else UTF-16, UTF-8 or
/// Windows-1252.
enum TextDecoding {
  /// Returns the bytes of a file without a byte order mark. UTF-16 is converted to UTF-8.
  static func body(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1) }
    switch zeros(in: bytes.prefix(512)) {
    case .odd: return utf16(bytes[...], low: 0)
    case .even: return utf16(bytes[...], low: 1)
    case nil: return bytes
    }
  }

  /// Decodes a single value. Values are decoded separately, so that one invalid byte doesn't affect the others.
  static func string(_ bytes: ArraySlice<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.map(windows1252))
    return text
  }

  /// Cleans a value from a file. Every text of an import passes through here.
  ///
  /// - Returns: The text without surrounding spaces and without NULs, at which the library's tables would truncate it;
  ///   `nil` if it is empty.
  static func value(_ text: String) -> String? {
    let isCut = text.utf8.contains(0)
    var trimmed = (isCut ? String(text.unicodeScalars.filter { $0 != "\0" }) : text).trimmed
    // Only text with a non-ASCII first or last character can begin or end with a no-break space or the like.
    if let first = trimmed.utf8.first, let last = trimmed.utf8.last, first >= 0x80 || last >= 0x80 {
      while let first = trimmed.first, first.isWhitespace || first.isInvisible { trimmed.removeFirst() }
      while let last = trimmed.last, last.isWhitespace || last.isInvisible { trimmed.removeLast() }
    }
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}

extension TextDecoding {
  private enum Parity { case even, odd }

  /// Returns which bytes are mostly zero, as in UTF-16 without a byte order mark; `nil` if neither are.
  private static func zeros(in bytes: ArraySlice<UInt8>) -> Parity? {
    guard bytes.count >= 8 else { return nil }
    let even = bytes.indices.count { $0.isMultiple(of: 2) && bytes[$0] == 0 }
    let odd = bytes.indices.count { !$0.isMultiple(of: 2) && bytes[$0] == 0 }
    // Headers consist of Latin letters, so almost every second byte is zero.
    guard max(even, odd) * 3 > bytes.count, min(even, odd) * 20 < bytes.count else { return nil }
    return even > odd ? .even : .odd
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The characters from 0x80 to 0x9F. Five are undefined and remain unchanged.
  private static let upper: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}

extension Character {
  /// Whether the character has no width, such as a byte order mark in the middle of a file.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy { [0xFEFF, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060].contains($0.value) }
  }
}
