import GTK

/// A layout that stacks a card's picture, title and detail. The title's lines are counted once its font is known, so
/// that the detail follows directly. Unused space is below both.
final class CardLayout: LayoutRule {
  var title = ""
  var width: Int
  private let titleLines: Int

  init(width: Int, titleLines: Int) {
    self.width = width
    self.titleLines = titleLines
  }

  func width(of children: [Widget]) -> Extent { Extent(minimum: width, natural: width) }

  func height(of children: [Widget], width: Int) -> Extent {
    let height = children.reduce(0) { $0 + $1.measuredHeight(width: self.width).natural }
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var y = 0
    return children.enumerated().map { index, child in
      let extent = child.measuredHeight(width: width)
      let height = index == 1 ? heightOfTitle(child, extent, width) : extent.natural
      defer { y += height }
      return Frame(x: 0, y: y, width: width, height: height)
    }
  }

  private func heightOfTitle(_ label: Widget, _ extent: Extent, _ width: Int) -> Int {
    guard titleLines > 1 else { return extent.natural }
    let lines = max(1, min(label.height(ofText: title, width: width).lines, titleLines))
    return extent.minimum + (extent.natural - extent.minimum) * (lines - 1) / (titleLines - 1)
  }
}
