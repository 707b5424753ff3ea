/// The values of type TEXT in a calendar file.
///
/// Source: [RFC 5545, section 3.3.11](https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11).
enum CalendarText {
  /// Returns a text with escaped backslashes, semicolons, commas and line breaks. Drops control characters other than
  /// tabs.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\\", ";", ",":
        result.append("\\")
        result.append(scalar)
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
        // Some readers split lines at each of these.
        result.append("\\")
        result.append("n")
      case "\t": result.append(scalar)
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Returns the text of an escaped value. A backslash before any other character is dropped.
  static func unescaped(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
