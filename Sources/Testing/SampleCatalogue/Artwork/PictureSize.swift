/// An image size with the names from TMDB's configuration: `w342`, `h632`, `original`.
public struct PictureSize: Hashable, Sendable {
  private enum Rule: Hashable, Sendable {
    case width(Int)
    case height(Int)
    case original
  }

  private static let sides = 16...4_096

  private let rule: Rule

  /// Parses a size's name. Returns `nil` for other names and for sides outside 16 to 4,096 pixels.
  public init?(_ name: String) {
    if name == "original" {
      rule = .original
      return
    }
    let digits = name.dropFirst()
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let side = Int(digits), Self.sides.contains(side) else {
      return nil
    }
    switch name.first {
    case "w": rule = .width(side)
    case "h": rule = .height(side)
    default: return nil
    }
  }

  /// Returns the size in pixels of a kind of image.
  public func pixels(for kind: ArtworkSubject.Kind) -> (width: Int, height: Int) {
    let original = kind.originalPixels
    return switch rule {
    case .width(let width): (width, max((width * original.height + original.width / 2) / original.width, 1))
    case .height(let height): (max((height * original.width + original.height / 2) / original.height, 1), height)
    case .original: original
    }
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
