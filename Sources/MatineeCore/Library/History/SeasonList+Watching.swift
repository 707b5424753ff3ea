/// How much of a series there is to be watched.
extension SeasonList {
  /// How many episodes each season has that have been shown, by its number; those of the specials, all that there are.
  public var shownEpisodes: [Int: Int] {
    var announced: [Int: Int] = [:]
    for card in seasons + [specials].compactMap(\.self) { announced[card.id.number] = card.episodeCount }
    return ShownEpisodes(announced, last: lastEpisode?.airing, next: nextEpisode?.airing).counts
  }

  /// The name of an episode, where the series' own page tells it.
  public func episode(_ number: Int, of season: Int) -> EpisodeCard? {
    [lastEpisode, nextEpisode].lazy.compactMap(\.self).first { $0.season.number == season && $0.number == number }
  }
}

extension EpisodeCard {
  fileprivate var airing: ShownEpisodes.Airing { .init(season: season.number, number: number, isAhead: isAhead) }
}

/// How many episodes of each season have been shown, of those that are announced: TMDB counts both.
struct ShownEpisodes {
  /// An episode that was shown last, or comes next.
  struct Airing {
    let season: Int
    let number: Int
    /// Whether its day lies ahead, or nobody knows it.
    let isAhead: Bool
  }

  /// By the season's number; those of the specials, all that there are.
  let counts: [Int: Int]

  init(_ announced: [Int: Int], last: Airing?, next: Airing?) {
    guard let (season, number) = Self.lastShown(last, next) else {
      counts = announced
      return
    }
    var counts = announced
    for (key, count) in announced where key >= max(season, 1) { counts[key] = key == season ? min(count, number) : 0 }
    self.counts = counts
  }

  private static func lastShown(_ last: Airing?, _ next: Airing?) -> (season: Int, number: Int)? {
    if let last, last.season > 0, !last.isAhead { return (last.season, max(last.number, 0)) }
    if let next, next.season > 0 { return (next.season, max(next.number, 1) - 1) }
    return nil
  }
}
