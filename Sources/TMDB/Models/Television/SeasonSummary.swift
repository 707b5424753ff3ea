/// One season without its episodes.
public struct SeasonSummary: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// From 1; season 0 holds the specials.
  public var seasonNumber = 0
  /// The series' id, where TMDB gives it.
  public var showID: Int?
  /// The name in the language asked for.
  public var name = ""
  /// What it is about; often empty.
  public var overview = ""
  /// When its first episode was shown.
  public var airDate: DayDate?
  /// How many episodes it has.
  public var episodeCount = 0
  /// The poster, an upright picture of 2:3.
  public var posterPath: ImagePath?
  /// The mean of the votes, 0 to 10.
  public var voteAverage: Double = 0

  /// Makes one of its id; all else is empty.
  public init(id: Int) {
    self.id = id
  }
}

extension SeasonSummary: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("season_number", in: .partNumbers, into: &seasonNumber)
    row.read("show_id", into: &showID)
    row.read("name", into: &name)
    row.read("overview", into: &overview)
    row.read("air_date", into: &airDate)
    row.read("episode_count", in: .partNumbers, into: &episodeCount)
    row.read("poster_path", into: &posterPath)
    row.read("vote_average", into: &voteAverage)
  }
}
