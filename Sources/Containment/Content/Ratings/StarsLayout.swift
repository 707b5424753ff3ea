import GTK

/// Ten stars in a line: as large as text asks for, smaller where there is less room, and what lies over them as large as they.
final class StarsLayout: LayoutRule {
  /// The width and height of a star with the room around it, in application pixels.
  func side(width: Int) -> Int { min(designed, width / starCount) }

  private var designed: Int { Int((designedSide * min(Display.textScale, 2)).rounded()) }

  func width(of children: [Widget]) -> Extent {
    Extent(minimum: smallestSide * starCount, natural: designed * starCount)
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
private let designedSide = 32.0
