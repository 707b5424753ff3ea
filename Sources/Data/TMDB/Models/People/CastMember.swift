/// A person with one role.
public struct CastMember: PersonEntry {
  /// The person, whose properties are also available directly.
  public var person: Person
  /// The name of the character; may be empty.
  public var character = ""
  /// The TMDB ID of the credit, 24 hexadecimal digits.
  public var creditID: String?
  /// A legacy ID of the role; for movies only.
  public var castID: Int?
  /// The position in the credits, from 0.
  public var order: Int?

  /// Creates a value with a person; the other properties are empty.
  public init(person: Person) {
    self.person = person
  }

  /// An ID that is unique for each role, even if a person has several.
  public var id: String { creditID ?? "\(person.id)-\(character)" }
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
