/// An episode, as a row in lists.
public struct Episode: Identifiable, Hashable, Sendable {
  /// The TMDB ID; `nil` in TMDB's older responses.
  public var tmdbID: Int?
  /// The show's ID, if TMDB provides it.
  public var showID: Int?
  /// The season number, from 1. Season 0 contains the specials.
  public var seasonNumber = 0
  /// The episode number within its season, from 1.
  public var episodeNumber = 0
  /// The position in an episode group, from 0.
  public var order: Int?
  /// The name in the requested language.
  public var name = ""
  /// The overview; often empty.
  public var overview = ""
  /// The air date; `nil` if unknown.
  public var airDate: DayDate?
  /// The running time in minutes; `nil` if unknown.
  public var runtime: Int?
  /// The position of the episode in its season, such as a finale.
  public var type: EpisodeType?
  /// The production company's own number.
  public var productionCode: String?
  /// A still, an image in landscape format (16:9).
  public var stillPath: ImagePath?
  /// The average rating, 0 to 10; meaningless if ``voteCount`` is 0.
  public var voteAverage: Double = 0
  /// The number of votes.
  public var voteCount = 0
  /// The crew; empty if TMDB omits it.
  public var crew: [CrewMember] = []
  /// The guest stars; empty if TMDB omits them.
  public var guestStars: [CastMember] = []

  /// Creates a value with a TMDB ID; the other properties are empty.
  public init(id: Int) {
    tmdbID = id
  }

  /// An ID that differs from those of other episodes, even in responses without TMDB's IDs.
  public var id: PartID {
    tmdbID.map(PartID.tmdb) ?? .numbered(show: showID, season: seasonNumber, episode: episodeNumber)
  }
}

extension Episode: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &tmdbID)
    row.read("show_id", into: &showID)
    try row.read(part: "season_number", into: &seasonNumber)
    if tmdbID == nil {
      episodeNumber = try row.required(part: "episode_number")
    } else {
      try row.read(part: "episode_number", into: &episodeNumber)
    }
    row.read("order", into: &order)
    row.read("name", into: &name)
    row.read("overview", into: &overview)
    row.read("air_date", into: &airDate)
    row.read("runtime", in: .minutes, into: &runtime)
    row.read("episode_type", into: &type)
    row.read("production_code", into: &productionCode)
    row.read("still_path", into: &stillPath)
    row.read("vote_average", into: &voteAverage)
    row.read("vote_count", in: .counts, into: &voteCount)
    row.read("crew", into: &crew)
    row.read("guest_stars", into: &guestStars)
  }
}
