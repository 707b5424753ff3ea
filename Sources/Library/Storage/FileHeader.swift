import Foundation

/// What the first bytes of the files say, before SQLite is let near them: it empties a log that it does not understand.
struct FileHeader {
  /// Whether the database is one of ours, and its log, where there is one, a log (https://www.sqlite.org/fileformat2.html).
  static func isOurs(_ folder: LibraryFolder) -> Bool {
    guard let header = beginning(of: folder.file.path, 100), header.starts(with: "SQLite format 3\0".utf8),
      header.count == 100, number(header[68..<72]) == LibrarySchema.applicationID
    else { return false }
    guard let log = beginning(of: folder.file.path + "-wal", 4), !log.isEmpty else { return true }
    return [0x377F_0682, 0x377F_0683].contains(number(log[...]))
  }

  private static func beginning(of path: String, _ count: Int) -> [UInt8]? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: count)).map { Array($0) } ?? []
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
