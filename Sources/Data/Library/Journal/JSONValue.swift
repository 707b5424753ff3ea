/// A JSON value in a journal line.
///
/// Foundation's coders guarantee no specific bytes, and convert numbers to floating point. Journal lines must be
/// identical on all devices, forever.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that isn't an integer, in its original text.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of a JSON object. There are few, so a linear search is fastest.
struct JSONObject: Equatable {
  private(set) var members: [(key: String, value: JSONValue)] = []

  subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      if let newValue { members.append((key, newValue)) }
    }
  }

  /// Adds a member.
  ///
  /// - Returns: Whether no member had this name.
  mutating func add(_ key: String, _ value: JSONValue) -> Bool {
    guard self[key] == nil else { return false }
    members.append((key, value))
    return true
  }

  static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject {
  func string(_ key: String) -> String? { if case .string(let text)? = self[key] { text } else { nil } }
  func integer(_ key: String) -> Int? { if case .integer(let number)? = self[key] { number } else { nil } }
  func bool(_ key: String) -> Bool? { if case .bool(let value)? = self[key] { value } else { nil } }
  func object(_ key: String) -> JSONObject? { if case .object(let value)? = self[key] { value } else { nil } }
  func strings(_ key: String) -> [String]? {
    guard case .array(let values)? = self[key] else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
