import GTK

/// A layout that arranges widgets in lines and wraps them like words. In a line, they are centered vertically.
package final class FlowLayout: LayoutRule {
  private let spacing: Int
  private let fillsLines: Bool

  /// - Parameter fillsLines: Whether the widgets fill the width if they need more than one line.
  package init(spacing: Int, fillsLines: Bool = false) {
    self.spacing = spacing
    self.fillsLines = fillsLines
  }

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
    return centered(fillsLines && y > 0 ? filled(frames, width) : frames)
  }

  private func centered(_ frames: [Frame]) -> [Frame] {
    let heights = Dictionary(frames.map { ($0.y, $0.height) }, uniquingKeysWith: { max($0, $1) })
    return frames.map { frame in
      var frame = frame
      frame.y += ((heights[frame.y] ?? frame.height) - frame.height) / 2
      return frame
    }
  }

  /// Widens the frames of each line in proportion, so that the line fills the width. A small widget that is alone on
  /// its line, such as an icon button, keeps its width.
  private func filled(_ frames: [Frame], _ width: Int) -> [Frame] {
    Dictionary(grouping: frames, by: \.y).sorted { $0.key < $1.key }.flatMap { _, line in
      if line.count == 1, line[0].width < width / 3 { return line }
      var (x, remaining) = (0, line.reduce(0) { $0 + $1.width })
      return line.enumerated().map { index, frame in
        let space = width - x - (line.count - 1 - index) * spacing
        let own = remaining > 0 ? max(frame.width, space * frame.width / remaining) : frame.width
        remaining -= frame.width
        defer { x += own + spacing }
        return Frame(x: x, y: frame.y, width: own, height: frame.height)
      }
    }
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
