/// JSON as the lines of a journal hold it.
///
/// Foundation's coders promise no bytes, and numbers go through floating point there; the lines of a journal are the same for
/// ever, on each device.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no integer, as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of an object; few, so that looking through them is the quickest.
struct JSONObject: Equatable {
  private(set) var members: [(key: String, value: JSONValue)] = []

  subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      if let newValue { members.append((key, newValue)) }
    }
  }

  /// - Returns: whether there was none of this name.
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
