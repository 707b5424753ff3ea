/// A writer of comma-separated values (RFC 4180). Rows end with CRLF, and values are quoted only if necessary.
///
/// Values may come from strangers: a title on TMDB, or a note in another person's library. A spreadsheet might evaluate
/// them as formulas. If ``guardsFormulas`` is set, a leading apostrophe prevents that.
public struct CSVWriter: Sendable {
  /// Whether values that look like formulas get a leading apostrophe. Numbers don't.
  public let guardsFormulas: Bool
  /// The output, in UTF-8 without a byte order mark.
  public private(set) var bytes: [UInt8] = []

  public init(header: [String], guardsFormulas: Bool = true) {
    self.guardsFormulas = guardsFormulas
    append(header)
  }

  /// Writes a row. A `nil` value becomes empty.
  public mutating func append(_ row: [String?]) { bytes += encoded(row) }
}

extension CSVWriter {
  /// Returns an encoded row with its line break.
  func encoded(_ row: [String?]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, value) in row.enumerated() {
      if index > 0 { bytes.append(comma) }
      append(value ?? "", to: &bytes)
    }
    // A row with a single empty value would be an empty line, which readers skip.
    if row.count == 1, (row[0] ?? "").isEmpty { bytes += Array("\"\"".utf8) }
    return bytes + [13, 10]
  }

  /// Writes an encoded row.
  mutating func append(encoded row: [UInt8]) { bytes += row }

  private func append(_ value: String, to bytes: inout [UInt8]) {
    let isGuarded = guardsFormulas && Self.looksLikeFormula(value)
    let needsQuotes =
      value.utf8.contains { $0 == comma || $0 == 34 || $0 == 10 || $0 == 13 }
      || value.utf8.first == 32 || value.utf8.last == 32
    guard needsQuotes else {
      if isGuarded { bytes.append(39) }
      bytes += value.utf8
      return
    }
    bytes.append(34)
    if isGuarded { bytes.append(39) }
    for byte in value.utf8 {
      if byte == 34 { bytes.append(34) }
      bytes.append(byte)
    }
    bytes.append(34)
  }

  private static func looksLikeFormula(_ value: String) -> Bool {
    let scalars = value.unicodeScalars
    guard let first = scalars.first(where: { !$0.isSkippable }) else { return false }
    // A tab or a line break may separate cells, so the rest could be a formula after further characters.
    if scalars.first?.isSeparator == true { return true }
    if first.isPlusOrMinus {
      return ExactNumber(String(scalars.drop(while: \.isSkippable).dropFirst())) == nil
    }
    return first.isEqualsOrAt
  }
}

/// The characters that begin a formula in a spreadsheet, and those that it may skip before one. In some locales,
/// spreadsheets treat signs of other widths like ASCII's.
extension Unicode.Scalar {
  fileprivate var isEqualsOrAt: Bool { ["=", "@", "\u{FE66}", "\u{FE6B}", "\u{FF1D}", "\u{FF20}"].contains(self) }

  fileprivate var isPlusOrMinus: Bool {
    ["+", "-", "\u{2212}", "\u{FE62}", "\u{FE63}", "\u{FF0B}", "\u{FF0D}"].contains(self)
  }

  fileprivate var isSeparator: Bool {
    ["\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(self)
  }

  /// Whether the character is white space, or invisible.
  fileprivate var isSkippable: Bool {
    if isASCII { return value <= 32 || value == 127 }
    let properties = properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || [.control, .format].contains(properties.generalCategory)
  }
}
