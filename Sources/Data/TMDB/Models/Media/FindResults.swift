/// The objects with a given external ID. More than one list may have results.
public struct FindResults: Hashable, Sendable {
  /// The movies.
  public var movies: [Movie] = []
  /// The people.
  public var people: [Person] = []
  /// The shows.
  public var shows: [TVShow] = []
  /// The episodes.
  public var episodes: [Episode] = []
  /// The seasons.
  public var seasons: [SeasonSummary] = []

  /// Creates an empty value.
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
