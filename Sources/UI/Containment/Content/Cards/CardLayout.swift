import GTK

/// A layout that stacks a card's picture, title and detail, with a badge at the end of the detail's first line. The
/// title's lines are counted once its font is known, so that the detail follows directly. Unused space is below both.
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
    // The badge comes and goes, so the card's height doesn't depend on it.
    let height = children.prefix(3).reduce(0) { $0 + $1.measuredHeight(width: self.width).natural }
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var y = 0
    var frames: [Frame?] = children.prefix(3).enumerated().map { index, child in
      let extent = child.measuredHeight(width: width)
      let height = index == 1 ? heightOfTitle(child, extent, width) : extent.natural
      defer { y += height }
      return Frame(x: 0, y: y, width: width, height: height)
    }
    if let badge = children.dropFirst(3).first, let detail = frames[2] {
      let size = (width: badge.measuredWidth().natural, height: badge.measuredHeight(width: width).natural)
      frames[2]?.width = max(0, width - (size.width > 0 ? size.width + spacing : 0))
      frames.append(Frame(x: width - size.width, y: detail.y, width: size.width, height: size.height))
    }
    return frames
  }

  private func heightOfTitle(_ label: Widget, _ extent: Extent, _ width: Int) -> Int {
    guard titleLines > 1 else { return extent.natural }
    let lines = max(1, min(label.height(ofText: title, width: width).lines, titleLines))
    return extent.minimum + (extent.natural - extent.minimum) * (lines - 1) / (titleLines - 1)
  }
}

/// The distance between the detail and the badge.
private let spacing = 6
