/// A decoded picture and its cost in memory.
public struct DecodedImage<Image: Sendable>: Sendable {
  /// The picture.
  public let image: Image
  /// The picture's size in memory, in bytes: usually width × height × 4. At least 1.
  public let byteCost: Int

  /// Creates a decoded picture with its cost in bytes.
  public init(_ image: Image, byteCost: Int) {
    self.image = image
    self.byteCost = max(byteCost, 1)
  }
}
