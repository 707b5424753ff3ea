/// A decoded picture and what keeping it costs.
public struct DecodedImage<Image: Sendable>: Sendable {
  /// The picture.
  public let image: Image
  /// What the picture takes in memory, in bytes: usually width × height × 4. At least 1.
  public let byteCost: Int

  /// Pairs a picture with its cost in bytes.
  public init(_ image: Image, byteCost: Int) {
    self.image = image
    self.byteCost = max(byteCost, 1)
  }
}
