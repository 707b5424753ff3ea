import GTK

/// The layout of segments, and of the selected child's accessory: at the end of the same line if both fit, otherwise
/// below the segments.
final class SegmentLine: LayoutRule {
  private let bar: SegmentBar

  init(_ bar: SegmentBar) { self.bar = bar }

  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(minimum: widths.map(\.minimum).max() ?? 0, natural: naturalWidths(of: children).reduce(0, +))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let frames = frames(of: children, in: width)
    let height = frames.map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] { frames(of: children, in: width) }

  private func frames(of children: [Widget], in width: Int) -> [Frame] {
    let natural = naturalWidths(of: children)
    if children.count > 1, natural.reduce(0, +) <= width {
      let heights = zip(children, natural).map { $0.measuredHeight(width: $1).natural }
      let line = heights.max() ?? 0
      let ends = [natural[0], width]
      return zip(natural, heights).enumerated().map { index, size in
        Frame(x: ends[index] - size.0, y: (line - size.1) / 2, width: size.0, height: size.1)
      }
    }
    var y = 0
    return children.map { child in
      let height = child.measuredHeight(width: width).natural
      defer { y += height }
      return Frame(x: 0, y: y, width: width, height: height)
    }
  }

  /// The segments can scroll, so their bar itself doesn't request their width.
  private func naturalWidths(of children: [Widget]) -> [Int] {
    children.map { $0.pointer == bar.widget.pointer ? bar.naturalWidth : $0.measuredWidth().natural }
  }
}
