/// How much of a series there is to be watched.
extension SeasonList {
  /// How many episodes each season has that have been shown, by its number; those of the specials, all that there are.
  public var shownEpisodes: [Int: Int] {
    var counts: [Int: Int] = [:]
    for card in seasons + [specials].compactMap(\.self) { counts[card.id.number] = card.episodeCount }
    guard let (season, number) = lastShown else { return counts }
    for (key, count) in counts where key >= max(season, 1) { counts[key] = key == season ? min(count, number) : 0 }
    return counts
  }

  /// The name of an episode, where the series' own page tells it.
  public func episode(_ number: Int, of season: Int) -> EpisodeCard? {
    [lastEpisode, nextEpisode].lazy.compactMap(\.self).first { $0.season.number == season && $0.number == number }
  }

  /// TMDB counts what is announced, too.
  private var lastShown: (season: Int, number: Int)? {
    if let last = lastEpisode, last.season.number > 0, !last.isAhead { return (last.season.number, last.number) }
    if let next = nextEpisode, next.season.number > 0 { return (next.season.number, next.number - 1) }
    return nil
  }
}
