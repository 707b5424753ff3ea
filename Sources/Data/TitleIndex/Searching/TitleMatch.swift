import TitleIdentity

/// A title found by a search.
public struct TitleMatch: Hashable, Sendable {
  /// The kind of title.
  public var kind: MediaKind
  /// TMDB's ID, which is unique within the kind.
  public var id: Int
  /// The title as in the export.
  public var title: String
  /// TMDB's popularity score.
  public var popularity: Double
  /// The quality of the match.
  public var tier: MatchTier
  /// The parts of the title that match the query, in order.
  public var ranges: [Range<String.Index>]
}

/// The quality of a match, best first. Of several exact matches, only the most popular ranks first; the others rank
/// with titles that begin with the query.
public enum MatchTier: Int, Comparable, Sendable {
  /// The title equals the query.
  case exact
  /// The title equals the query except for spaces or a leading article.
  case nearlyExact
  /// The title begins with the query.
  case prefix
  /// The title contains the query's words in sequence.
  case phrase
  /// The title contains all words of the query.
  case allWords
  /// The title is similar to the query.
  case similar

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The results of a search.
public struct TitleMatches: Hashable, Sendable {
  /// The matches for each kind that has an index, best first.
  public var sections: [MediaKind: [TitleMatch]] = [:]
  /// A corrected spelling, if the query as typed has no good matches.
  public var suggestion: String?

  /// The best match of all kinds: by tier, then by popularity.
  public var best: TitleMatch? {
    sections.values.compactMap(\.first).min { ($0.tier, -$0.popularity, $0.kind) < ($1.tier, -$1.popularity, $1.kind) }
  }
}

extension TitleMatches {
  /// Adds further matches, which may be other names of the same titles. The order of each list remains.
  mutating func add(_ others: [MediaKind: [TitleMatch]], limit: Int) {
    for (kind, others) in others {
      var (first, second) = (sections[kind, default: []][...], others[...])
      var merged: [TitleMatch] = []
      var seen: Set<Int> = []
      while merged.count < limit, let next = first.first ?? second.first {
        let takesSecond = second.first.map { first.isEmpty || $0.isBetter(than: next) } ?? false
        let match = takesSecond ? second.removeFirst() : first.removeFirst()
        if seen.insert(match.id).inserted { merged.append(match) }
      }
      sections[kind] = merged
    }
  }

  /// Whether the query is probably misspelled: it has few matches, and none begins with it.
  var isWeak: Bool {
    let all = sections.values.joined()
    return all.count < fewMatches && all.allSatisfy { $0.tier > .prefix }
  }
}

extension TitleMatch {
  fileprivate func isBetter(than other: TitleMatch) -> Bool {
    (tier, -popularity) < (other.tier, -other.popularity)
  }
}

private let fewMatches = 3
