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
}
