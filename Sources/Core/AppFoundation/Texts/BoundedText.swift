/// Texts from the network, limited in length and without control characters.
///
/// Lengths count Unicode scalars because a single character can consist of any number of them.
package enum BoundedText {
  /// Returns the text as a single line.
  package static func line(_ text: String, maximumLength limit: Int = 300) -> String {
    if isLine(text.unicodeScalars, limit) { return text }
    let plain = text.unicodeScalars.prefix(limit * 2).lazy.map { isBreak($0) || $0 == "\t" ? " " : $0 }.filter(
      isWriting)
    return cut(trimmed(String.UnicodeScalarView(plain)), limit)
  }

  /// Returns the text with its line breaks, but no more than one empty line in a row.
  package static func paragraphs(_ text: String, maximumLength limit: Int = 20_000) -> String {
    var plain = String.UnicodeScalarView()
    var breaks = 0
    for scalar in text.unicodeScalars.prefix(limit * 2) where scalar != "\r" {
      if isBreak(scalar) {
        breaks += 1
        if breaks <= 2 { plain.append("\n") }
      } else if scalar == "\t" {
        plain.append(" ")
      } else if isWriting(scalar) {
        if !scalar.properties.isWhitespace { breaks = 0 }
        plain.append(scalar)
      }
    }
    return cut(trimmed(plain), limit)
  }
}

extension BoundedText {
  /// Returns whether a text already is a line, as almost all are.
  private static func isLine(_ text: String.UnicodeScalarView, _ limit: Int) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    return !first.properties.isWhitespace && !last.properties.isWhitespace && text.prefix(limit + 1).count <= limit
      && text.allSatisfy { ("!"..."~").contains($0) || $0 == " " || $0 != "\t" && !isBreak($0) && isWriting($0) }
  }

  private static func cut(_ text: String.UnicodeScalarView, _ limit: Int) -> String {
    guard text.count > limit else { return String(text) }
    // The cut may be inside the last character, so the whole character is removed.
    return String(String(text.prefix(limit)).dropLast()) + "…"
  }

  private static func trimmed(_ text: String.UnicodeScalarView) -> String.UnicodeScalarView {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let start = text.firstIndex(where: { !isSpace($0) }), let end = text.lastIndex(where: { !isSpace($0) }) else {
      return String.UnicodeScalarView()
    }
    return String.UnicodeScalarView(text[start...end])
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
      || scalar == "\u{B}" || scalar == "\u{C}"
  }

  /// Returns whether a scalar is part of the text. Control characters are removed. So are bidirectional formatting
  /// characters, which would affect the text that follows.
  private static func isWriting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: scalar.properties.generalCategory != .control
    }
  }
}
