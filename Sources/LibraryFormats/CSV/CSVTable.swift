/// Rows under the names of their columns, whatever order the columns have and whichever are there.
struct CSVTable {
  let columns: CSVColumns
  private var reader: CSVReader

  /// Takes the first row for the header; `nil` when there is none that can be read.
  init?(_ reader: CSVReader) {
    var reader = reader
    guard let columns = reader.next()?.fields.map(CSVColumns.init) else { return nil }
    self.columns = columns
    self.reader = reader
  }

  /// A file, with the delimiter that its header has: programs that show tables write semicolons in some countries.
  init?(_ file: ImportFile, escape: CSVReader.Escape = .doubled) {
    let bytes = TextDecoding.body(of: file.bytes)
    self.init(CSVReader(bytes, delimiter: Self.delimiter(of: bytes), escape: escape))
  }

  mutating func next() -> CSVRow? { reader.next() }

  /// The row as it stands in the file.
  func text(of row: CSVRow) -> String { reader.text(of: row) }

  /// That of comma, semicolon and tab which stands most often in the first line; a comma where none does.
  static func delimiter(of bytes: [UInt8]) -> UInt8 {
    let line = bytes.prefix(4096).prefix { $0 != 10 && $0 != 13 }
    let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counted = others.map { other in (other, line.count { $0 == other }) }
    guard let most = counted.max(by: { $0.1 < $1.1 }), most.1 > line.count(where: { $0 == comma }) else { return comma }
    return most.0
  }
}

/// The places of named columns: names are compared without regard to case and to spaces around them.
struct CSVColumns: Hashable {
  let count: Int
  private let places: [String: Int]

  init(_ header: [String]) {
    count = header.count
    places = Dictionary(
      header.enumerated().map { (Self.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func has(_ names: String...) -> Bool { names.allSatisfy { places[$0] != nil } }

  /// Whether these and no others are its names.
  func are(_ names: Set<String>) -> Bool { Set(places.keys) == names }

  func place(of name: String) -> Int? { places[name] }

  private static func folded(_ name: String) -> String { (TextDecoding.value(name) ?? "").lowercased() }
}

/// The values of one row, by the names of their columns, which are in lower case.
struct CSVCells {
  let columns: CSVColumns
  let fields: [String]

  /// Without spaces around it; `nil` when nothing is left, or there is no such column.
  subscript(name: String) -> String? {
    guard let place = columns.place(of: name), place < fields.count else { return nil }
    return TextDecoding.value(fields[place])
  }

  /// The first of these columns that has something.
  func first(of names: String...) -> String? {
    for name in names {
      if let text = self[name] { return text }
    }
    return nil
  }

  /// Whether there is something beyond the last column: a comma without quotes around it has moved all values after it.
  var isShifted: Bool { fields.count > columns.count && fields[columns.count...].contains { !$0.trimmed.isEmpty } }
}

extension Substring {
  /// Without spaces, tabs and line breaks around it.
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
  /// Without spaces, tabs and line breaks around it.
  var trimmed: Substring { self[...].trimmed }
}
