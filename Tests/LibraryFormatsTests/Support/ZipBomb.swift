import CZlib
import Foundation

/// A zip archive whose single entry unpacks to a thousand times its size. It is assembled quickly by repeating one
/// compressed megabyte of zeros.
enum ZipBomb {
  /// Returns the archive.
  ///
  /// - Parameter megabytes: The unpacked size. The archive's size is about a thousandth of it.
  static func bytes(entry name: String, megabytes: Int) -> [UInt8] {
    let megabyte = packedMegabyte()
    let count = megabyte.count * megabytes
    let local =
      number(0x0403_4B50, 4) + number(20, 2) + number(0, 2) + number(8, 2) + number(0, 4) + sizes(count)
      + names(name, extra: 2)
    var bytes = local
    bytes.reserveCapacity(local.count + count + 200)
    for _ in 0..<megabytes { bytes += megabyte }
    let start = bytes.count
    bytes +=
      number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(0, 2) + number(8, 2) + number(0, 4) + sizes(count)
      + number(name.utf8.count, 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 2)
      + number(0o100644 << 16, 4) + number(0, 4) + Array(name.utf8)
    let length = bytes.count - start
    bytes +=
      number(0x0605_4B50, 4) + number(0, 4) + number(1, 2) + number(1, 2) + number(length, 4) + number(start, 4)
      + number(0, 2)
    return bytes
  }
}

extension ZipBomb {
  /// Returns the size fields. The declared unpacked size is deliberately wrong.
  private static func sizes(_ packed: Int) -> [UInt8] { number(0, 4) + number(packed, 4) + number(5_000, 4) }

  private static func names(_ name: String, extra: Int) -> [UInt8] {
    number(name.utf8.count, 2) + number(0, extra) + Array(name.utf8)
  }

  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns a compressed megabyte that ends at a byte boundary, so that another can follow.
  private static func packedMegabyte() -> [UInt8] {
    var zeros = [UInt8](repeating: 0, count: 1_000_000)
    var packed = [UInt8](repeating: 0, count: 20_000)
    var stream = z_stream()
    deflateInit2_(&stream, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    let count = zeros.withUnsafeMutableBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FULL_FLUSH)
        return output.count - Int(stream.avail_out)
      }
    }
    return Array(packed.prefix(count))
  }
}
