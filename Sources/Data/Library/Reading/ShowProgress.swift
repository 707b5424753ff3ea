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
  ///   - episodes: The numbers of the available episodes by season number. They may start anywhere and have gaps.
  public init(_ parts: [TitlePart], episodes: [Int: [Int]]) {
    let seasons = episodes.filter { !$0.value.isEmpty }
      .map { SeasonProgress(number: $0.key, episodes: Set($0.value).sorted(), parts: parts) }
      .sorted { $0.number < $1.number }
    let regular = seasons.filter { $0.number > 0 }
    self.seasons = Dictionary(uniqueKeysWithValues: seasons.map { ($0.number, $0.count) })
    watched = regular.reduce(0) { $0 + $1.count.watched }
    total = regular.reduce(0) { $0 + $1.count.total }
    watchedSpecials = self.seasons[0]?.watched ?? 0
    totalSpecials = self.seasons[0]?.total ?? 0
    let last = regular.lastIndex { $0.count.watched > 0 }
    let afterLast = last.flatMap { index in regular[index...].lazy.compactMap(\.firstAfterLast).first }
    next = afterLast ?? regular.lazy.compactMap(\.firstUnwatched).first
  }
}

/// The available episodes of a season, and whether each was watched.
private struct SeasonProgress {
  let number: Int
  private let episodes: [Int]
  private let isWatched: [Bool]

  init(number: Int, episodes: [Int], parts: [TitlePart]) {
    self.number = number
    self.episodes = episodes
    var watched: Set<Int> = []
    var isWhole = false
    for part in parts {
      switch part {
      case .whole: isWhole = isWhole || number > 0
      case .season(let season): isWhole = isWhole || season == number
      case .episode(let season, let episode): if season == number { watched.insert(episode) }
      }
    }
    isWatched = episodes.map { isWhole || watched.contains($0) }
  }

  var count: ShowProgress.Count {
    ShowProgress.Count(watched: isWatched.count { $0 }, total: episodes.count)
  }

  /// The first episode after the last watched one; `nil` at the end of the season.
  var firstAfterLast: TitlePart? {
    let index = isWatched.lastIndex(of: true).map { $0 + 1 } ?? 0
    return index < episodes.count ? part(at: index) : nil
  }

  /// The first unwatched episode; `nil` if all were watched.
  var firstUnwatched: TitlePart? { isWatched.firstIndex(of: false).map(part) }

  private func part(at index: Int) -> TitlePart { .episode(season: number, number: episodes[index]) }
}
