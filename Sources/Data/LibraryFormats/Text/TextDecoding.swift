/// A decoder for files of unknown encoding: according to a byte order mark, or else UTF-8 or Windows-1252.
enum TextDecoding {
  /// Returns the bytes of a file without a byte order mark. UTF-16 is converted to UTF-8.
  static func body(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, low: 1) }
    return bytes
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
    let trimmed = (isCut ? String(text.unicodeScalars.filter { $0 != "\0" }) : text).trimmed
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}

extension TextDecoding {
  private static func utf16(_ bytes: [UInt8], low: Int) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
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
