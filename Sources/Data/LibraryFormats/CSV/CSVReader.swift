/// A reader of comma-separated values (RFC 4180) that skips malformed rows.
///
/// Quoted values may contain commas, line breaks and doubled quotes. Rows end with LF, CRLF or CR, and may differ in
/// their number of values. Empty lines are ignored. A row with mismatched quotes is reported as its first line, and
/// reading continues with the next line. An unclosed quote therefore costs one row instead of the rest of the file.
///
/// The lines after such a row are examined again. A malicious file could cause this after each line, so the number of
/// bytes examined again is limited. Beyond the limit, the malformed row extends over everything examined for it.
struct CSVReader: Sequence, IteratorProtocol {
  /// The escape sequence for quotes inside quoted values.
  enum Escape: Hashable {
    /// A doubled quote, according to RFC 4180.
    case doubled
    /// A doubled quote, or a quote after a backslash, as written by PHP.
    case backslash
  }

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private let escape: Escape
  private var position = 0
  private var line = 1
  /// The number of bytes that may still be examined again.
  private var rereads: Int
  /// The total number of examined bytes, including repetitions.
  private(set) var examined = 0

  /// Creates a reader.
  ///
  /// - Parameter spareRereads: The minimum number of bytes that may be examined again, regardless of the file's size.
  init(
    _ bytes: [UInt8], delimiter: UInt8 = comma, escape: Escape = .doubled, spareRereads: Int = 4_000_000
  ) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.escape = escape
    rereads = spareRereads + 4 * bytes.count
  }

  mutating func next() -> CSVRow? {
    skipEmptyLines()
    guard position < bytes.count else { return nil }
    let start = position
    let firstLine = line
    var fields: [String] = []
    fields.reserveCapacity(16)
    while true {
      guard let (field, end) = field(), fields.count < maximumFields else {
        return broken(from: start, line: firstLine)
      }
      fields.append(field)
      guard end == .row else { continue }
      examined += position - start
      return CSVRow(line: firstLine, range: start..<textEnd, fields: fields)
    }
  }

  /// Returns a row's original text, without its line break.
  func text(of row: CSVRow) -> String { TextDecoding.string(bytes[row.range]) }
}

/// A row of a file.
struct CSVRow: Hashable {
  /// The row's first line, starting at 1.
  let line: Int
  let range: Range<Int>
  /// The values; `nil` if the row's quotes are mismatched.
  let fields: [String]?
}

let comma = UInt8(ascii: ",")
private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
/// Longer than any real text. A longer quoted value was never closed.
private let maximumField = 1_000_000
private let maximumFields = 1_000

extension CSVReader {
  /// Creates a reader of a file, with the delimiter that its first lines use.
  ///
  /// Some spreadsheets begin a table with a line such as `sep=;`, which isn't a row.
  init(_ file: ImportFile, escape: Escape = .doubled) {
    let bytes = TextDecoding.body(of: file.bytes)
    self.init(bytes, delimiter: CSVDelimiter.find(in: bytes), escape: escape)
    if CSVDelimiter.announced(in: bytes) != nil {
      skipLine()
      if position < bytes.count { takeLineBreak() }
    }
  }

  /// Returns the values of a row that was saved as a single quoted value; other rows stay unchanged.
  func unwrapped(_ fields: [String]) -> [String] {
    // Values without a row's delimiters stay as they are. Empty values may follow a whole row.
    guard let first = fields.first, fields.dropFirst().allSatisfy(\.trimmed.isEmpty) else { return fields }
    let bytes = Array(first.utf8)
    let inner = CSVDelimiter.find(in: bytes)
    guard bytes.contains(inner) else { return fields }
    var row = CSVReader(bytes, delimiter: inner, escape: escape)
    guard let values = row.next()?.fields, row.next() == nil, values.count > 1 else { return fields }
    return values
  }

  private enum FieldEnd { case field, row }

  /// The end of the latest row, without its line break.
  private var textEnd: Int {
    var end = position
    if end > 0, bytes[end - 1] == lineFeed { end -= 1 }
    if end > 0, bytes[end - 1] == carriageReturn { end -= 1 }
    return end
  }

  private mutating func skipEmptyLines() {
    while position < bytes.count, endsLine(bytes[position]) { takeLineBreak() }
  }

  private func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte == 9 && delimiter != 9) }

  private mutating func takeLineBreak() {
    if bytes[position] == carriageReturn, position + 1 < bytes.count, bytes[position + 1] == lineFeed { position += 1 }
    position += 1
    line += 1
  }

  /// Reads the next value and whether it is the row's last; returns `nil` if quotes are mismatched.
  private mutating func field() -> (String, FieldEnd)? {
    var start = position
    while start < bytes.count, isSpace(bytes[start]) { start += 1 }
    guard start < bytes.count, bytes[start] == quote else { return bareField() }
    position = start + 1
    guard let text = quoted() else { return nil }
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return takeEnd().map { (text, $0) }
  }

  private mutating func bareField() -> (String, FieldEnd)? {
    let start = position
    while position < bytes.count, bytes[position] != delimiter, !endsLine(bytes[position]) { position += 1 }
    guard position - start <= maximumField else { return nil }
    let text = TextDecoding.string(bytes[start..<position])
    return takeEnd().map { (text, $0) }
  }

  /// Consumes a value's terminator; returns `nil` if there is none.
  private mutating func takeEnd() -> FieldEnd? {
    guard position < bytes.count else { return .row }
    if bytes[position] == delimiter {
      position += 1
      return .field
    }
    guard endsLine(bytes[position]) else { return nil }
    takeLineBreak()
    return .row
  }

  /// Reads a quoted value, from after the opening quote to after the closing one.
  private mutating func quoted() -> String? {
    let start = position
    // Bytes before this position are already in `unescaped`.
    var taken = start
    var unescaped: [UInt8] = []
    while position < bytes.count, position - start <= maximumField {
      let byte = bytes[position]
      if byte == quote {
        let isDoubled = position + 1 < bytes.count && bytes[position + 1] == quote
        if escape == .backslash, position > start, bytes[position - 1] == backslash, !endsValue(at: position + 1) {
          unescaped += bytes[taken..<position - 1]
          unescaped.append(quote)
          position += 1
          taken = position
        } else if isDoubled {
          unescaped += bytes[taken...position]
          position += 2
          taken = position
        } else {
          defer { position += 1 }
          if taken == start { return TextDecoding.string(bytes[start..<position]) }
          unescaped += bytes[taken..<position]
          return TextDecoding.string(unescaped[...])
        }
      } else if endsLine(byte) {
        takeLineBreak()
      } else {
        position += 1
      }
    }
    return nil
  }

  private func endsValue(at index: Int) -> Bool {
    index >= bytes.count || bytes[index] == delimiter || endsLine(bytes[index])
  }

  /// Continues after the first line of a malformed row, within the limit on repeated examination.
  private mutating func broken(from start: Int, line firstLine: Int) -> CSVRow {
    let (reached, reachedLine) = (position, line)
    examined += reached - start
    position = start
    line = firstLine
    skipLine()
    if reached > position {
      if reached - position <= rereads {
        rereads -= reached - position
      } else {
        position = reached
        line = reachedLine
        skipLine()
      }
    }
    let end = position
    if position < bytes.count { takeLineBreak() }
    return CSVRow(line: firstLine, range: start..<end, fields: nil)
  }

  private mutating func skipLine() {
    while position < bytes.count, !endsLine(bytes[position]) { position += 1 }
  }
}
