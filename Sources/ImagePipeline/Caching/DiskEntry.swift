import Foundation

/// How a picture lies in its file: a header that tells a whole file from a damaged one, then the address, then the bytes.
///
/// All numbers are little-endian: 8 bytes of mark and edition, 8 with the length of the address, 8 with the length of
/// the content, 8 with the checksum of both. The address is there as two addresses might share one file name.
enum DiskEntry {
  static let headerLength = 32
  private static let mark: UInt64 = 0x3130_5245_5754_4350

  /// The name of an address's file: 32 hexadecimal digits.
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

  /// Whether a file of this name can be one of ours.
  static func isName(_ name: String) -> Bool {
    name.utf8.count == 32 && name.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  static func encode(_ data: Data, for url: URL) -> Data {
    let address = Data(url.absoluteString.utf8)
    var file = Data(capacity: headerLength + address.count + data.count)
    let numbers = [mark, UInt64(address.count), UInt64(data.count), checksum(address, data)]
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) } }
    file.append(address)
    file.append(data)
    return file
  }

  /// The bytes of an address; `nil` when the file is not whole, or is another address's.
  static func decode(_ file: Data, for url: URL) -> Data? {
    guard file.count >= headerLength else { return nil }
    let numbers = (0..<4).map { index in
      file.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
    }
    let address = Data(url.absoluteString.utf8)
    let start = headerLength + address.count
    guard numbers[0] == mark, numbers[1] == UInt64(address.count), file.count >= start,
      numbers[2] == UInt64(file.count - start)
    else { return nil }
    let content = file.dropFirst(start)
    guard file.dropFirst(headerLength).prefix(address.count) == address, numbers[3] == checksum(address, content)
    else { return nil }
    return Data(content)
  }

  /// Against damage, not against forgery. Each step is one-to-one, so a change within one word is always found.
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
