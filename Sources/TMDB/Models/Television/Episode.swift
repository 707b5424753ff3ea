/// One episode as a row of a list.
public struct Episode: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// The series' id, where TMDB gives it.
  public var showID: Int?
  /// From 1; season 0 holds the specials.
  public var seasonNumber = 0
  /// From 1 in each season.
  public var episodeNumber = 0
  /// Its place in an episode group, from 0.
  public var order: Int?
  /// The name in the language asked for.
  public var name = ""
  /// What happens; often empty.
  public var overview = ""
  /// When it was shown; `nil` when unknown.
  public var airDate: DayDate?
  /// Minutes; `nil` when unknown.
  public var runtime: Int?
  /// Whether it ends something.
  public var type: EpisodeType?
  /// The makers' own number.
  public var productionCode: String?
  /// A still, a wide picture of 16:9.
  public var stillPath: ImagePath?
  /// The mean of the votes, 0 to 10; means nothing when ``voteCount`` is 0.
  public var voteAverage: Double = 0
  /// How many voted.
  public var voteCount = 0
  /// Who worked on it; empty where TMDB leaves it out.
  public var crew: [CrewMember] = []
  /// Who played in this one; empty where TMDB leaves it out.
  public var guestStars: [CastMember] = []

  /// Makes one of its id; all else is empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Episode: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("show_id", into: &showID)
    try row.read(part: "season_number", into: &seasonNumber)
    try row.read(part: "episode_number", into: &episodeNumber)
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
