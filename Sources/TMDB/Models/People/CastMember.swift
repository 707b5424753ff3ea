/// A person and the part that they play.
@dynamicMemberLookup
public struct CastMember: Identifiable, Hashable, Sendable {
  /// Who; its members can be read as if they were here.
  public var person: Person
  /// The part; may be empty.
  public var character = ""
  /// TMDB's id of this credit, 24 hexadecimal digits.
  public var creditID: String?
  /// An older id of the part, for films only.
  public var castID: Int?
  /// The place in the credits, from 0.
  public var order: Int?

  /// Makes one of the person it is; all else is empty.
  public init(person: Person) {
    self.person = person
  }

  /// Different for each part, also where one person plays several.
  public var id: String { creditID ?? "\(person.id)-\(character)" }

  /// Reads and writes through to ``person``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Person, Value>) -> Value {
    get { person[keyPath: keyPath] }
    set { person[keyPath: keyPath] = newValue }
  }
}

extension CastMember: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("character", into: &character)
    row.read("credit_id", into: &creditID)
    row.read("cast_id", into: &castID)
    row.read("order", into: &order)
  }
}
