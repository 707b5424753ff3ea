/// A title that a search found.
public struct TitleMatch: Hashable, Sendable {
  /// What it is a title of.
  public var kind: TitleKind
  /// TMDB's id, which is one of its kind only.
  public var id: Int
  /// As the export has it.
  public var title: String
  /// TMDB's measure of how much a title is looked at.
  public var popularity: Double
  /// How well it matches.
  public var tier: MatchTier
  /// Which parts of the title were searched for, from its beginning to its end.
  public var ranges: [Range<String.Index>]
}

/// How well a title matches, the best first; of those that are what was typed, all but the first come by popularity among
/// those that begin with it.
public enum MatchTier: Int, Comparable, Sendable {
  /// It is what was typed.
  case whole
  /// It is what was typed but for its spaces, or the article that it begins with.
  case nearlyWhole
  /// It begins with what was typed.
  case beginning
  /// What was typed is in it, word after word.
  case phrase
  /// Every word is in it.
  case words
  /// It is something similar.
  case similar

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a search found.
public struct TitleMatches: Hashable, Sendable {
  /// What was found of each kind that has an index, the best first.
  public var sections: [TitleKind: [TitleMatch]] = [:]
  /// What may have been meant, where what was typed is nowhere to be found.
  public var suggestion: String?

  /// The best of all kinds: by tier, then by popularity.
  public var best: TitleMatch? {
    sections.values.compactMap(\.first).min { ($0.tier, -$0.popularity, $0.kind) < ($1.tier, -$1.popularity, $1.kind) }
  }
}

extension TitleMatches {
  /// Whether what was typed is taken to be misspelt: there are few titles, and none begins with it.
  var isPoor: Bool {
    let all = sections.values.joined()
    return all.count < few && all.allSatisfy { $0.tier > .beginning }
  }
}

private let few = 3
