import TitleIndex

/// A row that this device found, and how well it matches.
struct RankedRow: Hashable, Sendable {
  var tier: MatchTier
  var row: SearchRow

  /// The better comes first, and of two as good the more popular.
  static func < (left: Self, right: Self) -> Bool {
    (left.tier, -left.row.popularity) < (right.tier, -right.row.popularity)
  }
}

extension [[RankedRow]] {
  /// All of them as one list: the best of the first ones, then the best of what is left, and so on, so that each list's own
  /// order stays.
  ///
  /// - Parameter limit: how many at most.
  func merged(limit: Int = .max) -> [RankedRow] {
    var rest = map { $0[...] }
    var all: [RankedRow] = []
    while all.count < limit {
      let best = rest.indices.filter { !rest[$0].isEmpty }.min { left, right in
        guard let left = rest[left].first, let right = rest[right].first else { return false }
        return left < right
      }
      guard let best else { break }
      all.append(rest[best].removeFirst())
    }
    return all
  }
}
