/// A table whose columns are accessed by name, in any order. Any column may be missing.
///
/// A spreadsheet that opens a table with the wrong delimiter shows whole rows as single values, and quotes them when it
/// saves the table. Such values are read as rows.
struct CSVTable {
  let columns: CSVColumns
  private var reader: CSVReader

  /// Creates a table with the first row as its header; returns `nil` if that row is missing or malformed.
  init?(_ reader: CSVReader) {
    var reader = reader
    guard let header = reader.next()?.fields else { return nil }
    columns = CSVColumns(reader.unwrapped(header))
    self.reader = reader
  }

  /// Creates a table from a file, with the delimiter that its first lines use.
  init?(_ file: ImportFile, escape: CSVReader.Escape = .doubled) { self.init(CSVReader(file, escape: escape)) }

  mutating func next() -> CSVRow? {
    var next = reader.next()
    // Spreadsheets write rows of delimiters only.
    while let fields = next?.fields, fields.count > 1, fields.allSatisfy(\.trimmed.isEmpty) { next = reader.next() }
    guard let row = next, columns.count > 1, let fields = row.fields else { return next }
    return CSVRow(line: row.line, range: row.range, fields: reader.unwrapped(fields))
  }

  /// Returns a row's original text.
  func text(of row: CSVRow) -> String { reader.text(of: row) }
}

/// The positions of named columns. Names are compared without case, and with any white space between words.
struct CSVColumns: Hashable {
  let count: Int
  /// The name of the first column.
  let first: String?
  private let indices: [String: Int]

  init(_ header: [String]) {
    count = header.count
    first = header.first.map(Self.folded)
    indices = Dictionary(
      header.enumerated().map { (Self.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func has(_ names: String...) -> Bool { names.allSatisfy { indices[$0] != nil } }

  /// Returns whether the column names are exactly these.
  func areExactly(_ names: Set<String>) -> Bool { Set(indices.keys) == names }

  func index(of name: String) -> Int? { indices[name] }

  /// The indices of the columns with dates.
  var dates: [Int] { indices.filter { Self.isDate($0.key) }.map(\.value).sorted() }

  private static func isDate(_ name: String) -> Bool {
    name.contains("date") || name.hasSuffix("_at") || name.hasSuffix(" at")
      || ["created", "modified", "watchedat", "addedat", "start time"].contains(name)
  }

  private static func folded(_ name: String) -> String {
    let words = (TextDecoding.value(name) ?? "").lowercased().split { $0.isWhitespace || $0.isInvisible }
    return words.joined(separator: " ")
  }
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
