/// The other orders in which a series' episodes can be seen.
public struct EpisodeGroupList: Hashable, Sendable {
  /// The series' id, where this was asked for by itself.
  public var id: Int?
  /// One entry an order.
  public var groups: [EpisodeGroupSummary] = []

  /// Makes an empty one.
  public init() {}
}

extension EpisodeGroupList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &groups)
  }
}

/// One order of a series' episodes, without them.
public struct EpisodeGroupSummary: Identifiable, Hashable, Sendable {
  /// TMDB's id, 24 hexadecimal digits.
  public var id: String
  /// What it is called.
  public var name = ""
  /// What it is for; often empty.
  public var overview = ""
  /// How many episodes it has.
  public var episodeCount = 0
  /// How many parts it has.
  public var groupCount = 0
  /// TMDB's kind: 1 original air date, 2 absolute, 3 DVD, 4 digital, 5 story arc, 6 production, 7 TV.
  public var type = 0
  /// Whose order it is.
  public var network: Network?

  /// Makes one of its id; all else is empty.
  public init(id: String) {
    self.id = id
  }
}

extension EpisodeGroupSummary: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("description", into: &overview)
    row.read("episode_count", in: .partNumbers, into: &episodeCount)
    row.read("group_count", in: .counts, into: &groupCount)
    row.read("type", into: &type)
    row.read("network", into: &network)
  }
}

/// One order of a series' episodes.
@dynamicMemberLookup
public struct EpisodeGroup: Identifiable, Hashable, Sendable {
  /// What the list says of it, too; its members can be read as if they were here.
  public var summary: EpisodeGroupSummary
  /// Its parts, such as seasons or discs.
  public var groups: [EpisodeGroupPart] = []

  /// Makes one of the summary it is; all else is empty.
  public init(summary: EpisodeGroupSummary) {
    self.summary = summary
  }

  /// TMDB's id, 24 hexadecimal digits.
  public var id: String { summary.id }

  /// Reads and writes through to ``summary``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<EpisodeGroupSummary, Value>) -> Value {
    get { summary[keyPath: keyPath] }
    set { summary[keyPath: keyPath] = newValue }
  }
}

extension EpisodeGroup: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try EpisodeGroupSummary(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("groups", into: &groups)
  }
}

/// One part of an order of episodes.
public struct EpisodeGroupPart: Identifiable, Hashable, Sendable {
  /// TMDB's id, 24 hexadecimal digits.
  public var id: String
  /// What it is called.
  public var name = ""
  /// Its place, from 0.
  public var order = 0
  /// Whether it is closed to changes.
  public var isLocked = false
  /// Its episodes, in order.
  public var episodes: [Episode] = []

  /// Makes one of its id; all else is empty.
  public init(id: String) {
    self.id = id
  }
}

extension EpisodeGroupPart: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("order", into: &order)
    row.read("locked", into: &isLocked)
    row.read("episodes", into: &episodes)
  }
}
