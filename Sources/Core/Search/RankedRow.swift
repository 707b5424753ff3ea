import TitleIdentity
import TitleIndex

/// A local search result and the quality of its match.
struct RankedRow: Hashable, Sendable {
  var tier: MatchTier
  var row: SearchRow

  /// Sorts by the quality of the match, then by popularity.
  static func < (left: Self, right: Self) -> Bool {
    (left.tier, -left.row.popularity) < (right.tier, -right.row.popularity)
  }
}

extension [[RankedRow]] {
  /// Returns a single list. It repeatedly takes the best of the lists' first rows, so that each list's order remains.
  ///
  /// - Parameter limit: The maximum number of rows.
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
