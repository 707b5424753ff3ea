import CZlib
import Foundation

/// Decompression of gzipped fixtures. A small database compresses well, because most of its pages are empty.
public enum GzipFile {
  /// Decompresses a file to another location.
  public static func unpack(_ source: URL, to destination: URL) throws {
    guard let file = gzopen(source.path, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
    defer { gzclose(file) }
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &buffer, UInt32(buffer.count))
      guard count >= 0 else { throw CocoaError(.fileReadCorruptFile) }
      if count == 0 { break }
      content += buffer.prefix(Int(count))
    }
    try content.write(to: destination)
  }
}
