/// A size in device pixels, so that a picture is decoded no larger than the screen can show it.
public struct PixelSize: Hashable, Sendable {
  /// The largest side that is ever asked for, in pixels.
  public static let largestSide = 16_384

  /// The width in device pixels, at least 1.
  public let width: Int
  /// The height in device pixels, at least 1.
  public let height: Int

  /// Makes a size; each side is brought into `1...largestSide`.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.largestSide)
    self.height = min(max(height, 1), Self.largestSide)
  }

  /// Makes a size from one of the layout.
  ///
  /// - Parameters:
  ///   - width: in application pixels; whatever is no number, or out of range, is brought into range.
  ///   - height: the same.
  ///   - scale: device pixels per application pixel; fractions of a pixel are rounded up.
  public init(width: Double, height: Double, scale: Double) {
    func side(_ length: Double) -> Int {
      let pixels = (length * scale).rounded(.up)
      return pixels.isNaN ? 1 : Int(min(max(pixels, 1), Double(Self.largestSide)))
    }
    self.init(width: side(width), height: side(height))
  }
}
