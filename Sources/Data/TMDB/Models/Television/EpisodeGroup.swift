/// The alternative orders of a show's episodes.
public typealias EpisodeGroupList = RowList<EpisodeGroupSummary>

/// An alternative order of a show's episodes, without the episodes.
public struct EpisodeGroupSummary: Identifiable, Hashable, Sendable {
  /// The TMDB ID, 24 hexadecimal digits.
  public var id: String
  /// The name.
  public var name = ""
  /// The description; often empty.
  public var overview = ""
  /// The number of episodes.
  public var episodeCount = 0
  /// The number of parts.
  public var groupCount = 0
  /// TMDB's type: 1 original air date, 2 absolute, 3 DVD, 4 digital, 5 story arc, 6 production, 7 TV.
  public var type = 0
  /// The network that uses the order.
  public var network: Network?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: String) {
    self.id = id
  }
}

extension EpisodeGroupSummary: ListedRow {
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

/// An alternative order of a show's episodes.
public struct EpisodeGroup: Detailed {
  /// The summary as in lists. Its properties are also available directly.
  public var summary: EpisodeGroupSummary
  /// The parts, such as seasons or discs.
  public var groups: [EpisodeGroupPart] = []

  /// Creates a value with a summary; the other properties are empty.
  public init(summary: EpisodeGroupSummary) {
    self.summary = summary
  }
}

extension EpisodeGroup: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try EpisodeGroupSummary(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("groups", into: &groups)
  }
}

/// A part of an alternative order.
public struct EpisodeGroupPart: Identifiable, Hashable, Sendable {
  /// The TMDB ID, 24 hexadecimal digits.
  public var id: String
  /// The name.
  public var name = ""
  /// The position, from 0.
  public var order = 0
  /// Whether the part is locked against changes.
  public var isLocked = false
  /// The episodes, in order.
  public var episodes: [Episode] = []

  /// Creates a value with an ID; the other properties are empty.
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
