import GTK

/// How large a card's picture is and how much text stands below it; what cards of one shelf or grid have in common.
public nonisolated struct CardShape: Hashable, Sendable {
  /// The picture's width in application pixels, as designed; see ``pictureSize``.
  public var width: Int
  /// The picture's height, likewise.
  public var height: Int
  /// How many lines the title has room for.
  public var titleLines = 2
  /// How many lines the detail has room for; 0 shows none.
  public var detailLines = 1
  /// The icon where there is no picture.
  public var placeholder = "image-x-generic-symbolic"
  /// The icon in the middle of the picture, which tells what choosing the card does; none where this is `nil`. It stands for
  /// the placeholder too.
  public var badge: String?

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A poster of two to three.
  public static let poster = CardShape(width: 144, height: 216)

  /// A person's portrait of two to three, with room for a name and a role.
  public static let portrait: CardShape = {
    var shape = CardShape(width: 120, height: 180)
    shape.detailLines = 2
    shape.placeholder = "avatar-default-symbolic"
    return shape
  }()

  /// A still of an episode or a trailer, of 16 to 9.
  public static let still = CardShape(width: 240, height: 135)

  /// A wide picture of 16 to 9 that stands for itself.
  public static let backdrop = CardShape(width: 300, height: 169)

  /// The picture's size in application pixels. It is larger where the desktop's text is, so that words still fit below it,
  /// and never wider than a narrow window.
  @MainActor public var pictureSize: (width: Int, height: Int) {
    guard Display.prefersLargeText else { return (width, height) }
    let larger = min(Double(width) * largeTextScale, max(Double(width), widest))
    return (Int(larger), Int((larger * Double(height) / Double(width)).rounded()))
  }
}

private let largeTextScale = 1.4
/// In application pixels: what is left of 360 beside a card's own padding and that of its shelf.
private let widest = 312.0
