/// A season without its episodes.
public struct SeasonSummary: Identifiable, Hashable, Sendable {
  /// The TMDB ID; `nil` in TMDB's older responses.
  public var tmdbID: Int?
  /// The season number, from 1. Season 0 contains the specials.
  public var seasonNumber = 0
  /// The show's ID, if TMDB provides it or the season is part of the show's details.
  public var showID: Int?
  /// The name in the requested language.
  public var name = ""
  /// The overview; often empty.
  public var overview = ""
  /// The air date of the first episode.
  public var airDate: DayDate?
  /// The number of episodes.
  public var episodeCount = 0
  /// The poster, an image in portrait format (2:3).
  public var posterPath: ImagePath?
  /// The average rating, 0 to 10.
  public var voteAverage: Double = 0

  /// Creates a value with a TMDB ID; the other properties are empty.
  public init(id: Int) {
    tmdbID = id
  }

  /// An ID that differs from those of other seasons, even in responses without TMDB's IDs.
  public var id: PartID {
    tmdbID.map(PartID.tmdb) ?? .numbered(show: showID, season: seasonNumber, episode: nil)
  }
}

extension SeasonSummary: Decodable {
  /// Decodes a row.
  ///
  /// - Throws: `DecodingError` if the row has neither an ID nor a season number.
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    self.init(row)
    if tmdbID == nil { seasonNumber = try row.required(part: "season_number") }
  }

  /// Reads all fields, none of which is required.
  init(_ row: LenientContainer) {
    row.read("id", into: &tmdbID)
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
