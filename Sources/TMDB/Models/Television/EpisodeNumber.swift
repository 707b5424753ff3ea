/// Which episode of a series: by season and number, as people count.
public struct EpisodeNumber: Hashable, Sendable {
  /// From 1; season 0 holds the specials.
  public var season: Int
  /// From 1 in each season.
  public var episode: Int

  /// Names an episode.
  public init(season: Int, episode: Int) {
    self.season = season
    self.episode = episode
  }
}

extension LenientContainer {
  /// Reads what was appended as `season/1` and `season/1/episode/2`, whichever they are.
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
