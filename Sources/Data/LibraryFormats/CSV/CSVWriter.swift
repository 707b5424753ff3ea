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
    guard let first = value.utf8.first, [61, 43, 45, 64, 9, 13].contains(first) else { return false }
    return ExactNumber(String(value.dropFirst())) == nil
  }
}
