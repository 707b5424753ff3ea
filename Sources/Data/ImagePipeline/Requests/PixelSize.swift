/// A size in device pixels. It limits decoding to the size at which a picture is shown.
public struct PixelSize: Hashable, Sendable {
  /// The maximum length of a side, in device pixels.
  public static let maximumSide = 16_384

  /// The width in device pixels, at least 1.
  public let width: Int
  /// The height in device pixels, at least 1.
  public let height: Int

  /// Creates a size. Each side is clamped to `1...maximumSide`.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.maximumSide)
    self.height = min(max(height, 1), Self.maximumSide)
  }

  /// Creates a size from a layout size.
  ///
  /// - Parameters:
  ///   - width: The width in application pixels. Values that are out of range or not a number are clamped.
  ///   - height: The height in application pixels, with the same rule.
  ///   - scale: The number of device pixels for each application pixel. Fractions of a pixel are rounded up.
  public init(width: Double, height: Double, scale: Double) {
    func side(_ length: Double) -> Int {
      let pixels = (length * scale).rounded(.up)
      return pixels.isNaN ? 1 : Int(min(max(pixels, 1), Double(Self.maximumSide)))
    }
    self.init(width: side(width), height: side(height))
  }
}
