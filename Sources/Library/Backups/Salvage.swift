import Foundation
import GRDB
import SQLiteFiles

/// Finds the lines of events in a file that SQLite may not read any more.
///
/// Each line ends with its own sum, so that it is known for whole wherever it stands. They are looked for among
/// the bytes of the file and of its log, and by SQL, from both ends, as far as that goes, where one is not in one piece.
enum Salvage {
  static func lines(in file: URL) -> [[UInt8]] {
    var found: [EventID: [UInt8]] = [:]
    func take(_ bytes: [UInt8]) {
      // Of two that claim one id, all devices take the same.
      guard let line = EventLine(bytes), found[line.id].map({ bytes.lexicographicallyPrecedes($0) }) ?? true else {
        return
      }
      found[line.id] = bytes
    }
    for suffix in ["", "-wal"] {
      guard let data = try? Data(contentsOf: URL(filePath: file.path + suffix), options: .alwaysMapped) else {
        continue
      }
      data.withUnsafeBytes { carve($0, take) }
    }
    // After that: SQLite may change what lies beside a file.
    for order in ["ASC", "DESC"] { read(file, order, take) }
    return Array(found.values)
  }

  private static func read(_ file: URL, _ order: String, _ take: ([UInt8]) -> Void) {
    // A copy of what was set aside is as it was: nothing is written to it.
    try? DatabaseQueue(path: file.path, configuration: BackupFolder.configuration).read { database in
      let cursor = try Row.fetchCursor(database, sql: "SELECT line FROM event ORDER BY id \(order)")
      while let row = try cursor.next() {
        if let line: Data = try? row.read("line") { take(Array(line)) }
      }
    }
  }

  /// Looks for ends of lines, and for each, backwards, for the beginning with which its sum is right.
  private static func carve(_ bytes: UnsafeRawBufferPointer, _ take: ([UInt8]) -> Void) {
    let end = Array(EventLine.tailStart.utf8)
    let beginning = Array(#"{""#.utf8)
    var place = 0
    var last = 0
    while place + EventLine.tailBytes <= bytes.count {
      guard bytes[place] == end[0], end.indices.allSatisfy({ bytes[place + $0] == end[$0] }) else {
        place += 1
        continue
      }
      let stop = place + EventLine.tailBytes
      var start = place
      while start > max(last, stop - EventLine.mostBytes) {
        start -= 1
        guard bytes[start] == beginning[0], bytes[start + 1] == beginning[1] else { continue }
        let candidate = Array(bytes[start..<stop])
        if EventLine.isWhole(candidate) {
          take(candidate)
          last = stop
          break
        }
      }
      place = stop
    }
  }
}
