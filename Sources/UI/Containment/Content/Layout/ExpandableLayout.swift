import GTK

/// A layout that decides, for each width, whether a text is truncated, and puts the button below it.
final class ExpandableLayout: LayoutRule {
  var text = "" { didSet { counted = nil } }
  var isExpanded = false
  /// Whether the text was longer than its collapsed form in the last layout.
  private(set) var isLong = false
  /// Called after a frame in which ``isLong`` has changed.
  var onChange: () -> Void = {}

  private let lines: Int
  private var counted: (width: Int, scale: Double, lines: Int)?

  init(lines: Int) { self.lines = lines }

  /// The maximum number of characters that fit the lines on a wide screen. A text more than twice as long isn't
  /// measured.
  var maximumMeasuredLength: Int { (lines + 1) * 400 }

  func width(of children: [Widget]) -> Extent {
    let button = children.last?.measuredWidth() ?? Extent(minimum: 0, natural: 0)
    return Extent(minimum: button.minimum, natural: max(button.natural, Self.readableWidth))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let bottom = frames(of: children, width).compactMap(\.self).map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: bottom, natural: bottom)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let isLong = isLong(children, min(width, Self.readableWidth))
    if isLong != self.isLong {
      self.isLong = isLong
      children.first?.window?.afterNextFrame { [weak self] in self?.onChange() }
    }
    return frames(of: children, width)
  }

  private func frames(of children: [Widget], _ width: Int) -> [Frame?] {
    guard children.count == 3 else { return children.map { _ in nil } }
    let width = min(width, Self.readableWidth)
    let isLong = isLong(children, width)
    let isCut = isLong && !isExpanded
    let height = children[isCut ? 1 : 0].measuredHeight(width: width).natural
    let shown = Frame(x: 0, y: 0, width: width, height: height)
    let button = children[2].measuredWidth()
    let buttonWidth = min(button.natural, width)
    let below = Frame(
      x: 0, y: height + spacing, width: buttonWidth, height: children[2].measuredHeight(width: buttonWidth).natural)
    return [isCut ? nil : shown, isCut ? shown : nil, isLong ? below : nil]
  }

  /// The maximum width in application pixels, for lines that are easy to read.
  private static var readableWidth: Int { Int(520 * Display.textScale) }

  private func isLong(_ children: [Widget], _ width: Int) -> Bool {
    if text.utf16.count > 2 * maximumMeasuredLength { return true }
    // One more line takes up no more space than the button that would hide it.
    return lineCount(children, width) > lines + 1
  }

  private func lineCount(_ children: [Widget], _ width: Int) -> Int {
    if let counted, counted.width == width, counted.scale == Display.textScale { return counted.lines }
    let count = children.first?.height(ofText: text, width: width).lines ?? 0
    counted = (width, Display.textScale, count)
    return count
  }
}

private let spacing = 6
