import Containment
import GTK

/// A layout that stacks a page's sections. One that doesn't fill the page isn't wider than the rows of lists.
package final class PageSectionsLayout: LayoutRule {
  /// Returns whether a section fills the width. By default, none does.
  var fillsWidth: (Widget) -> Bool = { _ in false }

  package init() {}

  package func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  package func height(of children: [Widget], width: Int) -> Extent {
    let height = children.reduce(0) { $0 + $1.measuredHeight(width: self.width(of: $1, in: width)).natural }
    return Extent(minimum: height, natural: height)
  }

  package func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var y = 0
    return children.map { child in
      let own = self.width(of: child, in: width)
      let frame = Frame(x: 0, y: y, width: own, height: child.measuredHeight(width: own).natural)
      y += frame.height
      return frame
    }
  }

  private func width(of section: Widget, in width: Int) -> Int {
    guard !fillsWidth(section) else { return width }
    return max(section.measuredWidth().minimum, min(width, PageMetrics.rowWidth + 2 * PageMetrics.narrowMargin))
  }
}
