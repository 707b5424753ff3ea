/// A person's contribution to a title: a name, and a character or a job.
struct Credit: Decodable, Sendable {
  let name: String
  let role: String

  init(from decoder: any Decoder) throws {
    var pair = try decoder.unkeyedContainer()
    name = try pair.decode(String.self)
    role = try pair.decode(String.self)
  }
}

/// The position of a credit, which determines its ID.
struct CreditPosition: Hashable, Sendable {
  enum Part: Int, Sendable {
    case cast = 0
    case crew = 1
    case creator = 2
  }

  let title: Int
  let part: Part
  let index: Int

  init(title: Int, part: Part, index: Int) {
    self.title = title
    self.part = part
    self.index = index
  }

  /// Parses an ID of 24 hexadecimal digits: eight for the title, four for the part, eight for the index, four constant
  /// ones.
  init?(id: String) {
    guard id.count == 24, id.hasSuffix(Self.suffix) else { return nil }
    let digits = Array(id)
    guard let title = Int(String(digits[0..<8]), radix: 16), let code = Int(String(digits[8..<12]), radix: 16),
      let part = Part(rawValue: code), let index = Int(String(digits[12..<20]), radix: 16)
    else { return nil }
    self.init(title: title, part: part, index: index)
  }

  var id: String {
    Self.hex(title, 8) + Self.hex(part.rawValue, 4) + Self.hex(index, 8) + Self.suffix
  }
}

extension CreditPosition {
  private static let suffix = "5a3e"

  private static func hex(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
