/// A creator of a show.
public struct Creator: PersonEntry {
  /// The person, whose properties are also available directly.
  public var person: Person
  /// The TMDB ID of the credit.
  public var creditID: String?

  /// Creates a value with a person; the other properties are empty.
  public init(person: Person) {
    self.person = person
  }

  /// The TMDB ID of the person.
  public var id: Int { person.id }
}

extension Creator: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("credit_id", into: &creditID)
  }
}
