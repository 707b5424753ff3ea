import Foundation

/// A JSON value that preserves the order of its members, as in TMDB's responses.
indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([Member])
  /// Text that is already encoded as JSON.
  case written(Data)

  typealias Member = (name: String, value: JSON)

  static func optional(_ text: String?) -> JSON {
    text.map(JSON.string) ?? .null
  }

  static func optional(_ number: Int?) -> JSON {
    number.map(JSON.int) ?? .null
  }

  static func strings(_ texts: [String]) -> JSON {
    .array(texts.map(JSON.string))
  }

  static func ints(_ numbers: [Int]) -> JSON {
    .array(numbers.map(JSON.int))
  }

  /// Returns the object with more members at the end.
  func adding(_ more: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let extra) = more else { return self }
    return .object(members + extra)
  }

  /// Returns the object with a leading `id` member, as in the response to a part's own path.
  func identified(_ id: Int) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object([("id", .int(id))] + members)
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }

  init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  init(stringLiteral value: String) {
    self = .string(value)
  }

  init(integerLiteral value: Int) {
    self = .int(value)
  }

  init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  init(nilLiteral: ()) {
    self = .null
  }
}
