/// A profile's progress in a show. Specials (season 0) are counted separately and are never the next episode.
public struct ShowProgress: Hashable, Sendable {
  /// The number of available episodes that were watched.
  public let watched: Int
  /// The number of available episodes.
  public let total: Int
  /// The number of available specials that were watched.
  public let watchedSpecials: Int
  /// The number of available specials.
  public let totalSpecials: Int
  /// The numbers of watched and of available episodes by season number, including the specials.
  public let seasons: [Int: Count]
  /// The first unwatched episode after the last watched one. If there is none, the first skipped episode; `nil` if all
  /// were watched.
  public let next: TitlePart?

  /// The progress in a season.
  public struct Count: Hashable, Sendable {
    /// The number of watched episodes.
    public let watched: Int
    /// The number of available episodes.
    public let total: Int

    public init(watched: Int, total: Int) {
      self.watched = watched
      self.total = total
    }
  }

  /// Creates a progress summary.
  ///
  /// - Parameters:
  ///   - parts: The watched parts, in any order and with repetitions. A season includes all its episodes. The whole
  ///     show includes all episodes except specials.
  ///   - seasons: The number of available episodes by season number.
  public init(_ parts: [TitlePart], seasons: [Int: Int]) {
    let counts = seasons.mapValues { min(max($0, 0), Self.maximumEpisodeCount) }
    let regular = counts.filter { $0.key > 0 && $0.value > 0 }.sorted { $0.key < $1.key }
    var seen = WatchedEpisodes(counts)
    for part in parts { seen.insert(part) }
    self.seasons = Dictionary(
      uniqueKeysWithValues: counts.map { ($0.key, Count(watched: seen.count(of: $0.key), total: $0.value)) })
    watched = regular.reduce(0) { $0 + seen.count(of: $1.key) }
    total = regular.reduce(0) { $0 + $1.value }
    totalSpecials = counts[0] ?? 0
    watchedSpecials = seen.count(of: 0)
    let last = regular.lastIndex { seen.count(of: $0.key) > 0 }
    let left = last.flatMap { index in
      regular[index...].lazy.compactMap { seen.firstAfterLast(of: $0.key) }.first
    }
    let first = left ?? regular.lazy.compactMap { seen.firstUnwatched(of: $0.key) }.first
    next = first.map { .episode(season: $0.season, number: $0.number) }
  }

  /// The maximum number of episodes in a season. Larger numbers are invalid and must not cause excessive memory use.
  private static let maximumEpisodeCount = 1_000_000
}

/// The set of watched episodes, stored without enumerating all available ones.
private struct WatchedEpisodes {
  private let counts: [Int: Int]
  private var numbers: [Int: Set<Int>] = [:]
  private var whole: Set<Int> = []

  init(_ counts: [Int: Int]) { self.counts = counts }

  mutating func insert(_ part: TitlePart) {
    switch part {
    case .whole: whole.formUnion(counts.keys.filter { $0 > 0 })
    case .season(let season): whole.insert(season)
    case .episode(let season, let number):
      if number >= 1, number <= counts[season] ?? 0 { numbers[season, default: []].insert(number) }
    }
  }

  func count(of season: Int) -> Int {
    whole.contains(season) ? counts[season] ?? 0 : numbers[season]?.count ?? 0
  }

  /// Returns the first episode after the last watched one in a season; `nil` at the end of the season.
  func firstAfterLast(of season: Int) -> (season: Int, number: Int)? {
    guard !whole.contains(season) else { return nil }
    let number = (numbers[season]?.max() ?? 0) + 1
    return number <= counts[season] ?? 0 ? (season, number) : nil
  }

  /// Returns the first unwatched episode of a season; `nil` if all were watched.
  func firstUnwatched(of season: Int) -> (season: Int, number: Int)? {
    guard count(of: season) < counts[season] ?? 0 else { return nil }
    let seen = numbers[season] ?? []
    return (1...seen.count + 1).first { !seen.contains($0) }.map { (season, $0) }
  }
}
