/// The episodes of a series that were shown in cinemas.
public struct ScreenedEpisodes: Hashable, Sendable {
  /// The series' id, where this was asked for by itself.
  public var id: Int?
  /// One entry an episode.
  public var episodes: [ScreenedEpisode] = []

  /// Makes an empty one.
  public init() {}
}

extension ScreenedEpisodes: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &episodes)
  }
}

/// An episode that was shown in cinemas.
public struct ScreenedEpisode: Identifiable, Hashable, Sendable {
  /// The episode's id.
  public var id: Int
  /// Its season.
  public var seasonNumber = 0
  /// Its number there.
  public var episodeNumber = 0

  /// Makes one of its id; all else is empty.
  public init(id: Int) {
    self.id = id
  }
}

extension ScreenedEpisode: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("season_number", into: &seasonNumber)
    row.read("episode_number", into: &episodeNumber)
  }
}
