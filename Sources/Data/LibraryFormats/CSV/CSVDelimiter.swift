/// The detection of a table's delimiter.
enum CSVDelimiter {
  /// Returns the delimiter in a first line such as `sep=;`, which some spreadsheets write; `nil` for any other line.
  static func announced(in bytes: [UInt8]) -> UInt8? {
    let line = bytes.prefix(16).prefix { !isLineBreak($0) }.filter { $0 != quote }
    guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=" else { return nil }
    return line.last
  }

  /// Returns the most frequent delimiter outside of quotes in the first line that contains one. The default is a comma.
  static func find(in bytes: [UInt8]) -> UInt8 {
    if let announced = announced(in: bytes) { return announced }
    var counts = [Int](repeating: 0, count: known.count)
    var isQuoted = false
    for byte in bytes.prefix(4096) {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineBreak(byte), counts.contains(where: { $0 > 0 }) { break }
      if let index = known.firstIndex(of: byte) { counts[index] += 1 }
    }
    // `max` returns the last of several equal counts, and the comma comes last.
    return zip(known, counts).max { $0.1 < $1.1 }?.0 ?? comma
  }

  private static let known = [UInt8(ascii: "|"), UInt8(ascii: "\t"), UInt8(ascii: ";"), comma]
  private static let quote = UInt8(ascii: "\"")
  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
