/// A JSON member's name as TMDB spells it, so that a model can say which member fills which property in one line.
struct FieldKey: CodingKey, ExpressibleByStringLiteral, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }

  init(stringLiteral value: String) {
    stringValue = value
  }
}
