import GTK

extension LayoutBox {
  /// Widgets side by side in a header, of which the first ones are not shown where there is no room for all; the last one always is.
  ///
  /// - Parameter narrowest: how wide the window may become, in application pixels. Where all fit a header as narrow as that, beside
  ///   what else stands in it, all of them are asked for at any width: a title beside them would take the room that they merely wish for.
  public static func dropping(_ children: [Widget], spacing: Int, narrowest: Int) -> LayoutBox {
    LayoutBox(DroppingRow(spacing: spacing, narrowest: narrowest), children)
  }
}

final class DroppingRow: LayoutRule {
  private let spacing: Int
  private let narrowest: Int

  init(spacing: Int, narrowest: Int) {
    self.spacing = spacing
    self.narrowest = narrowest
  }

  func width(of children: [Widget]) -> Extent {
    let all = width(of: children[...])
    let fits = all + (children.first?.parentWidget?.widthBeside ?? 0) <= narrowest
    return Extent(minimum: fits ? all : children.last?.measuredWidth().minimum ?? 0, natural: all)
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

extension Widget {
  /// What stands beside it needs, as far as the header that it is in; 0 where it is in none.
  fileprivate var widthBeside: Int {
    var (sum, part) = (0, self)
    while let whole = part.parentWidget {
      let others = whole.childWidgets.filter { $0.isVisible && $0.pointer != part.pointer }
      sum += others.reduce(0) { $0 + $1.measuredWidth().minimum + headerSpacing }
      if whole.isHeaderBar { return sum + 2 * headerSpacing }
      part = whole
    }
    return 0
  }
}

/// Between what stands in a header, and at its ends.
private let headerSpacing = 6
