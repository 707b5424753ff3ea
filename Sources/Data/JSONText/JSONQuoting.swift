// Encodes text as a JSON string. Journals contain these bytes and their checksums, so the encoding must never change.

extension [UInt8] {
  /// Appends text as a JSON string: UTF-8 in quotation marks. Only quotation marks, backslashes and ASCII control
  /// characters are escaped.
  package mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): self += #"\""#.utf8
      case UInt8(ascii: "\\"): self += #"\\"#.utf8
      case 0x0A: self += #"\n"#.utf8
      case 0x0D: self += #"\r"#.utf8
      case 0x09: self += #"\t"#.utf8
      case 0..<0x20, 0x7F: self += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
