import Containment
import GTK

/// The layout of a page's sections. The children are, in order: the main column, the second column, and what is below
/// both.
///
/// The columns fill the window. What is below them lines up with the first column, and extends to the edge of the
/// window.
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
    let start = PageMetrics.margin(width: width) - PageMetrics.narrowMargin
    let inner = width - 2 * start
    let asideWidth = max(Int(Double(asideWidth) * Display.textScale), inner / 5, aside.measuredWidth().minimum)
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

/// The layout of a header or of sections, which start where the content of other pages does.
package final class PageMarginLayout: LayoutRule {
  package init() {}

  package func width(of children: [Widget]) -> Extent {
    var width = children.first?.measuredWidth() ?? Extent(minimum: 0, natural: 0)
    width.natural += 2 * margin(width.natural)
    return width
  }

  package func height(of children: [Widget], width: Int) -> Extent {
    children.first?.measuredHeight(width: width - 2 * margin(width)) ?? Extent(minimum: 0, natural: 0)
  }

  package func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let margin = margin(width)
    return children.map { _ in Frame(x: margin, y: 0, width: width - 2 * margin, height: height) }
  }

  /// The margin in addition to that of the child itself.
  private func margin(_ width: Int) -> Int { PageMetrics.margin(width: width) - PageMetrics.narrowMargin }
}

// Lengths in application pixels.
private let twoColumnsWidth = 960
private let asideWidth = 320
private let spacing = 12
