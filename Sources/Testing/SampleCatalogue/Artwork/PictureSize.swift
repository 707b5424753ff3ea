/// An image size with the names from TMDB's configuration: `w342`, `h632`, `original`.
public struct PictureSize: Hashable, Sendable {
  private let width: Int?
  private let height: Int?

  /// Parses a size's name. Returns `nil` for other names and for sides outside 16 to 4,096 pixels.
  public init?(_ name: String) {
    let digits = name.dropFirst()
    let side = digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) ?? 0 : 0
    switch (name.first, name) {
    case (_, "original"): (width, height) = (nil, nil)
    case ("w", _) where (16...4_096).contains(side): (width, height) = (side, nil)
    case ("h", _) where (16...4_096).contains(side): (width, height) = (nil, side)
    default: return nil
    }
  }

  /// Returns the size in pixels of a kind of image.
  public func pixels(for kind: ArtworkSubject.Kind) -> (width: Int, height: Int) {
    let original = kind.originalPixels
    if let width { return (width, max((width * original.height + original.width / 2) / original.width, 1)) }
    if let height { return (max((height * original.width + original.height / 2) / original.height, 1), height) }
    return original
  }
}

extension ArtworkSubject.Kind {
  /// The size of the original in pixels, at which drawings are designed before scaling.
  var originalPixels: (width: Int, height: Int) {
    switch self {
    case .poster: (1_000, 1_500)
    case .backdrop: (1_920, 1_080)
    case .profile: (800, 1_200)
    case .still: (1_280, 720)
    case .logo: (1_000, 500)
    case .badge: (600, 600)
    }
  }
}
