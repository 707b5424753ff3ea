/// What an id from elsewhere stands for; more than one may be filled.
public struct FindResults: Hashable, Sendable {
  /// Films.
  public var movies: [Movie] = []
  /// People.
  public var people: [Person] = []
  /// Series.
  public var shows: [TVShow] = []
  /// Episodes.
  public var episodes: [Episode] = []
  /// Seasons.
  public var seasons: [SeasonSummary] = []

  /// Makes an empty one.
  public init() {}
}

extension FindResults: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("movie_results", into: &movies)
    row.read("person_results", into: &people)
    row.read("tv_results", into: &shows)
    row.read("tv_episode_results", into: &episodes)
    row.read("tv_season_results", into: &seasons)
  }
}
