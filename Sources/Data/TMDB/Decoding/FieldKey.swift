/// A JSON field name in TMDB's spelling. Models use it to map a field to a property in one line.
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
