/// What of a title something is about: all of it, or a part of a series.
public enum TitlePart: Hashable, Sendable {
  case whole
  /// Counted from 1; 0 is for specials.
  case season(Int)
  case episode(season: Int, number: Int)
}

extension TitlePart {
  /// `nil` for the whole title.
  public var season: Int? {
    switch self {
    case .whole: nil
    case .season(let season), .episode(let season, _): season
    }
  }

  /// `nil` for what is no episode.
  public var episode: Int? {
    if case .episode(_, let number) = self { number } else { nil }
  }

  /// The highest number of a season or episode. An event that names a higher one is kept, and counts for nothing.
  static let mostNumber = 1_000_000

  /// `nil` where there can be no such part.
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
  /// A title, or a part of it, without what is shown of it.
  public struct Part: Hashable, Sendable {
    /// Which title.
    public var title: TitleReference.Key
    /// Which part of it.
    public var part: TitlePart

    public init(_ title: TitleReference.Key, _ part: TitlePart) {
      self.title = title
      self.part = part
    }
  }
}
