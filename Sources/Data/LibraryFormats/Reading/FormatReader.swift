/// A reader for the files of one app.
protocol FormatReader: Sendable {
  static var format: ImportFormat { get }
  /// Returns whether only this app writes files with that name.
  static func owns(_ path: EntryPath) -> Bool
  /// Returns whether to open a file with that name in an archive from this app.
  static func accepts(_ path: EntryPath) -> Bool
  /// Returns whether a file's first lines identify this app.
  static func recognizes(_ head: FileHead) -> Bool
  static func read(_ files: [ImportFile], into collector: inout RecordCollector)
}

extension FormatReader {
  static func owns(_ path: EntryPath) -> Bool { false }
  static func accepts(_ path: EntryPath) -> Bool { owns(path) }
}

/// The beginning of a file, which identifies its app.
struct FileHead {
  let path: EntryPath
  /// The columns; empty if the file isn't a table.
  let columns: CSVColumns
  /// The first bytes as text.
  let text: String

  init(_ file: ImportFile) {
    path = file.path
    let bytes = TextDecoding.body(of: file.bytes)
    text = TextDecoding.string(bytes[...])
    let isTable = file.path.pathExtension != "json" && !["{", "["].contains(text.trimmed.first)
    columns = isTable ? CSVTable(file)?.columns ?? CSVColumns([]) : CSVColumns([])
  }

  /// Returns whether the text is JSON that begins with this character and contains these keys.
  func isJSON(_ start: Character, with names: String...) -> Bool {
    text.trimmed.first == start && names.allSatisfy { text.contains("\"\($0)\"") }
  }
}
