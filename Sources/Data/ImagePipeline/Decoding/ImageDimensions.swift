/// The dimensions in a picture's header, in pixels. They are read before decoding, and are untrusted.
public struct ImageDimensions: Hashable, Sendable {
  /// The width in pixels, according to the header.
  public let width: Int
  /// The height in pixels, according to the header.
  public let height: Int

  /// Creates dimensions from the values in a header, without validation.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns whether a picture of this size may be decoded. Both sides must be positive, and all limits must be met.
  func isWithin(side: Int, pixels: Int) -> Bool {
    guard width > 0, height > 0, width <= side, height <= side else { return false }
    return work(passes: 1) <= pixels
  }

  /// The number of pixels to process in this number of passes; `Int.max` if it is even larger.
  func work(passes: Int) -> Int {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    let (work, hasOverflown) = pixels.multipliedReportingOverflow(by: passes)
    return overflow || hasOverflown ? .max : work
  }
}

extension ImageDimensions {
  /// Returns the smallest size with the same proportions that covers `wanted`, up to the picture's own size.
  ///
  /// A decoder should decode to this size. It is at least 1 × 1.
  public func covering(_ wanted: PixelSize) -> ImageDimensions {
    guard width > 0, height > 0 else { return ImageDimensions(width: 1, height: 1) }
    let ratio = max(Double(wanted.width) / Double(width), Double(wanted.height) / Double(height))
    guard ratio < 1 else { return self }
    // A rounding error in the division must not add a pixel to a side that matches exactly.
    func side(_ length: Int) -> Int { max(1, Int((Double(length) * ratio - 1e-6).rounded(.up))) }
    return ImageDimensions(width: side(width), height: side(height))
  }
}
