import Foundation

/// Hashes for tags and generated IDs, equal on every machine and in every run.
enum Fingerprint {
  /// Returns a hash of 32 hexadecimal digits.
  static func hex(_ data: some Sequence<UInt8>) -> String {
    hex(fold(data, from: 0xcbf2_9ce4_8422_2325)) + hex(fold(data, from: 0x6c62_272e_07bb_0142))
  }

  /// Returns an ID of 24 hexadecimal digits, the format of TMDB's IDs for seasons, credits and others.
  static func identifier(_ text: String) -> String {
    String(hex(text.utf8).prefix(24))
  }
}

extension Fingerprint {
  /// Computes a 64-bit FNV-1a hash.
  private static func fold(_ data: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    var hash = start
    for byte in data {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
