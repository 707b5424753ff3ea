import Foundation

/// A valid PNG of 16,000 × 16,000 black one-bit pixels: 0.2 MB that decode to 1 GB.
///
/// The content is all zeros, compressed by hand: one zero, followed by many "repeat the previous byte 258 times" codes.
enum PNGBomb {
  static let side = 16_000
  static let data = make()
}

extension PNGBomb {
  private static func make() -> Data {
    let size = bytes(UInt32(side))
    let header = size + size + [1, 0, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", zeros())
        + chunk("IEND", []))
  }

  /// Returns the compressed pixels. Each row begins with a filter byte, which is also zero.
  private static func zeros() -> [UInt8] {
    let count = side * (side / 8 + 1)
    var bits = BitWriter()
    bits.write(0b1, 1)  // The last block,
    bits.write(0b01, 2)  // with fixed Huffman codes.
    bits.writeCode(0b0011_0000, 8)  // A zero.
    for _ in 0..<(count - 1) / 258 {
      bits.writeCode(0b1100_0101, 8)  // Repeat 258 bytes
      bits.writeCode(0, 5)  // at a distance of one.
    }
    for _ in 0..<(count - 1) % 258 { bits.writeCode(0b0011_0000, 8) }
    bits.writeCode(0, 7)  // The end of the block.
    // The Adler-32 checksum of zeros: a low half of 1, and the number of bytes modulo 65,521 as the high half.
    return [0x78, 0x01] + bits.finished() + bytes(UInt32(count % 65_521) << 16 | 1)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + checked + bytes(checksum(checked))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Computes the CRC-32 that PNG uses.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }
}

/// A bit writer in deflate's order: numbers start with the lowest bit, codes with the highest.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  mutating func write(_ value: UInt32, _ length: Int) {
    for bit in 0..<length { append(value >> bit & 1) }
  }

  mutating func writeCode(_ value: UInt32, _ length: Int) {
    for bit in (0..<length).reversed() { append(value >> bit & 1) }
  }

  mutating func finished() -> [UInt8] {
    while count > 0 { append(0) }
    return bytes
  }

  private mutating func append(_ bit: UInt32) {
    pending |= bit << count
    count += 1
    if count == 8 {
      bytes.append(UInt8(pending))
      (pending, count) = (0, 0)
    }
  }
}
