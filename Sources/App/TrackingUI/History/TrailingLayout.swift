import GTK

/// The layout of a text and what follows it, such as a time: at the end of the same line if both fit, and otherwise
/// below.
final class TrailingLayout: LayoutRule {
  private let mainWidth: Int
  private let spacing: Int

  /// - Parameters:
  ///   - mainWidth: The width that the text needs next to the rest, in application pixels at the default text size.
  ///   - spacing: The space between both, in application pixels.
  init(mainWidth: Int, spacing: Int) {
    self.mainWidth = mainWidth
    self.spacing = spacing
  }

  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(
      minimum: widths.map(\.minimum).max() ?? 0,
      natural: max(widths.map(\.natural).reduce(0, +) + spacing, widthSideBySide(children)))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let frames = frames(of: children, width: width)
    let heights = zip(children, frames).map { $0.measuredHeight(width: $1.width).natural }
    let height = isSideBySide(children, width) ? heights.max() ?? 0 : heights.reduce(0, +)
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var frames = frames(of: children, width: width)
    if isSideBySide(children, width) {
      for index in frames.indices { frames[index].height = height }
      return frames
    }
    var y = 0
    for (index, child) in children.enumerated() {
      frames[index].y = y
      frames[index].height = child.measuredHeight(width: frames[index].width).natural
      y += frames[index].height
    }
    return frames
  }
}

extension TrailingLayout {
  private func widthSideBySide(_ children: [Widget]) -> Int {
    let trailing = children.dropFirst().map { $0.measuredWidth().natural }.reduce(0, +)
    return Int(Double(mainWidth) * Display.textScale) + spacing + trailing
  }

  private func isSideBySide(_ children: [Widget], _ width: Int) -> Bool { width >= widthSideBySide(children) }

  /// Returns the horizontal positions of the children.
  private func frames(of children: [Widget], width: Int) -> [Frame] {
    guard children.count == 2, isSideBySide(children, width) else {
      return children.map { _ in Frame(x: 0, y: 0, width: width, height: 0) }
    }
    let trailing = children[1].measuredWidth().natural
    return [
      Frame(x: 0, y: 0, width: width - trailing - spacing, height: 0),
      Frame(x: width - trailing, y: 0, width: trailing, height: 0),
    ]
  }
}
