/// A scanner for JSON text (RFC 8259). It rejects invalid JSON and repairs nothing, except lone surrogates on request.
///
/// It copies only strings and numbers, so it is many times faster than Foundation's decoder. Every method first skips
/// white space.
package struct JSONScanner {
  /// The handling of a `\u` escape for half of a surrogate pair, which encodes no character.
  package enum LoneSurrogates: Sendable {
    /// The string is invalid.
    case rejected
    /// The escape becomes U+FFFD, the replacement character.
    case replaced
  }

  /// The maximum nesting depth. A deeper value is invalid, so that hostile text can't overflow the stack.
  package static let maximumDepth = 16

  private let bytes: UnsafeBufferPointer<UInt8>
  private let loneSurrogates: LoneSurrogates
  private var position = 0

  /// Creates a scanner for bytes that must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, loneSurrogates: LoneSurrogates = .rejected) {
    self.bytes = bytes
    self.loneSurrogates = loneSurrogates
  }

  /// The next byte other than white space; `nil` at the end.
  package var next: UInt8? {
    mutating get {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0A, 0x0D: position += 1
        default: return bytes[position]
        }
      }
      return nil
    }
  }

  /// Skips a character if it comes next, and returns whether it did.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips a word such as `null` if it comes next, and returns whether it did.
  package mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard next != nil, bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  /// Scans a number, and returns its text.
  package mutating func number() -> (text: String, isInteger: Bool)? {
    guard next != nil else { return nil }
    let start = position
    skip("-")
    let firstDigit = position
    let count = skipDigits()
    guard count > 0, count == 1 || bytes[firstDigit] != UInt8(ascii: "0") else { return nil }
    var isInteger = true
    if skip(".") {
      isInteger = false
      guard skipDigits() > 0 else { return nil }
    }
    if skip("e") || skip("E") {
      isInteger = false
      if !skip("+") { skip("-") }
      guard skipDigits() > 0 else { return nil }
    }
    return (String(decoding: bytes[start..<position], as: UTF8.self), isInteger)
  }

  /// Scans a string, and returns it with its escape sequences decoded.
  package mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = position
    var isASCII = true
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let content = bytes[start..<position]
        position += 1
        // Validating is much slower than decoding, and most strings are ASCII.
        return isASCII ? String(decoding: content, as: UTF8.self) : String(validating: content, as: UTF8.self)
      case UInt8(ascii: "\\"): return escapedString(from: start)
      case 0..<0x20: return nil
      default:
        position += 1
        isASCII = isASCII && byte < 0x80
      }
    }
    return nil
  }

  /// Skips a value of any type, and returns whether it is valid.
  package mutating func skipValue(depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth, let next else { return false }
    switch next {
    case UInt8(ascii: "{"): return skipMembers(to: "}", named: true, depth)
    case UInt8(ascii: "["): return skipMembers(to: "]", named: false, depth)
    case UInt8(ascii: "\""): return string() != nil
    case UInt8(ascii: "t"): return takeWord("true")
    case UInt8(ascii: "f"): return takeWord("false")
    case UInt8(ascii: "n"): return takeWord("null")
    default: return number() != nil
    }
  }
}

extension JSONScanner {
  private mutating func skipMembers(to character: Unicode.Scalar, named: Bool, _ depth: Int) -> Bool {
    position += 1
    if take(character) { return true }
    repeat {
      if named { guard string() != nil, take(":") else { return false } }
      guard skipValue(depth: depth + 1) else { return false }
    } while take(",")
    return take(character)
  }

  /// Skips a character within a number or string, and returns whether it came next.
  @discardableResult private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips digits, and returns how many it skipped.
  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    return position - start
  }

  /// Scans the rest of a string from its first escape sequence on, and returns the whole string.
  ///
  /// - Parameter start: The position after the opening quotation mark.
  private mutating func escapedString(from start: Int) -> String? {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return escapedScalar()
    default: return nil
    }
  }

  /// Scans the digits of a `\u` escape. A surrogate pair, which has two escapes, encodes one scalar.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(UInt32(unit)) ?? loneSurrogate }
    let afterFirst = position
    guard skip("\\"), skip("u") else {
      position = afterFirst
      return loneSurrogate
    }
    guard let second = hexadecimal() else { return nil }
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return loneSurrogate
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xd800) << 10 + (UInt32(second) - 0xdc00))
  }

  private var loneSurrogate: Unicode.Scalar? { loneSurrogates == .replaced ? "\u{fffd}" : nil }

  private mutating func hexadecimal() -> UInt16? {
    guard bytes.count - position >= 4 else { return nil }
    defer { position += 4 }
    let digits = bytes[position..<(position + 4)]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
