import GTK

extension LayoutBox {
  /// Widgets side by side, of which the first ones are not shown in large text where there is no room for all; the last one always
  /// is. In other text all of them are: beside what takes all room that there is, they would never be seen.
  public static func dropping(_ children: [Widget], spacing: Int) -> LayoutBox {
    LayoutBox(DroppingRow(spacing: spacing), children)
  }
}

final class DroppingRow: LayoutRule {
  private let spacing: Int

  init(spacing: Int) { self.spacing = spacing }

  func width(of children: [Widget]) -> Extent {
    let all = width(of: children[...])
    let least = Display.textScale < large ? all : children.last?.measuredWidth().minimum ?? 0
    return Extent(minimum: least, natural: all)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let heights = children.map { $0.measuredHeight() }
    return Extent(minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let first = children.indices.first { self.width(of: children[$0...]) <= width } ?? children.indices.last ?? 0
    var x = 0
    return children.enumerated().map { position, child in
      guard position >= first else { return nil }
      let own = position == children.count - 1 ? width - x : child.measuredWidth().minimum
      defer { x += own + spacing }
      return Frame(x: x, y: 0, width: own, height: height)
    }
  }

  /// What all of them need.
  private func width(of children: ArraySlice<Widget>) -> Int {
    children.reduce(max(0, children.count - 1) * spacing) { $0 + $1.measuredWidth().minimum }
  }
}

/// From so large a text on, three buttons may be wider than a narrow window has room for.
private let large = 1.5
