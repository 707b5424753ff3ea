/// Sanitization of external text for a terminal or a log.
///
/// A terminal interprets control characters, and bidirectional controls reorder the text that follows. Lengths count
/// Unicode scalars, because one character can consist of any number of them.
public enum TerminalText {
  /// Returns the text as one line without control characters. Text over the limit ends with an ellipsis.
  public static func line(_ text: some StringProtocol, limit: Int = 1_000) -> String {
    var line = String.UnicodeScalarView()
    append(text.unicodeScalars, to: &line, limit: limit)
    return String(line)
  }

  /// Returns the text without control characters except line feeds. A line over the limit ends with an ellipsis.
  public static func lines(_ text: String, limit: Int = 1_000) -> String {
    if isSafe(text, limit: limit) { return text }
    var lines = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while true {
      let end = rest.firstIndex(of: "\n")
      append(rest[..<(end ?? rest.endIndex)], to: &lines, limit: limit)
      guard let end else { return String(lines) }
      lines.append("\n")
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Returns equivalent JSON in which every terminal control character is escaped.
  ///
  /// Outside of its strings, the JSON must contain no such characters except the line feeds between its lines.
  public static func escaped(json: String) -> String {
    if isSafe(json, limit: .max) { return json }
    var escaped = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard scalar != "\n", isBreak(scalar) || isControl(scalar) else {
        escaped.append(scalar)
        continue
      }
      // All of these scalars are below U+10000, so a single UTF-16 code unit is enough.
      let digits = String(scalar.value, radix: 16)
      escaped.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
    }
    return String(escaped)
  }
}

extension TerminalText {
  private static func append(
    _ text: some Sequence<Unicode.Scalar>, to line: inout String.UnicodeScalarView, limit: Int
  ) {
    var count = 0
    for scalar in text {
      let isSpace = scalar == "\t" || isBreak(scalar)
      guard isSpace || !isControl(scalar) else { continue }
      guard count < limit else { return line.append("…") }
      line.append(isSpace ? " " : scalar)
      count += 1
    }
  }

  /// Returns whether the text is plain ASCII without control characters, in lines within the limit. This fast path only
  /// looks at bytes.
  private static func isSafe(_ text: String, limit: Int) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == 10 ? 0 : length + 1
      guard length <= limit, byte == 10 || (0x20...0x7E).contains(byte) else { return false }
    }
    return true
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns whether a scalar is a C0, DEL or C1 control, or one that changes the direction of text, including
  /// deprecated ones.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
