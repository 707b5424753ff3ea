import GTK

/// A container for a long wrapping label in a horizontal box. It fills all of the container.
///
/// A horizontal box requests the width of its children at its own height, and GTK finds that width by laying out the
/// text a dozen times. This container requests the width without a height instead.
final class HeightForWidthBox {
  /// The widget to add to the box.
  let widget: Widget

  init(_ child: Widget) {
    widget = LayoutBox(HeightForWidthLayout(), [child])
    widget.expandsHorizontally = child.expandsHorizontally
  }
}

private final class HeightForWidthLayout: LayoutRule {
  func width(of children: [Widget]) -> Extent {
    children.first?.measuredWidth() ?? Extent(minimum: 0, natural: 0)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    children.first?.measuredHeight(width: width) ?? Extent(minimum: 0, natural: 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    children.map { _ in Frame(x: 0, y: 0, width: width, height: height) }
  }
}
