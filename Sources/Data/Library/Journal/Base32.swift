/// An encoding of numbers as sortable text: Crockford's Base32, with thirteen digits for 64 bits.
enum Base32 {
  static let digits = 13

  static func text(_ number: UInt64) -> String {
    String(unsafeUninitializedCapacity: digits) { bytes in
      for index in 0..<digits {
        bytes[digits - 1 - index] = alphabet[Int(number >> (UInt64(index) * 5) & 31)]
      }
      return digits
    }
  }

  /// Decodes text as written by ``text(_:)``.
  ///
  /// - Returns: `nil` for anything else, including lowercase letters: each number has exactly one text.
  static func number(_ text: some Collection<UInt8>) -> UInt64? {
    guard text.count == digits else { return nil }
    var number: UInt64 = 0
    for (index, byte) in text.enumerated() {
      let value = values[Int(byte)]
      // Thirteen digits hold 65 bits, one more than the number.
      guard value < 32, index > 0 || value < 16 else { return nil }
      number = number << 5 | UInt64(value)
    }
    return number
  }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()
}
