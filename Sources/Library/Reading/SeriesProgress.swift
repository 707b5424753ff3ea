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
    var seen: [Int: Set<Int>] = [:]
    for part in parts {
      switch part {
      case .whole: for season in seasons.keys where season > 0 { seen[season] = Self.all(seasons[season]) }
      case .season(let season): seen[season] = Self.all(seasons[season])
      case .episode(let season, let number): seen[season, default: []].insert(number)
      }
    }
    let episodes = seasons.filter { $0.key > 0 }.sorted { $0.key < $1.key }
      .flatMap { season, count in (1...max(count, 1)).prefix(max(count, 0)).map { (season, $0) } }
    let isSeen = episodes.map { seen[$0.0]?.contains($0.1) == true }
    watched = isSeen.count(where: \.self)
    total = episodes.count
    totalSpecials = max(seasons[0] ?? 0, 0)
    watchedSpecials = Self.all(seasons[0]).intersection(seen[0] ?? []).count
    let afterLast = (isSeen.lastIndex(of: true) ?? -1) + 1
    let place = isSeen[afterLast...].firstIndex(of: false) ?? isSeen.firstIndex(of: false)
    next = place.map { .episode(season: episodes[$0].0, number: episodes[$0].1) }
  }

  private static func all(_ count: Int?) -> Set<Int> {
    guard let count, count > 0 else { return [] }
    return Set(1...count)
  }
}
