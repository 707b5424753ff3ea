/// The number of episodes of a series that can be watched.
extension SeasonList {
  /// The number of aired episodes of each season, by season number. For specials, it counts all of them.
  public var airedEpisodes: [Int: Int] {
    var announced: [Int: Int] = [:]
    for card in seasons + [specials].compactMap(\.self) { announced[card.id.number] = card.episodeCount }
    return AiredEpisodes(announced, last: lastEpisode?.airing, next: nextEpisode?.airing).counts
  }

  /// Returns an episode if the series page includes it as the last or the next one.
  public func episode(_ number: Int, of season: Int) -> EpisodeCard? {
    [lastEpisode, nextEpisode].lazy.compactMap(\.self).first { $0.season.number == season && $0.number == number }
  }
}

extension EpisodeCard {
  fileprivate var airing: AiredEpisodes.Airing { .init(season: season.number, number: number, isAhead: isAhead) }
}

/// The number of aired episodes of each season. TMDB's counts include announced episodes.
struct AiredEpisodes {
  /// The last or the next episode of a series.
  struct Airing {
    let season: Int
    let number: Int
    /// Whether the air date is in the future or unknown.
    let isAhead: Bool
  }

  /// The counts by season number. For specials, all episodes count.
  let counts: [Int: Int]

  init(_ announced: [Int: Int], last: Airing?, next: Airing?) {
    guard let (season, number) = Self.lastAired(last, next) else {
      counts = announced
      return
    }
    var counts = announced
    for (key, count) in announced where key >= max(season, 1) { counts[key] = key == season ? min(count, number) : 0 }
    self.counts = counts
  }

  private static func lastAired(_ last: Airing?, _ next: Airing?) -> (season: Int, number: Int)? {
    if let last, last.season > 0, !last.isAhead { return (last.season, max(last.number, 0)) }
    if let next, next.season > 0 { return (next.season, max(next.number, 1) - 1) }
    return nil
  }
}
