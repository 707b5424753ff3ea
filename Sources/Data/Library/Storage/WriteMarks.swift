import Foundation
import GRDB

/// The marks of a database's latest writes, which tell whether a log continues the database.
///
/// Each write draws a random mark, and stores it next to the mark of the previous write. A log continues a database if
/// the database's mark is the one before the log's first write, or one of the log's own, as after a checkpoint that
/// left the log in place. Finding out takes as long as reading the log, however large the database is.
struct WriteMarks: Equatable {
  /// The mark of the write before the latest; empty if there was none.
  let previous: String
  /// The mark of the latest write; empty if there was none.
  let latest: String

  /// Returns whether a log continues a database.
  ///
  /// - Parameters:
  ///   - pageNumber: The number of the database page with the marks.
  func areContinued(by log: WriteAheadLog, pageNumber: Int) -> Bool {
    guard !latest.isEmpty, !log.isDamaged, let versions = log.versions(ofPage: pageNumber) else { return false }
    let marks = versions.map { WriteMarks(page: $0) }
    guard let first = marks.first.flatMap(\.self) else { return false }
    return first.previous == latest || marks.contains { $0?.latest == latest }
  }
}

extension WriteMarks {
  /// The text of a row without marks.
  static let none = String(repeating: "0", count: 2 * length)

  static func random() -> String {
    let digits = String(UInt64.random(in: 1...(.max)), radix: 16)
    return String(repeating: "0", count: length - digits.count) + digits
  }

  /// Reads the stored text; `nil` if it has another format.
  init?(_ text: String) {
    guard text.utf8.count == 2 * Self.length, text.utf8.allSatisfy({ $0.isHexadecimal }) else { return nil }
    let none = String(Self.none.prefix(Self.length))
    let (previous, latest) = (String(text.prefix(Self.length)), String(text.suffix(Self.length)))
    self.init(previous: previous == none ? "" : previous, latest: latest == none ? "" : latest)
  }

  /// Reads the marks from a page of a table with a single row whose last column holds them; `nil` if the page has
  /// another format (https://www.sqlite.org/fileformat2.html#b_tree_pages).
  init?(page: Data) {
    let bytes = [UInt8](page)
    // A leaf page of a table with one cell.
    guard bytes.count >= 512, bytes[0] == 0x0D, bytes[3] == 0, bytes[4] == 1 else { return nil }
    var position = Int(bytes[8]) << 8 | Int(bytes[9])
    guard let size = Self.number(in: bytes, at: &position), Self.number(in: bytes, at: &position) != nil,
      size >= 2 * Self.length, size <= bytes.count - 35, position + size <= bytes.count
    else { return nil }
    self.init(String(decoding: bytes[position + size - 2 * Self.length..<position + size], as: UTF8.self))
  }

  /// Reads a number in SQLite's variable-length format.
  private static func number(in bytes: [UInt8], at position: inout Int) -> Int? {
    var value = 0
    for _ in 0..<8 {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      value = value << 7 | Int(byte & 0x7F)
      if byte < 0x80 { return value }
    }
    return nil
  }

  /// The number of hexadecimal digits of a mark.
  private static let length = 16
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
