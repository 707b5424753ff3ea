import GTK

extension LayoutBox {
  /// Creates a row of widgets for a header bar. If they don't all fit, the first ones are hidden; the last one is
  /// always visible.
  ///
  /// - Parameter minimumWidth: The minimum width of the window, in application pixels. If all widgets fit a header bar
  ///   of this width, next to its other contents, the row always requires the space for all of them. Otherwise, a title
  ///   next to the row could take space that the row only prefers to have.
  public static func dropping(_ children: [Widget], spacing: Int, minimumWidth: Int) -> LayoutBox {
    LayoutBox(DroppingRow(spacing: spacing, minimumWidth: minimumWidth), children)
  }
}

final class DroppingRow: LayoutRule {
  private let spacing: Int
  private let minimumWidth: Int

  init(spacing: Int, minimumWidth: Int) {
    self.spacing = spacing
    self.minimumWidth = minimumWidth
  }

  func width(of children: [Widget]) -> Extent {
    let all = width(of: children[...])
    let fits = all + (children.first?.parentWidget?.widthBeside ?? 0) <= minimumWidth
    return Extent(minimum: fits ? all : children.last?.measuredWidth().minimum ?? 0, natural: all)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let heights = children.map { $0.measuredHeight() }
    return Extent(minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let first = children.indices.first { self.width(of: children[$0...]) <= width } ?? children.indices.last ?? 0
    var x = 0
    return children.enumerated().map { position, child in
      guard position >= first else { return nil }
      let own = position == children.count - 1 ? width - x : child.measuredWidth().minimum
      defer { x += own + spacing }
      return Frame(x: x, y: 0, width: own, height: height)
    }
  }

  /// Returns the minimum width of all these children.
  private func width(of children: ArraySlice<Widget>) -> Int {
    children.reduce(max(0, children.count - 1) * spacing) { $0 + $1.measuredWidth().minimum }
  }
}

extension Widget {
  /// The minimum width of the widgets next to this one, up to the enclosing header bar; 0 outside a header bar.
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

/// The spacing between widgets in a header bar and at its ends, in application pixels.
private let headerSpacing = 6
