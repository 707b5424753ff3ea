import CZlib
import Foundation

/// The compressed form of bodies: zlib's format (RFC 1950).
///
/// It reduces a page of JSON to about a quarter of its size, and its checksum reveals damage.
enum CompressedBody {
  static func compress(_ body: Data) -> Data {
    var count = compressBound(UInt(body.count))
    var compressed = Data(count: Int(count))
    let code = compressed.withUnsafeMutableBytes { compressed in
      body.withUnsafeBytes { body in
        compress2(
          compressed.bindMemory(to: Bytef.self).baseAddress, &count, body.bindMemory(to: Bytef.self).baseAddress,
          UInt(body.count), level)
      }
    }
    // The buffer is always large enough. If zlib runs out of memory, store an empty body, which reads as missing.
    return code == Z_OK ? compressed.prefix(Int(count)) : Data()
  }

  /// Decompresses a body. Returns `nil` if it is not compressed, is damaged, or has another length.
  ///
  /// - Parameters:
  ///   - compressed: The compressed body.
  ///   - length: The size of the uncompressed body, in bytes.
  static func decompress(_ compressed: Data, length: Int) -> Data? {
    // Deflate can't compress further than this, so a greater length is invalid.
    guard length >= 0, length <= compressed.count * 1_032 else { return nil }
    var count = UInt(length)
    var body = Data(count: max(length, 1))
    let code = body.withUnsafeMutableBytes { body in
      compressed.withUnsafeBytes { compressed in
        uncompress(
          body.bindMemory(to: Bytef.self).baseAddress, &count, compressed.bindMemory(to: Bytef.self).baseAddress,
          UInt(compressed.count))
      }
    }
    return code == Z_OK && count == length ? body.prefix(length) : nil
  }
}

/// The level for pages of JSON. Measured sizes: 28% with level 1 in half the time, 24.1% with 6, and 23.7% with 9 in
/// 1.5 times the time.
private let level: Int32 = 6
