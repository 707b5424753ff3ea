import Foundation

/// A JSON object whose members may be missing, null, or of unexpected types.
struct JSONObject {
  private let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  /// Parses an object; returns `nil` for anything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    // Foundation expects UTF-8.
    let data = Data(TextDecoding.string(bytes).utf8)
    guard let members = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
    self.members = members
  }

  /// Returns a trimmed text, or a number as text; `nil` if it is empty or of another type.
  func text(_ name: String) -> String? {
    switch members[name] {
    case let text as String: return TextDecoding.value(text)
    case let number as NSNumber: return number.stringValue
    default: return nil
    }
  }

  /// Returns an integer, including one written as text.
  func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

  /// Returns a positive ID of any type.
  func id(_ name: String) -> Int? { NumberReading.id(text(name)) }

  func flag(_ name: String) -> Bool { NumberReading.flag(text(name)) }

  func object(_ name: String) -> JSONObject? { (members[name] as? [String: Any]).map(JSONObject.init) }

  /// Returns the objects in an array and omits other values.
  func objects(_ name: String) -> [JSONObject] {
    (members[name] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(JSONObject.init) }
  }

  func has(_ name: String) -> Bool { members[name] != nil }
}
