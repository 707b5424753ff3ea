import GTK

/// A layout that arranges widgets in as many columns of equal width as fit, row by row.
package final class ColumnsLayout: LayoutRule {
  private let minimumWidth: Int
  private let spacing: Int
  private let fillsRows: Bool

  /// - Parameters:
  ///   - minimumWidth: The minimum width of one of several columns at the default text size, in application pixels.
  ///   - spacing: The distance between columns and between rows, in application pixels.
  ///   - fillsRows: Whether few widgets share the whole width, and those of one row have the same height.
  package init(minimumWidth: Int, spacing: Int, fillsRows: Bool = false) {
    self.minimumWidth = minimumWidth
    self.spacing = spacing
    self.fillsRows = fillsRows
  }

  package func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    let natural = max(widths.map(\.natural).max() ?? 0, Int(Double(minimumWidth) * Display.textScale))
    return Extent(
      minimum: widths.map(\.minimum).max() ?? 0,
      natural: children.count * natural + max(0, children.count - 1) * spacing)
  }

  package func height(of children: [Widget], width: Int) -> Extent {
    let height = frames(of: children, in: width).map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: height, natural: height)
  }

  package func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] { frames(of: children, in: width) }

  private func frames(of children: [Widget], in width: Int) -> [Frame] {
    let widest = children.map { $0.measuredWidth().minimum }.max() ?? 0
    let needed = max(Int(Double(minimumWidth) * Display.textScale), widest)
    let fitting = max(1, (width + spacing) / (needed + spacing))
    let count = fillsRows ? max(1, min(fitting, children.count)) : fitting
    let columnWidth = (width - (count - 1) * spacing) / count
    var y = 0
    return stride(from: 0, to: children.count, by: count).flatMap { start in
      let heights = children[start..<min(start + count, children.count)].map {
        $0.measuredHeight(width: columnWidth).natural
      }
      let row = heights.max() ?? 0
      defer { y += row + spacing }
      return heights.enumerated().map { column, height in
        Frame(x: column * (columnWidth + spacing), y: y, width: columnWidth, height: fillsRows ? row : height)
      }
    }
  }
}
