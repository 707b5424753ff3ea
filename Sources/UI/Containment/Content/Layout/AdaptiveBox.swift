import GTK

/// A container that arranges two widgets, such as a poster and its text, side by side if they fit, and stacks them
/// otherwise.
///
/// The arrangement depends only on the available width and the text size. One layout pass is therefore enough, and
/// nothing jumps afterwards. The container requires only the larger of the widgets' minimum widths.
public final class AdaptiveBox {
  /// The widget to add to a page.
  public let widget: LayoutBox
  private let layout: AdaptiveLayout

  /// - Parameters:
  ///   - leading: The first widget. It has its natural width while the widgets are side by side.
  ///   - main: The second widget. It takes the remaining width.
  ///   - mainWidth: The width that `main` needs for the widgets to be side by side, in application pixels at the
  ///     default text size.
  ///   - spacing: The space between the widgets, in application pixels.
  public init(_ leading: Widget, _ main: Widget, mainWidth: Int = 280, spacing: Int = 24) {
    layout = AdaptiveLayout(mainWidth: mainWidth, spacing: spacing)
    widget = LayoutBox(layout, [leading, main])
  }

  /// The distance of `main` from the top while the widgets are side by side, in application pixels. `leading` starts
  /// this much higher.
  public var mainTop: Int {
    get { layout.mainTop }
    set {
      guard newValue != layout.mainTop else { return }
      layout.mainTop = newValue
      widget.queueResize()
    }
  }

  /// Whether the widgets were side by side in the last layout.
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
    children.count == 2 && width >= widthSideBySide(children)
  }

  private func widthSideBySide(_ children: [Widget]) -> Int {
    let needed = max(Int(Double(mainWidth) * Display.textScale), children[1].measuredWidth().minimum)
    return children[0].measuredWidth().natural + spacing + needed
  }

  func width(of children: [Widget]) -> Extent {
    var width = Extent(ofWrapping: children, spacing: spacing)
    if children.count == 2 { width.natural = max(width.natural, widthSideBySide(children)) }
    return width
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

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
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
