/// How far somebody is with a series. Specials, season 0, are counted apart, and are never the next.
public struct SeriesProgress: Hashable, Sendable {
  /// Episodes that were watched, of those that there are.
  public let watched: Int
  /// Episodes that there are.
  public let total: Int
  /// Specials that were watched.
  public let watchedSpecials: Int
  /// Specials that there are.
  public let totalSpecials: Int
  /// The first that was not watched after the last that was; where there is none, the first that was left out; `nil` at the end.
  public let next: TitlePart?

  /// - Parameters:
  ///   - parts: what was watched, in any order, as often as it was; a season stands for its episodes, the whole for all but specials.
  ///   - seasons: how many episodes each has that can be watched.
  public init(_ parts: [TitlePart], seasons: [Int: Int]) {
    let counts = seasons.mapValues { min(max($0, 0), Self.mostEpisodes) }
    let regular = counts.filter { $0.key > 0 && $0.value > 0 }.sorted { $0.key < $1.key }
    var seen = SeenEpisodes(counts)
    for part in parts { seen.insert(part) }
    watched = regular.reduce(0) { $0 + seen.count(of: $1.key) }
    total = regular.reduce(0) { $0 + $1.value }
    totalSpecials = counts[0] ?? 0
    watchedSpecials = seen.count(of: 0)
    let last = regular.lastIndex { seen.count(of: $0.key) > 0 }
    let left = last.flatMap { place in
      regular[place...].lazy.compactMap { seen.firstAfterLast(of: $0.key) }.first
    }
    let first = left ?? regular.lazy.compactMap { seen.firstUnseen(of: $0.key) }.first
    next = first.map { .episode(season: $0.season, number: $0.number) }
  }

  /// Of one season. What claims more is no season, and must not take the memory for all of its numbers.
  private static let mostEpisodes = 1_000_000
}

/// Which episodes were watched, without a list of all that there are.
private struct SeenEpisodes {
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

  /// The first after the last that was watched of a season; `nil` where that is its end.
  func firstAfterLast(of season: Int) -> (season: Int, number: Int)? {
    guard !whole.contains(season) else { return nil }
    let number = (numbers[season]?.max() ?? 0) + 1
    return number <= counts[season] ?? 0 ? (season, number) : nil
  }

  /// The first of a season that was not watched; `nil` where all were.
  func firstUnseen(of season: Int) -> (season: Int, number: Int)? {
    guard count(of: season) < counts[season] ?? 0 else { return nil }
    let seen = numbers[season] ?? []
    return (1...seen.count + 1).first { !seen.contains($0) }.map { (season, $0) }
  }
}
