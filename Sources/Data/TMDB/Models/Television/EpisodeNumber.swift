/// The season and episode number that identify an episode within a show.
public struct EpisodeNumber: Hashable, Sendable {
  /// The season number, from 1. Season 0 contains the specials.
  public var season: Int
  /// The episode number within its season, from 1.
  public var episode: Int

  /// Creates an episode number.
  public init(season: Int, episode: Int) {
    self.season = season
    self.episode = episode
  }
}

extension LenientContainer {
  /// Reads the seasons and episodes appended as `season/1` and `season/1/episode/2`.
  func readSeasons(into seasons: inout [Int: Season], _ episodes: inout [EpisodeNumber: EpisodeDetails]) {
    for key in container.allKeys {
      let words = key.stringValue.split(separator: "/")
      guard words.count >= 2, words[0] == "season", let season = Self.part(words[1]) else { continue }
      if words.count == 2 {
        read(key, into: &seasons[season])
      } else if words.count == 4, words[2] == "episode", let episode = Self.part(words[3]) {
        read(key, into: &episodes[EpisodeNumber(season: season, episode: episode)])
      }
    }
  }

  private static func part(_ word: Substring) -> Int? {
    Int(word).flatMap { ClosedRange.partNumbers.contains($0) ? $0 : nil }
  }
}
