/// A table whose columns are accessed by name, in any order. Any column may be missing.
struct CSVTable {
  let columns: CSVColumns
  private var reader: CSVReader

  /// Creates a table with the first row as its header; returns `nil` if that row is missing or malformed.
  init?(_ reader: CSVReader) {
    var reader = reader
    guard let columns = reader.next()?.fields.map(CSVColumns.init) else { return nil }
    self.columns = columns
    self.reader = reader
  }

  /// Creates a table from a file, with the delimiter found in its header. Spreadsheets write semicolons in some
  /// countries.
  init?(_ file: ImportFile, escape: CSVReader.Escape = .doubled) {
    let bytes = TextDecoding.body(of: file.bytes)
    self.init(CSVReader(bytes, delimiter: Self.delimiter(of: bytes), escape: escape))
  }

  mutating func next() -> CSVRow? { reader.next() }

  /// Returns a row's original text.
  func text(of row: CSVRow) -> String { reader.text(of: row) }

  /// Returns the most frequent of comma, semicolon and tab in the first line. The default is a comma.
  static func delimiter(of bytes: [UInt8]) -> UInt8 {
    let line = bytes.prefix(4096).prefix { $0 != 10 && $0 != 13 }
    let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counted = others.map { other in (other, line.count { $0 == other }) }
    guard let most = counted.max(by: { $0.1 < $1.1 }), most.1 > line.count(where: { $0 == comma }) else { return comma }
    return most.0
  }
}

/// The positions of named columns. Names are compared without case and surrounding spaces.
struct CSVColumns: Hashable {
  let count: Int
  private let indices: [String: Int]

  init(_ header: [String]) {
    count = header.count
    indices = Dictionary(
      header.enumerated().map { (Self.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func has(_ names: String...) -> Bool { names.allSatisfy { indices[$0] != nil } }

  /// Returns whether the column names are exactly these.
  func areExactly(_ names: Set<String>) -> Bool { Set(indices.keys) == names }

  func index(of name: String) -> Int? { indices[name] }

  private static func folded(_ name: String) -> String { (TextDecoding.value(name) ?? "").lowercased() }
}

/// The values of one row, by lowercase column name.
struct CSVCells {
  let columns: CSVColumns
  let fields: [String]

  /// Returns the trimmed value; `nil` if it is empty or there is no such column.
  subscript(name: String) -> String? {
    guard let index = columns.index(of: name), index < fields.count else { return nil }
    return TextDecoding.value(fields[index])
  }

  /// Returns the first nonempty value of these columns.
  func first(of names: String...) -> String? {
    for name in names {
      if let text = self[name] { return text }
    }
    return nil
  }

  /// Whether there are values beyond the last column. An unquoted comma has then shifted the values after it.
  var isShifted: Bool { fields.count > columns.count && fields[columns.count...].contains { !$0.trimmed.isEmpty } }
}

extension Substring {
  /// The text without surrounding spaces, tabs and line breaks.
  var trimmed: Substring {
    let isSpace = { (byte: UInt8) in byte == 32 || (9...13).contains(byte) }
    guard let first = utf8.first, let last = utf8.last, isSpace(first) || isSpace(last) else { return self }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }), let end = utf8.lastIndex(where: { !isSpace($0) }) else {
      return self[startIndex..<startIndex]
    }
    return self[start..<utf8.index(after: end)]
  }
}

extension String {
  /// The text without surrounding spaces, tabs and line breaks.
  var trimmed: Substring { self[...].trimmed }
}
