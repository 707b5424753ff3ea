import CZlib
import Foundation

/// A fixture compressed with gzip. Most pages of a small database are empty, so it compresses well.
public enum GzipFile {
  /// Decompresses a file to another location.
  public static func unpack(_ packed: URL, to place: URL) throws {
    guard let file = gzopen(packed.path, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
    defer { gzclose(file) }
    var content = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &piece, UInt32(piece.count))
      guard count >= 0 else { throw CocoaError(.fileReadCorruptFile) }
      if count == 0 { break }
      content += piece.prefix(Int(count))
    }
    try content.write(to: place)
  }
}
