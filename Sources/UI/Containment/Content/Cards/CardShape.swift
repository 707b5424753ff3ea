import GTK

/// The size of a card's picture and the number of text lines below it. All cards of a shelf or grid have the same
/// shape.
public nonisolated struct CardShape: Hashable, Sendable {
  /// The picture's designed width, in application pixels. See ``pictureSize`` for its width on screen.
  public var width: Int
  /// The picture's designed height, in application pixels.
  public var height: Int
  /// The number of lines for the title.
  public var titleLines = 2
  /// The number of lines for the detail; 0 hides it.
  public var detailLines = 1
  /// The name of the icon for a missing picture.
  public var placeholder = "image-x-generic-symbolic"
  /// The name of an icon in the center of the picture that indicates the card's action; `nil` for none. It also
  /// replaces the placeholder.
  public var badge: String?

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A poster with an aspect ratio of 2:3.
  public static let poster = CardShape(width: 144, height: 216)

  /// A portrait of a person with an aspect ratio of 2:3, and space for a name and a role.
  public static let portrait: CardShape = {
    var shape = CardShape(width: 120, height: 180)
    shape.detailLines = 2
    shape.placeholder = "avatar-default-symbolic"
    return shape
  }()

  /// A still of an episode or a trailer, with an aspect ratio of 16:9.
  public static let still = CardShape(width: 240, height: 135)

  /// A wide picture with an aspect ratio of 16:9.
  public static let backdrop = CardShape(width: 300, height: 169)

  /// The picture's size in application pixels. It is larger if the desktop uses large text, so that words still fit
  /// below it. It is never wider than a narrow window.
  @MainActor public var pictureSize: (width: Int, height: Int) {
    guard Display.prefersLargeText else { return (width, height) }
    let larger = min(Double(width) * largeTextScale, max(Double(width), widest))
    return (Int(larger), Int((larger * Double(height) / Double(width)).rounded()))
  }
}

private let largeTextScale = 1.4
/// The maximum width in application pixels: a window of 360 pixels without the padding of a card and its shelf.
private let widest = 312.0
