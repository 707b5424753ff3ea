import GTK

/// The layout of a page's sections. The children are, in order: the main column, the second column, and what is below
/// both.
///
/// In a wide window, the columns are centered. What is below them lines up with the first column, and extends to the
/// edge of the window.
final class PageColumnsLayout: LayoutRule {
  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(
      minimum: widths.map(\.minimum).max() ?? 0,
      natural: max(widths.prefix(2).map(\.natural).reduce(0, +), widths.last?.natural ?? 0))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let bottom = frames(of: children, width).map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: bottom, natural: bottom)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] { frames(of: children, width) }

  private func frames(of children: [Widget], _ width: Int) -> [Frame] {
    guard children.count == 3 else { return [] }
    let (main, aside, below) = (children[0], children[1], children[2])
    func frame(_ child: Widget, x: Int, y: Int, width: Int) -> Frame {
      Frame(x: x, y: y, width: width, height: child.measuredHeight(width: width).natural)
    }
    // Each section has a part of the margin.
    let margin = PageView.margin(width: width) - sectionMargin
    let inner = min(width, PageView.widest) - 2 * margin
    let start = (width - inner) / 2
    let asideWidth = max(Int(Double(asideWidth) * Display.textScale), aside.measuredWidth().minimum)
    let hasAside = aside.measuredWidth().natural > 0
    guard hasAside, inner >= Int(Double(twoColumnsWidth) * Display.textScale) else {
      let first = frame(main, x: start, y: 0, width: inner)
      let second = frame(below, x: start, y: first.height, width: width - start)
      return [first, frame(aside, x: start, y: second.y + second.height, width: inner), second]
    }
    let mainWidth = inner - asideWidth - spacing
    let first = frame(main, x: start, y: 0, width: mainWidth)
    let second = frame(aside, x: start + mainWidth + spacing, y: 0, width: asideWidth)
    return [first, second, frame(below, x: start, y: max(first.height, second.height), width: width - start)]
  }
}

// Lengths in application pixels.
private let twoColumnsWidth = 960
private let asideWidth = 320
private let spacing = 12
