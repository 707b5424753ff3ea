/// One whose idea a series was.
@dynamicMemberLookup
public struct Creator: Identifiable, Hashable, Sendable {
  /// Who; its members can be read as if they were here.
  public var person: Person
  /// TMDB's id of this credit.
  public var creditID: String?

  /// Makes one of the person it is; all else is empty.
  public init(person: Person) {
    self.person = person
  }

  /// TMDB's id of the person.
  public var id: Int { person.id }

  /// Reads and writes through to ``person``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Person, Value>) -> Value {
    get { person[keyPath: keyPath] }
    set { person[keyPath: keyPath] = newValue }
  }
}

extension Creator: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("credit_id", into: &creditID)
  }
}
