import Foundation

/// A JSON object whose members may be missing, null, or of another type than one would think.
struct JSONObject {
  private let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  /// `nil` for what is no object, or no JSON.
  init?(_ bytes: ArraySlice<UInt8>) {
    // Foundation reads UTF-8 alone.
    let data = Data(TextDecoding.string(bytes).utf8)
    guard let members = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
    self.members = members
  }

  /// A text without spaces around it, or a number as one; `nil` for an empty one and for all else.
  func text(_ name: String) -> String? {
    switch members[name] {
    case let text as String: return TextDecoding.value(text)
    case let number as NSNumber: return number.stringValue
    default: return nil
    }
  }

  /// Also of a text of digits.
  func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

  /// An id above zero, whatever type it has.
  func id(_ name: String) -> Int? { NumberReading.id(text(name)) }

  func flag(_ name: String) -> Bool { NumberReading.flag(text(name)) }

  func object(_ name: String) -> JSONObject? { (members[name] as? [String: Any]).map(JSONObject.init) }

  /// The objects of an array; what else is in it is left out.
  func objects(_ name: String) -> [JSONObject] {
    (members[name] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(JSONObject.init) }
  }

  func has(_ name: String) -> Bool { members[name] != nil }
}
