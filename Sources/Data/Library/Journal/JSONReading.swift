import JSONText

/// A strict JSON parser (RFC 8259). It rejects nesting deeper than events ever use.
struct JSONReader {
  private var scanner: JSONScanner

  /// Parses a JSON object; returns `nil` for anything else.
  static func object(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONObject? {
    var reader = JSONReader(scanner: JSONScanner(bytes))
    guard case .object(let object)? = reader.value(depth: 0) else { return nil }
    return reader.scanner.next == nil ? object : nil
  }
}

extension JSONReader {
  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < JSONScanner.maximumDepth, let next = scanner.next else { return nil }
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return scanner.string().map(JSONValue.string)
    case UInt8(ascii: "t"): return scanner.takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return scanner.takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return scanner.takeWord("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var object = JSONObject()
    guard scanner.take("{") else { return nil }
    if scanner.take("}") { return .object(object) }
    repeat {
      guard let key = scanner.string(), scanner.take(":"), let value = value(depth: depth + 1), object.add(key, value)
      else { return nil }
    } while scanner.take(",")
    return scanner.take("}") ? .object(object) : nil
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    guard scanner.take("[") else { return nil }
    if scanner.take("]") { return .array(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while scanner.take(",")
    return scanner.take("]") ? .array(values) : nil
  }

  private mutating func number() -> JSONValue? {
    guard let number = scanner.number() else { return nil }
    if number.isInteger, let integer = Int(number.text) { return .integer(integer) }
    return .number(number.text)
  }
}
