/// How large a picture says it is, before anything of it is decoded: a claim from outside, in pixels, of any size.
public struct ImageDimensions: Hashable, Sendable {
  /// The width in pixels, as the header says.
  public let width: Int
  /// The height in pixels, as the header says.
  public let height: Int

  /// States dimensions as they were read.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether a picture of this size may be decoded: both sides positive, and their product within the bound.
  func isWithin(side: Int, pixels: Int) -> Bool {
    guard width > 0, height > 0, width <= side, height <= side else { return false }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && count <= pixels
  }
}

extension ImageDimensions {
  /// The smallest size in the same proportions that covers `wanted`, and never larger than this one.
  ///
  /// This is what a decoder should decode to; 1 × 1 at the least.
  public func covering(_ wanted: PixelSize) -> ImageDimensions {
    guard width > 0, height > 0 else { return ImageDimensions(width: 1, height: 1) }
    let ratio = max(Double(wanted.width) / Double(width), Double(wanted.height) / Double(height))
    guard ratio < 1 else { return self }
    // A side that should match exactly must not become one more by the last bit of a division.
    func side(_ length: Int) -> Int { max(1, Int((Double(length) * ratio - 1e-6).rounded(.up))) }
    return ImageDimensions(width: side(width), height: side(height))
  }
}
