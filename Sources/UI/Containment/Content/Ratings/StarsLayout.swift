import GTK

/// A layout for ten stars in a row, which shrink in a narrow space, and for children that cover them.
///
/// The stars don't scale with the text size. A `GtkStack` measures a page's width for a given height. If a part of the
/// page gets taller as it gets wider, the stack requests more width than it has. At this size, the stars fit the
/// narrowest window and have the same height in all wider ones.
final class StarsLayout: LayoutRule {
  /// Returns the side length of a star with its padding, in application pixels.
  func side(width: Int) -> Int { min(naturalSide, width / starCount) }

  func width(of children: [Widget]) -> Extent {
    Extent(minimum: smallestSide * starCount, natural: naturalSide * starCount)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    Extent(minimum: side(width: width), natural: side(width: width))
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let side = side(width: width)
    return children.map { _ in Frame(x: 0, y: 0, width: side * starCount, height: side) }
  }
}

let starCount = 10
/// The minimum height of a click target, in application pixels.
private let smallestSide = 24
private let naturalSide = 32
