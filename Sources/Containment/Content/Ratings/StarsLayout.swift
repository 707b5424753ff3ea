import GTK

/// Ten stars in a line, smaller where there is less room than they like, and what lies over them as large as they.
///
/// They do not grow with text: a page of which one part is the higher the wider it is asks a `GtkStack` for more width than it has,
/// as that asks how wide a height can be. So large they fit the narrowest window, and need the same height in all that are wider.
final class StarsLayout: LayoutRule {
  /// The width and height of a star with the room around it, in application pixels.
  func side(width: Int) -> Int { min(designedSide, width / starCount) }

  func width(of children: [Widget]) -> Extent {
    Extent(minimum: smallestSide * starCount, natural: designedSide * starCount)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    Extent(minimum: side(width: width), natural: side(width: width))
  }

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let side = side(width: width)
    return children.map { _ in Frame(x: 0, y: 0, width: side * starCount, height: side) }
  }
}

let starCount = 10
/// In application pixels: what is pressed is at least as high.
private let smallestSide = 24
private let designedSide = 32
