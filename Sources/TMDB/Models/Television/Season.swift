/// One season with its episodes, and the parts that were asked for by `append_to_response`.
@dynamicMemberLookup
public struct Season: Identifiable, Hashable, Sendable {
  /// What a series' details say of a season, too; its members can be read as if they were here.
  public var summary: SeasonSummary
  /// Its episodes, in order.
  public var episodes: [Episode] = []
  /// Who showed it.
  public var networks: [Network] = []
  /// What was appended.
  public var appended = SeasonParts()

  /// Makes one of the summary it is; all else is empty.
  public init(summary: SeasonSummary) {
    self.summary = summary
  }

  /// TMDB's id.
  public var id: Int { summary.id }

  /// Reads and writes through to ``summary``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<SeasonSummary, Value>) -> Value {
    get { summary[keyPath: keyPath] }
    set { summary[keyPath: keyPath] = newValue }
  }
}

extension Season: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try SeasonSummary(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("episodes", into: &episodes)
    row.read("networks", into: &networks)
    if summary.episodeCount == 0 { summary.episodeCount = episodes.count }
    appended = try SeasonParts(from: decoder)
  }
}
