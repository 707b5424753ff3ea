/// A person with one job.
public struct CrewMember: PersonEntry {
  /// The person, whose properties are also available directly. ``Person/department`` is the department that the person
  /// is known for.
  public var person: Person
  /// The name of the job, in English, such as `Director`.
  public var job = ""
  /// The department of the job, in English, such as `Directing`.
  public var jobDepartment = ""
  /// The TMDB ID of the credit, 24 hexadecimal digits.
  public var creditID: String?

  /// Creates a value with a person; the other properties are empty.
  public init(person: Person) {
    self.person = person
  }

  /// An ID that is unique for each job, even if a person has several.
  public var id: String { creditID ?? "\(person.id)-\(job)" }
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
