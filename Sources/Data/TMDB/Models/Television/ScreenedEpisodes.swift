/// The episodes of a show that were screened in cinemas.
public typealias ScreenedEpisodes = RowList<ScreenedEpisode>

/// An episode that was screened in cinemas.
public struct ScreenedEpisode: Identifiable, Hashable, Sendable {
  /// The episode's ID.
  public var id: Int
  /// The season number.
  public var seasonNumber = 0
  /// The episode number within its season.
  public var episodeNumber = 0

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension ScreenedEpisode: ListedRow {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("season_number", into: &seasonNumber)
    row.read("episode_number", into: &episodeNumber)
  }
}
