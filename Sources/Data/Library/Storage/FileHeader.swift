import Foundation
import Glibc

/// Header checks on the library's files before SQLite opens them, because SQLite empties a log that it doesn't
/// understand.
///
/// Use them only while nothing in this process has the database open. Closing any descriptor of a file drops all of the
/// process's POSIX locks on it, including SQLite's.
enum FileHeader {
  /// Returns whether a file is an SQLite database with Matinee's application ID
  /// (https://www.sqlite.org/fileformat2.html).
  static func isLibrary(_ file: URL) throws(LibraryError) -> Bool {
    let header = try beginning(of: file.path, 100)
    return header.count == 100 && header.starts(with: "SQLite format 3\0".utf8)
      && number(header[68..<72]) == LibrarySchema.applicationID
  }

  /// Returns the page size of a database; `nil` if it can't be read or is invalid.
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
