import Foundation
import Glibc

/// Reads the first bytes of the library's files before SQLite opens them, as SQLite empties a log that it does not understand.
///
/// To be used while nothing in this process has the database open: closing any descriptor of a file drops all of the process's POSIX
/// locks on it, those of SQLite included.
enum FileHeader {
  /// Whether a file is an SQLite database with our application id (https://www.sqlite.org/fileformat2.html).
  static func isLibrary(_ file: URL) throws(LibraryError) -> Bool {
    let header = try beginning(of: file.path, 100)
    return header.count == 100 && header.starts(with: "SQLite format 3\0".utf8)
      && number(header[68..<72]) == LibrarySchema.applicationID
  }

  /// The size of the database's pages; `nil` if it can't be read, or can't be one.
  static func pageSize(_ file: URL) -> Int? {
    guard let header = try? beginning(of: file.path, 18), header.count == 18 else { return nil }
    let size = number(header[16..<18]) == 1 ? 65_536 : number(header[16..<18])
    return size.nonzeroBitCount == 1 && size >= 512 ? size : nil
  }

  private static func beginning(of path: String, _ count: Int) throws(LibraryError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw LibraryError(opening: path, errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, 0) }
    guard length >= 0 else { throw LibraryError(opening: path, errno) }
    return Array(bytes.prefix(length))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
