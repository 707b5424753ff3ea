import Foundation

/// The format of a picture's file: a header that reveals damage, then the URL, then the data.
///
/// The header has four little-endian numbers of 8 bytes each. They are a signature with a version, the length of the
/// URL, the length of the data, and the checksum of both. The URL is included because two URLs might have the same file
/// name.
enum DiskEntry {
  static let headerLength = 32
  private static let signature: UInt64 = 0x3130_5245_5754_4350

  /// Returns the file name for a URL: 32 hexadecimal digits.
  static func name(for url: URL) -> String { name(for: url.absoluteString) }

  static func name(for text: String) -> String {
    let bytes = Array(text.utf8)
    let bases: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142]
    return bases.map { basis in
      let hash = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a file with this name can belong to the cache.
  static func isName(_ name: String) -> Bool {
    name.utf8.count == 32 && name.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  static func encode(_ data: Data, for url: URL) -> Data {
    let address = Data(url.absoluteString.utf8)
    var file = Data(capacity: headerLength + address.count + data.count)
    let numbers = [signature, UInt64(address.count), UInt64(data.count), checksum(address, data)]
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) } }
    file.append(address)
    file.append(data)
    return file
  }

  /// Returns the data of a URL, or `nil` if the file is damaged or belongs to another URL.
  static func decode(_ file: Data, for url: URL) -> Data? {
    guard file.count >= headerLength else { return nil }
    let numbers = (0..<4).map { index in
      file.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
    }
    let address = Data(url.absoluteString.utf8)
    let start = headerLength + address.count
    guard numbers[0] == signature, numbers[1] == UInt64(address.count), file.count >= start,
      numbers[2] == UInt64(file.count - start)
    else { return nil }
    let content = file.dropFirst(start)
    guard file.dropFirst(headerLength).prefix(address.count) == address, numbers[3] == checksum(address, content)
    else { return nil }
    return Data(content)
  }

  /// Returns a checksum that detects damage, but not forgery. Each step is one-to-one, so a change within one word is
  /// always detected.
  private static func checksum(_ parts: Data...) -> UInt64 {
    var sum: UInt64 = 0x9e37_79b9_7f4a_7c15
    for part in parts {
      part.withUnsafeBytes { bytes in
        let whole = bytes.count / 8 * 8
        for offset in stride(from: 0, to: whole, by: 8) {
          sum = mix(sum, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        for byte in bytes[whole...] { sum = mix(sum, UInt64(byte)) }
      }
      sum = mix(sum, UInt64(part.count))
    }
    return sum
  }

  private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0x9fb2_1c65_1e98_df25
    return product ^ (product >> 29)
  }
}
