import Library

extension TitlePart {
  /// Returns whether a play of this part is also a play of another part. A play of the whole title covers no specials.
  package func covers(_ part: TitlePart) -> Bool {
    switch self {
    case .whole: part == .whole || (part.season ?? 0) > 0
    case .season(let season): season == part.season
    case .episode: self == part
    }
  }
}
