import GTK

/// Two widgets side by side where there is room for both, and one below the other where there is not: a poster and the texts
/// about it.
///
/// Which it is depends on the width that it is given and on the size of text, and on nothing else; so one pass of layout
/// settles it, nothing jumps afterwards, and the widest word of either part is all that it asks for.
public final class AdaptiveBox {
  /// What to put into a page.
  public let widget: LayoutBox
  private let layout: AdaptiveLayout

  /// - Parameters:
  ///   - leading: stands first, as wide as it would like to be while both are side by side.
  ///   - main: takes the rest of the width.
  ///   - mainWidth: how much of it `main` should have left in application pixels, of text of the designed size, for the
  ///     two to stand side by side.
  ///   - spacing: between the two, in application pixels.
  public init(_ leading: Widget, _ main: Widget, mainWidth: Int = 280, spacing: Int = 24) {
    layout = AdaptiveLayout(mainWidth: mainWidth, spacing: spacing)
    widget = LayoutBox(layout, [leading, main])
  }

  /// How far below the top `main` starts while both are side by side, in application pixels: what `leading` rises above it.
  public var mainTop: Int {
    get { layout.mainTop }
    set {
      guard newValue != layout.mainTop else { return }
      layout.mainTop = newValue
      widget.layOutAgain()
    }
  }

  /// Whether the two stood side by side when they were laid out last.
  public var isSideBySide: Bool { layout.isSideBySide(widget.childWidgets, width: widget.size.width) }
}

private final class AdaptiveLayout: LayoutRule {
  private let mainWidth: Int
  private let spacing: Int
  var mainTop = 0

  init(mainWidth: Int, spacing: Int) {
    self.mainWidth = mainWidth
    self.spacing = spacing
  }

  func isSideBySide(_ children: [Widget], width: Int) -> Bool {
    guard children.count == 2 else { return false }
    let needed = max(Int(Double(mainWidth) * Display.textScale), children[1].measuredWidth().minimum)
    return width >= children[0].measuredWidth().natural + spacing + needed
  }

  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(
      minimum: widths.map(\.minimum).max() ?? 0,
      natural: widths.map(\.natural).reduce(0, +) + spacing * max(children.count - 1, 0))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let isRow = isSideBySide(children, width: width)
    var heights = zip(children, widths(of: children, in: width)).map { $0.measuredHeight(width: $1) }
    if isRow {
      heights[1].minimum += mainTop
      heights[1].natural += mainTop
    }
    func joined(_ lengths: [Int]) -> Int {
      isRow ? lengths.max() ?? 0 : lengths.reduce(0, +) + spacing * max(children.count - 1, 0)
    }
    return Extent(minimum: joined(heights.map(\.minimum)), natural: joined(heights.map(\.natural)))
  }

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let widths = widths(of: children, in: width)
    if isSideBySide(children, width: width) {
      return [
        Frame(x: 0, y: 0, width: widths[0], height: height),
        Frame(x: widths[0] + spacing, y: mainTop, width: widths[1], height: height - mainTop),
      ]
    }
    var y = 0
    return children.enumerated().map { index, child in
      let isLast = index == children.count - 1
      let extent = child.measuredHeight(width: width)
      let own = isLast ? max(extent.minimum, height - y) : extent.natural
      defer { y += own + spacing }
      return Frame(x: 0, y: y, width: width, height: own)
    }
  }

  private func widths(of children: [Widget], in width: Int) -> [Int] {
    guard isSideBySide(children, width: width) else { return children.map { _ in width } }
    let leading = children[0].measuredWidth().natural
    return [leading, width - leading - spacing]
  }
}
