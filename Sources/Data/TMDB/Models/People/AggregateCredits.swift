/// The cast and crew of all episodes of a show or season, with one entry for each person.
public struct AggregateCredits: Hashable, Sendable {
  /// The show's ID; `nil` if appended to another response.
  public var id: Int?
  /// The cast, in the order of the credits.
  public var cast: [AggregateCastMember] = []
  /// The crew.
  public var crew: [AggregateCrewMember] = []

  /// Creates an empty value.
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

/// A person with all roles in a show.
public struct AggregateCastMember: PersonEntry {
  /// The person, whose properties are also available directly.
  public var person: Person
  /// The roles.
  public var roles: [Role] = []
  /// The number of episodes.
  public var totalEpisodeCount = 0
  /// The position in the credits, from 0.
  public var order: Int?

  /// Creates a value with a person; the other properties are empty.
  public init(person: Person) {
    self.person = person
  }

  /// The TMDB ID of the person.
  public var id: Int { person.id }
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

/// A person with all jobs in one department of a show.
public struct AggregateCrewMember: PersonEntry {
  /// The person, whose properties are also available directly.
  public var person: Person
  /// The jobs.
  public var jobs: [Job] = []
  /// The department of the jobs, in English.
  public var jobDepartment = ""
  /// The number of episodes.
  public var totalEpisodeCount = 0

  /// Creates a value with a person; the other properties are empty.
  public init(person: Person) {
    self.person = person
  }

  /// An ID that is unique for each of a person's departments.
  public var id: String { "\(person.id)-\(jobDepartment)" }
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

/// A role in a show.
public struct Role: Identifiable, Hashable, Sendable {
  /// The TMDB ID of the credit.
  public var creditID: String?
  /// The name of the character; may be empty.
  public var character = ""
  /// The number of episodes.
  public var episodeCount = 0

  /// Creates an empty value.
  public init() {}

  /// An ID that is unique among one person's roles.
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

/// A job in a show.
public struct Job: Identifiable, Hashable, Sendable {
  /// The TMDB ID of the credit.
  public var creditID: String?
  /// The name of the job, in English.
  public var job = ""
  /// The number of episodes.
  public var episodeCount = 0

  /// Creates an empty value.
  public init() {}

  /// An ID that is unique among one person's jobs.
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
