import Foundation
import Library

@testable import LibraryFormats

extension FuzzTarget {
  /// A single file from another app. The first line of the input is its name, which determines how it is read.
  static let importFile = FuzzTarget("import") { bytes in
    let input = NamedInput(bytes)
    let isUsable =
      (1...200).contains(input.name.utf8.count) && input.name.utf8.allSatisfy(isSafe) && !input.name.hasPrefix(".")
    try readImport(input.contents, name: isUsable ? input.name : "file")
  }

  /// A zip archive with files from another app.
  static let archive = FuzzTarget("archive") { bytes in try readImport(bytes, name: "export.zip") }

  /// A table, and whether the values survive being written and read again.
  static let csv = FuzzTarget("csv") { bytes in
    for escape in [CSVReader.Escape.doubled, .backslash] {
      var lastLine = 0
      for row in CSVReader(bytes, delimiter: CSVDelimiter.find(in: bytes), escape: escape) {
        try check(row.line > lastLine, "Line \(row.line) follows line \(lastLine).")
        try check(row.range.upperBound <= bytes.count, "A row ends after the file.")
        lastLine = row.line
        guard escape == .doubled, let fields = row.fields else { continue }
        let read = CSVReader(CSVWriter(header: fields, guardsFormulas: false).bytes).map(\.fields)
        try check(read == [fields], "\(fields) is read as \(read).")
      }
    }
  }

  /// The name of a file in an archive.
  static let path = FuzzTarget("path") { bytes in
    guard let path = EntryPath(String(decoding: bytes, as: UTF8.self)) else { return }
    try check(!path.parts.contains { ["", ".", ".."].contains($0) }, "\(path.parts) leads elsewhere.")
    try check(!path.text.hasPrefix("/"), "“\(path.text)” is absolute.")
    try check(EntryPath(path.text) == path, "“\(path.text)” isn’t a valid path itself.")
  }

  private static func readImport(_ bytes: [UInt8], name: String) throws {
    let file = try Scratch.write(bytes, name: name)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let result = try? ImportArchive(opening: file).read() else { return }
    for file in result.files {
      let sum = file.used + file.duplicates + file.irrelevant + file.skipped + file.waiting
      try check(file.rows == sum, "\(file) doesn’t account for each row.")
    }
    try check(Set(result.records.map(\.key)).count == result.records.count, "Two records have the same key.")
    try check(result.records.allSatisfy(\.date.isValid), "A record’s date doesn’t exist.")
  }

  private static func isSafe(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") }
}

/// A folder for the files that a target reads.
enum Scratch {
  private static let folder = Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "fuzzing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Writes a file, and returns its URL.
  static func write(_ bytes: [UInt8], name: String) throws -> URL {
    let url = try folder.get().appending(path: name)
    try Data(bytes).write(to: url)
    return url
  }
}
