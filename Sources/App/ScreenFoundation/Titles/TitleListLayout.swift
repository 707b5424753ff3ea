import AppFoundation
import GTK

/// A layout that shows one of two widgets, rows or posters, at the whole size.
final class TitleListLayout: LayoutRule {
  var layout: ListLayout
  private(set) var showsPosters = false
  /// Called after a frame in which ``showsPosters`` has changed, with whether a child had the focus before.
  var onChange: (Bool) -> Void = { _ in }

  init(_ layout: ListLayout) { self.layout = layout }

  /// Chooses for the width of a coming layout.
  func expect(_ width: Int) { showsPosters = choice(width) }

  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let heights = children.map { $0.measuredHeight(width: width) }
    return Extent(minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let choice = choice(width)
    if choice != showsPosters {
      showsPosters = choice
      let hadFocus = children.contains(where: \.containsFocus)
      children.first?.window?.afterNextFrame { [weak self] in self?.onChange(hadFocus) }
    }
    let whole = Frame(x: 0, y: 0, width: width, height: height)
    return choice ? [nil, whole] : [whole, nil]
  }

  private func choice(_ width: Int) -> Bool { layout.showsPosters(width: width, textScale: Display.textScale) }
}
