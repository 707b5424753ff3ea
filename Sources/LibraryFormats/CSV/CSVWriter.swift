/// Writes comma-separated values as RFC 4180 has them: rows end with CRLF, and what needs quotes has them.
///
/// A value that a spreadsheet would take for a formula is data here, and may come from strangers: a title at TMDB, a note from
/// another's library. Where ``guardsFormulas`` is on, an apostrophe before it keeps it text.
public struct CSVWriter: Sendable {
  /// Whether values that begin as formulas do get an apostrophe. Numbers do not.
  public let guardsFormulas: Bool
  /// What was written, in UTF-8 without a byte order mark.
  public private(set) var bytes: [UInt8] = []

  public init(header: [String], guardsFormulas: Bool = true) {
    self.guardsFormulas = guardsFormulas
    append(header)
  }

  /// Writes a row. Nothing is there for a value that is `nil`.
  public mutating func append(_ row: [String?]) { bytes += encoded(row) }
}

extension CSVWriter {
  /// A row with its end.
  func encoded(_ row: [String?]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, value) in row.enumerated() {
      if index > 0 { bytes.append(comma) }
      append(value ?? "", to: &bytes)
    }
    // A row of one empty value would be an empty line, which is no row.
    if row.count == 1, (row[0] ?? "").isEmpty { bytes += Array("\"\"".utf8) }
    return bytes + [13, 10]
  }

  /// Writes a row that was encoded.
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
    guard let first = value.utf8.first, [61, 43, 45, 64, 9, 13].contains(first) else { return false }
    return ExactNumber(String(value.dropFirst())) == nil
  }
}
