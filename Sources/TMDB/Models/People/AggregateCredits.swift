/// Who played and who worked in all episodes of a series or a season; one entry a person.
public struct AggregateCredits: Hashable, Sendable {
  /// The series' id, where this was asked for by itself.
  public var id: Int?
  /// Who played, in the order of the credits.
  public var cast: [AggregateCastMember] = []
  /// Who worked.
  public var crew: [AggregateCrewMember] = []

  /// Makes an empty one.
  public init() {}
}

extension AggregateCredits: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("cast", into: &cast)
    row.read("crew", into: &crew)
  }
}

/// A person and all parts that they play in a series.
@dynamicMemberLookup
public struct AggregateCastMember: Identifiable, Hashable, Sendable {
  /// Who; its members can be read as if they were here.
  public var person: Person
  /// The parts.
  public var roles: [Role] = []
  /// In how many episodes.
  public var totalEpisodeCount = 0
  /// The place in the credits, from 0.
  public var order: Int?

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

extension AggregateCastMember: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("roles", into: &roles)
    row.read("total_episode_count", in: .partNumbers, into: &totalEpisodeCount)
    row.read("order", into: &order)
  }
}

/// A person and all jobs that they did in one department of a series.
@dynamicMemberLookup
public struct AggregateCrewMember: Identifiable, Hashable, Sendable {
  /// Who; its members can be read as if they were here.
  public var person: Person
  /// The jobs.
  public var jobs: [Job] = []
  /// Their department; an English word.
  public var jobDepartment = ""
  /// In how many episodes.
  public var totalEpisodeCount = 0

  /// Makes one of the person it is; all else is empty.
  public init(person: Person) {
    self.person = person
  }

  /// Different for each department in which one person worked.
  public var id: String { "\(person.id)-\(jobDepartment)" }

  /// Reads and writes through to ``person``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Person, Value>) -> Value {
    get { person[keyPath: keyPath] }
    set { person[keyPath: keyPath] = newValue }
  }
}

extension AggregateCrewMember: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("jobs", into: &jobs)
    row.read("department", into: &jobDepartment)
    row.read("total_episode_count", in: .partNumbers, into: &totalEpisodeCount)
  }
}

/// One part in a series.
public struct Role: Identifiable, Hashable, Sendable {
  /// TMDB's id of this credit.
  public var creditID: String?
  /// The part; may be empty.
  public var character = ""
  /// In how many episodes.
  public var episodeCount = 0

  /// Makes an empty one.
  public init() {}

  /// Different for each of one person's.
  public var id: String { creditID ?? character }
}

extension Role: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("credit_id", into: &creditID)
    row.read("character", into: &character)
    row.read("episode_count", in: .partNumbers, into: &episodeCount)
  }
}

/// One job in a series.
public struct Job: Identifiable, Hashable, Sendable {
  /// TMDB's id of this credit.
  public var creditID: String?
  /// The job; an English word.
  public var job = ""
  /// In how many episodes.
  public var episodeCount = 0

  /// Makes an empty one.
  public init() {}

  /// Different for each of one person's.
  public var id: String { creditID ?? job }
}

extension Job: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("credit_id", into: &creditID)
    row.read("job", into: &job)
    row.read("episode_count", in: .partNumbers, into: &episodeCount)
  }
}
