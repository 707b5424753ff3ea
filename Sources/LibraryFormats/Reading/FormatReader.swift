/// What knows the files of one app.
protocol FormatReader: Sendable {
  static var format: ImportFormat { get }
  /// Whether no other app has a file of that name.
  static func owns(_ path: EntryPath) -> Bool
  /// Whether a file of that name is opened, in an archive that is the app's.
  static func wants(_ path: EntryPath) -> Bool
  /// Whether a file is the app's by how it begins.
  static func knows(_ head: FileHead) -> Bool
  static func read(_ files: [ImportFile], into collector: inout RecordCollector)
}

extension FormatReader {
  static func owns(_ path: EntryPath) -> Bool { false }
  static func wants(_ path: EntryPath) -> Bool { owns(path) }
}

/// The beginning of a file, by which its app is known.
struct FileHead {
  let path: EntryPath
  /// Empty for what is no table.
  let columns: CSVColumns
  /// The first bytes, as text.
  let text: String

  init(_ file: ImportFile) {
    path = file.path
    let bytes = TextDecoding.body(of: file.bytes)
    text = TextDecoding.string(bytes[...])
    let isTable = file.path.pathExtension != "json" && !["{", "["].contains(text.trimmed.first)
    columns = isTable ? CSVTable(file)?.columns ?? CSVColumns([]) : CSVColumns([])
  }

  /// Whether it is JSON that begins with an object or array, and has these names near its beginning.
  func isJSON(_ start: Character, with names: String...) -> Bool {
    text.trimmed.first == start && names.allSatisfy { text.contains("\"\($0)\"") }
  }
}
