import GTK

/// A layout that arranges widgets in lines and wraps them like words.
package final class FlowLayout: LayoutRule {
  private let spacing: Int

  package init(spacing: Int) { self.spacing = spacing }

  package func width(of children: [Widget]) -> Extent { Extent(ofWrapping: children, spacing: spacing) }

  package func height(of children: [Widget], width: Int) -> Extent {
    let height = frames(of: children, in: width).map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: height, natural: height)
  }

  package func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] { frames(of: children, in: width) }

  private func frames(of children: [Widget], in width: Int) -> [Frame] {
    var frames: [Frame] = []
    var (x, y, line) = (0, 0, 0)
    for child in children {
      let extent = child.measuredWidth()
      let own = max(extent.minimum, min(extent.natural, width))
      let height = child.measuredHeight(width: own).natural
      if x > 0, x + own > width {
        (x, y, line) = (0, y + line + spacing, 0)
      }
      frames.append(Frame(x: x, y: y, width: own, height: height))
      x += own + spacing
      line = max(line, height)
    }
    return frames
  }
}

extension Extent {
  /// Creates the width of widgets that are next to each other, or below each other if they don't fit.
  init(ofWrapping children: [Widget], spacing: Int) {
    let widths = children.map { $0.measuredWidth() }
    self.init(
      minimum: widths.map(\.minimum).max() ?? 0,
      natural: widths.map(\.natural).reduce(0, +) + spacing * max(children.count - 1, 0))
  }
}
