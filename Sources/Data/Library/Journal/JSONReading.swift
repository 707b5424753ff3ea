/// A strict JSON parser (RFC 8259). It rejects nesting deeper than events ever use.
struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Parses a JSON object; returns `nil` for anything else.
  static func object(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONObject? {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    guard case .object(let object)? = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.place == bytes.count ? object : nil
  }

  private static let maximumDepth = 16
}

private extension JSONReader {
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(truncatingIfNeeded: sign.value) else { return false }
    place += 1
    return true
  }

  mutating func take(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - place >= count, (0..<count).allSatisfy({ bytes[place + $0] == word.utf8Start[$0] }) else {
      return false
    }
    place += count
    return true
  }

  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { place += 1 }
  }

  mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.maximumDepth, let next else { return nil }
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
    default: return number()
    }
  }

  mutating func object(depth: Int) -> JSONValue? {
    var object = JSONObject()
    place += 1
    skipSpace()
    if take("}") { return .object(object) }
    while true {
      skipSpace()
      guard let key = string() else { return nil }
      skipSpace()
      guard take(":") else { return nil }
      skipSpace()
      guard let value = value(depth: depth + 1), object.add(key, value) else { return nil }
      skipSpace()
      if take("}") { return .object(object) }
      guard take(",") else { return nil }
    }
  }

  mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    place += 1
    skipSpace()
    if take("]") { return .array(values) }
    while true {
      skipSpace()
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { return nil }
    }
  }

  mutating func digits() -> Int {
    let start = place
    while let next, (0x30...0x39).contains(next) { place += 1 }
    return place - start
  }

  mutating func number() -> JSONValue? {
    let start = place
    _ = take("-")
    let isZero = next == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !(isZero && count > 1) else { return nil }
    var isInteger = true
    if take(".") {
      isInteger = false
      guard digits() > 0 else { return nil }
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { return nil }
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isInteger, let number = Int(text) { return .integer(number) }
    return .number(text)
  }

  mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { return nil }
      place += 1
    }
    guard let end = next else { return nil }
    if end == UInt8(ascii: "\"") {
      defer { place += 1 }
      return String(validating: bytes[start..<place], as: UTF8.self)
    }
    return escapedString(Array(bytes[start..<place]))
  }

  /// Parses the rest of a string from its first escape.
  mutating func escapedString(_ beginning: [UInt8]) -> String? {
    var text = beginning
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += String(Character(scalar)).utf8
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal() else { return nil }
      guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) }
      guard take("\\"), take("u"), let low = hexadecimal(), (0xDC00...0xDFFF).contains(low) else { return nil }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  mutating func hexadecimal() -> UInt32? {
    guard bytes.count - place >= 4 else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
      place += 1
    }
    return unit
  }
}
