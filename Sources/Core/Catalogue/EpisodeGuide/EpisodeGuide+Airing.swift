import ResponseCache
import TMDB

/// The episodes that have aired, and those that will.
///
/// An episode has aired once its own date is reached. Without a date, it hasn't aired. Without a known current date,
/// every episode with a date counts as aired.
extension EpisodeGuide {
  /// Returns the numbers of the aired episodes by season number, including the specials.
  public func aired(on today: DayDate?) -> [Int: [Int]] {
    Dictionary(
      uniqueKeysWithValues: seasons.map { ($0.number, $0.episodes.filter { $0.hasAired(on: today) }.map(\.number)) })
  }

  /// Returns the episode that airs next, which is never a special; `nil` if no date is known. Of several episodes on
  /// the same day, this is the first.
  public func coming(after today: DayDate?) -> Episode? {
    let dated = seasons.filter { $0.number > 0 }.flatMap(\.episodes).filter { !$0.hasAired(on: today) }
      .compactMap { episode in episode.airDate.map { (date: $0, episode: episode) } }
    // The episodes are in order, and `min` returns the first of several equal ones.
    return dated.min { $0.date < $1.date }?.episode
  }

  /// Whether TMDB lists no episodes at all, apart from specials.
  public var isEmpty: Bool { seasons.allSatisfy { $0.number == 0 || $0.episodes.isEmpty } }

  /// Returns an episode; `nil` if TMDB doesn't list it.
  public func episode(_ number: Int, of season: Int) -> Episode? {
    seasons.first { $0.number == season }?.episodes.first { $0.number == number }
  }

  /// Returns the aired episodes up to and including another. Specials are separate: the episodes before a special are
  /// the earlier specials.
  package func airedEpisodes(upTo season: Int, _ number: Int, on today: DayDate?) -> [Episode] {
    let covered = seasons.filter { season > 0 ? (1...season).contains($0.number) : $0.number == season }
      .flatMap(\.episodes)
    return covered.filter { $0.hasAired(on: today) && ($0.season, $0.number) <= (season, number) }
  }
}

extension EpisodeGuide.Episode {
  /// Returns whether the episode has aired; see ``EpisodeGuide/aired(on:)``.
  public func hasAired(on today: DayDate?) -> Bool {
    guard let airDate else { return false }
    return today.map { airDate <= $0 } ?? true
  }
}
