/// A season with its episodes and the parts requested by `append_to_response`.
public struct Season: Detailed {
  /// The summary as in the show's details. Its properties are also available directly.
  public var summary: SeasonSummary
  /// The episodes, in order.
  public var episodes: [Episode] = []
  /// The networks that aired the season.
  public var networks: [Network] = []
  /// The appended parts; `nil` for each part that was not requested.
  public var appended = SeasonParts()

  /// Creates a value with a summary; the other properties are empty.
  public init(summary: SeasonSummary) {
    self.summary = summary
  }
}

extension Season: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    // The request identifies the season.
    summary = SeasonSummary(row)
    row.read("episodes", into: &episodes)
    // TMDB's older episodes have neither an ID nor a season number.
    for index in episodes.indices where episodes[index].tmdbID == nil {
      episodes[index].seasonNumber = summary.seasonNumber
    }
    row.read("networks", into: &networks)
    if summary.episodeCount == 0 { summary.episodeCount = episodes.count }
    appended = try SeasonParts(from: decoder)
  }
}
