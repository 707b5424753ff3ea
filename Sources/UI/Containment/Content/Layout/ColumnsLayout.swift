import GTK

/// A layout that arranges widgets in as many columns of equal width as fit, row by row.
package final class ColumnsLayout: LayoutRule {
  private let minimumWidth: Int
  private let spacing: Int

  /// - Parameters:
  ///   - minimumWidth: The minimum width of one of several columns at the default text size, in application pixels.
  ///   - spacing: The distance between columns and between rows, in application pixels.
  package init(minimumWidth: Int, spacing: Int) {
    self.minimumWidth = minimumWidth
    self.spacing = spacing
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
    let count = max(1, (width + spacing) / (needed + spacing))
    let columnWidth = (width - (count - 1) * spacing) / count
    var (y, row) = (0, 0)
    return children.enumerated().map { index, child in
      let column = index % count
      if column == 0, index > 0 { (y, row) = (y + row + spacing, 0) }
      let height = child.measuredHeight(width: columnWidth).natural
      row = max(row, height)
      return Frame(x: column * (columnWidth + spacing), y: y, width: columnWidth, height: height)
    }
  }
}
