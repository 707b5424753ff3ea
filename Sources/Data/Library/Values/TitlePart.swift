import TitleIdentity

/// A whole title, or a part of a show.
public enum TitlePart: Hashable, Sendable {
  case whole
  /// A season, starting at 1; 0 is for specials.
  case season(Int)
  case episode(season: Int, number: Int)
}

extension TitlePart {
  /// The season number; `nil` for the whole title.
  public var season: Int? {
    switch self {
    case .whole: nil
    case .season(let season), .episode(let season, _): season
    }
  }

  /// The episode number; `nil` if the part isn't an episode.
  public var episode: Int? {
    if case .episode(_, let number) = self { number } else { nil }
  }

  /// The maximum number of a season or episode. An event with a higher number is stored but has no effect.
  static let maximumNumber = 1_000_000

  /// Creates a part from optional numbers; returns `nil` for an impossible combination.
  init?(season: Int?, episode: Int?) {
    switch (season, episode) {
    case (nil, nil): self = .whole
    case (let season?, nil) where season >= 0: self = .season(season)
    case (let season?, let number?) where season >= 0 && number >= 0: self = .episode(season: season, number: number)
    default: return nil
    }
  }
}

extension TitleReference.Key {
  /// The key of a title or one of its parts, without its display data.
  public struct Part: Hashable, Sendable {
    /// The title's key.
    public var title: TitleReference.Key
    /// The part of the title.
    public var part: TitlePart

    public init(_ title: TitleReference.Key, _ part: TitlePart) {
      self.title = title
      self.part = part
    }
  }
}
