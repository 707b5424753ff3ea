/// Reads rows of comma-separated values (RFC 4180) from bytes, one by one, and goes on after a row that cannot be read.
///
/// Quoted values may hold commas, line breaks and doubled quotes. Rows may end with LF, CRLF or CR, and be of any length.
/// Empty lines are no rows. A row whose quotes do not fit is told as its first line, and reading goes on with the next one: a quote
/// that is never closed costs one row and not the rest of the file.
///
/// The lines after such a row are examined again. In a file made to exploit that, it would happen after each line, so the number of
/// bytes that are examined twice is bounded. Beyond the bound, a row whose quotes do not fit is all that was examined for it.
struct CSVReader: Sequence, IteratorProtocol {
  /// Where a quote inside quotes may come from.
  enum Escape: Hashable {
    /// A quote is doubled, as RFC 4180 has it.
    case doubled
    /// Or has a backslash before it, as PHP writes.
    case backslash
  }

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private let escape: Escape
  private var position = 0
  private var line = 1
  /// How many bytes may still be examined again.
  private var rereads: Int
  /// How many bytes were examined for rows, counted as often as each was.
  private(set) var examined = 0

  /// - Parameter spareRereads: how many bytes may be examined again however small the file is.
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

  /// The row as it stands in the file, without its end.
  func text(of row: CSVRow) -> String { TextDecoding.string(bytes[row.range]) }
}

/// A row of a file.
struct CSVRow: Hashable {
  /// Its first line, counted from 1.
  let line: Int
  let range: Range<Int>
  /// `nil` where its quotes do not fit.
  let fields: [String]?
}

let comma = UInt8(ascii: ",")
private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
/// More than any text of a person's; a quoted value that is longer was never closed.
private let maximumField = 1_000_000
private let maximumFields = 1_000

extension CSVReader {
  private enum FieldEnd { case field, row }

  /// Where the row that was just read ends, without its line break.
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

  /// The next value, and whether it is the row's last; `nil` where quotes do not fit.
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

  /// What ends a value; `nil` for anything else.
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

  /// From after the first quote to after the last.
  private mutating func quoted() -> String? {
    let start = position
    // Bytes up to here are in `unescaped` already.
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

  /// Continues with the line after the row's first, as long as lines may be examined again.
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
