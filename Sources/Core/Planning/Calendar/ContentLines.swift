/// The lines of a calendar file, which are folded when they are long.
///
/// Source: [RFC 5545, section 3.1](https://www.rfc-editor.org/rfc/rfc5545#section-3.1).
enum ContentLines {
  /// The maximum length of a line in bytes, without the line break.
  static let maximumBytes = 75

  /// Returns a line with its line break, folded so that no part is longer than ``maximumBytes``. A fold never splits a
  /// Unicode scalar. It splits a grapheme cluster only if that doesn't fit in a line.
  static func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    func add(_ piece: some StringProtocol) {
      let bytes = piece.utf8.count
      if length + bytes > maximumBytes {
        result += "\r\n "
        length = 1
      }
      result += piece
      length += bytes
    }
    for character in line {
      // The space before a continuation counts, too.
      if character.utf8.count < maximumBytes {
        add(String(character))
      } else {
        for scalar in character.unicodeScalars { add(String(scalar)) }
      }
    }
    return result + "\r\n"
  }

  /// Returns the unfolded lines of a file without their line breaks. Line breaks may lack the carriage return.
  static func unfolded(_ text: String) -> [String] {
    var lines: [[UInt8]] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else if !line.isEmpty {
        lines.append(Array(line))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
