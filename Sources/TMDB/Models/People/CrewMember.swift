/// A person and the job that they did.
@dynamicMemberLookup
public struct CrewMember: Identifiable, Hashable, Sendable {
  /// Who; its members can be read as if they were here. For what they are known for see ``Person/department``.
  public var person: Person
  /// The job, such as `Director`; an English word.
  public var job = ""
  /// The department of the job, such as `Directing`; an English word.
  public var jobDepartment = ""
  /// TMDB's id of this credit, 24 hexadecimal digits.
  public var creditID: String?

  /// Makes one of the person it is; all else is empty.
  public init(person: Person) {
    self.person = person
  }

  /// Different for each job, also where one person did several.
  public var id: String { creditID ?? "\(person.id)-\(job)" }

  /// Reads and writes through to ``person``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Person, Value>) -> Value {
    get { person[keyPath: keyPath] }
    set { person[keyPath: keyPath] = newValue }
  }
}

extension CrewMember: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("job", into: &job)
    row.read("department", into: &jobDepartment)
    row.read("credit_id", into: &creditID)
  }
}
