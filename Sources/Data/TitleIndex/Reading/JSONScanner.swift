/// A scanner for a line of JSON (RFC 8259). It rejects invalid JSON and repairs nothing.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  init(_ bytes: [UInt8], in line: Range<Int>) {
    self.bytes = bytes
    position = line.lowerBound
    end = line.upperBound
  }

  /// Whether the remaining input contains only white space.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == end
    }
  }

  /// Skips a character if it comes next, and returns whether it did.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < end, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Skips a word such as `null` if it comes next, and returns whether it did.
  mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpace()
    let count = word.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  mutating func number() -> Double? {
    skipSpace()
    let start = position
    while position < end, isPartOfNumber(bytes[position]) { position += 1 }
    guard start < position, bytes[start] != UInt8(ascii: "+") else { return nil }
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(validating: bytes[start..<(position - 1)], as: UTF8.self)
      case UInt8(ascii: "\\"): return escapedString(from: start)
      case 0..<0x20: return nil
      default: position += 1
      }
    }
    return nil
  }

  /// Skips a value of any type if one comes next, and returns whether it did.
  mutating func skipValue(depth: Int = 0) -> Bool {
    guard depth < maximumDepth else { return false }
    if takeWord("true") || takeWord("false") || takeWord("null") { return true }
    if take("{") { return skipMembers(until: "}", named: true, depth) }
    if take("[") { return skipMembers(until: "]", named: false, depth) }
    return string() != nil || number() != nil
  }
}

extension JSONScanner {
  private mutating func skipSpace() {
    while position < end, [0x20, 0x09, 0x0d, 0x0a].contains(bytes[position]) { position += 1 }
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func skipMembers(until mark: Unicode.Scalar, named: Bool, _ depth: Int) -> Bool {
    if take(mark) { return true }
    repeat {
      if named { guard string() != nil, take(":") else { return false } }
      guard skipValue(depth: depth + 1) else { return false }
    } while take(",")
    return take(mark)
  }

  /// Returns the rest of a string, starting at its first escape sequence.
  private mutating func escapedString(from start: Int) -> String? {
    var text = Array(bytes[start..<position])
    while position < end {
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
    guard position < end else { return nil }
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

  /// Parses `\u` escapes. A surrogate pair encodes one scalar; a lone surrogate becomes the replacement character.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(UInt32(unit)) ?? "\u{fffd}" }
    let afterFirst = position
    guard position + 1 < end, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u") else {
      return "\u{fffd}"
    }
    position += 2
    guard let second = hexadecimal() else { return nil }
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return "\u{fffd}"
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xd800) << 10 + (UInt32(second) - 0xdc00))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard end - position >= 4 else { return nil }
    defer { position += 4 }
    let digits = bytes[position..<(position + 4)]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

/// The maximum nesting depth of skipped values. Exports have no nested values.
private let maximumDepth = 16
