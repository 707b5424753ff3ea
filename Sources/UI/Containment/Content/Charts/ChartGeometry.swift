import GTK

/// The positions of a chart's bars and labels at a given size. All lengths are in application pixels, from the top
/// left.
///
/// A pure value type that is tested without a window.
nonisolated struct ChartGeometry: Equatable, Sendable {
  /// The sizes of the chart's texts.
  struct Words: Equatable, Sendable {
    var lineHeight: Double
    /// The width of the widest label. The next two are the widths of the widest value and the widest number of the
    /// axis.
    var label: Double
    var value: Double
    var tick: Double
  }

  let bars: [Rectangle]
  /// The area of each bar that reacts to the pointer.
  let slots: [Rectangle]
  /// The area available to the bars.
  let plot: Rectangle
  /// Whether labels are above their bars instead of next to them.
  let isStacked: Bool

  init(parts: [Double], direction: Chart.Direction, words: Words, width: Double, isMirrored: Bool = false) {
    let isStacked = direction == .horizontal && width < words.lineHeight * stackedBelow
    let height = Self.height(count: parts.count, direction: direction, words: words, isStacked: isStacked)
    self.isStacked = isStacked
    let boxes: (plot: Rectangle, slots: [Rectangle], bars: [Rectangle])
    switch direction {
    case .vertical: boxes = Self.vertical(parts, words, width, height)
    case .horizontal: boxes = Self.horizontal(parts, words, width, isStacked)
    }
    let turn = { (box: Rectangle) in isMirrored ? box.mirrored(in: width) : box }
    plot = turn(boxes.plot)
    slots = boxes.slots.map(turn)
    bars = boxes.bars.map(turn)
  }

  /// Returns the chart's height at a width.
  static func height(count: Int, direction: Chart.Direction, words: Words, width: Double) -> Double {
    height(
      count: count, direction: direction, words: words,
      isStacked: direction == .horizontal && width < words.lineHeight * stackedBelow)
  }

  /// Returns the indexes of the bars whose labels fit below them, evenly spaced among the labels that differ from the
  /// previous one.
  func labelled(_ labels: [String], width: Double) -> [Int] {
    let firstIndices = labels.indices.filter { $0 == 0 || labels[$0] != labels[$0 - 1] }
    let centers = firstIndices.map { slots[$0].centerX }
    let nearest = zip(centers, centers.dropFirst()).map { abs($1 - $0) }.min() ?? .infinity
    let step = nearest > 0 ? max(1, ((width + labelGap) / nearest).rounded(.up)) : 1
    return stride(from: 0, to: firstIndices.count, by: max(1, Int(min(step, Double(firstIndices.count))))).map {
      firstIndices[$0]
    }
  }

  /// Returns the index of the bar whose area contains a position.
  func bar(at x: Double, _ y: Double) -> Int? {
    slots.firstIndex { x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height }
  }
}

nonisolated extension ChartGeometry {
  private static func height(count: Int, direction: Chart.Direction, words: Words, isStacked: Bool) -> Double {
    switch direction {
    case .vertical: (words.lineHeight * verticalChartLines).rounded()
    case .horizontal: rowHeight(words, isStacked) * Double(count)
    }
  }

  private static func rowHeight(_ words: Words, _ isStacked: Bool) -> Double {
    isStacked ? words.lineHeight + 2 + barHeight(words) + rowGap : max(words.lineHeight, barHeight(words)) + rowGap
  }

  private static func barHeight(_ words: Words) -> Double { (words.lineHeight * 0.8).rounded() }

  private static func vertical(
    _ parts: [Double], _ words: Words, _ width: Double, _ height: Double
  ) -> (Rectangle, [Rectangle], [Rectangle]) {
    let start = words.tick + labelGap
    let top = words.lineHeight / 2
    let plot = Rectangle(
      x: start, y: top, width: max(width - start, 0), height: max(height - top - words.lineHeight - labelGap, 0))
    let slot = plot.width / Double(max(parts.count, 1))
    let thickness = min(max(slot * 0.75, min(slot, 1)), widestBar)
    let slots = parts.indices.map {
      Rectangle(x: plot.x + Double($0) * slot, y: 0, width: slot, height: height)
    }
    let bars = zip(parts, slots).map { part, slot in
      let length = part * plot.height
      return Rectangle(
        x: slot.centerX - thickness / 2, y: plot.y + plot.height - length, width: thickness, height: length)
    }
    return (plot, slots, bars)
  }

  private static func horizontal(
    _ parts: [Double], _ words: Words, _ width: Double, _ isStacked: Bool
  ) -> (Rectangle, [Rectangle], [Rectangle]) {
    let row = rowHeight(words, isStacked)
    let thickness = barHeight(words)
    let start = isStacked ? 0 : min(words.label, width * 0.4) + 2 * labelGap
    let room = max(width - start - (isStacked ? 0 : words.value + labelGap), 0)
    let plot = Rectangle(x: start, y: 0, width: room, height: row * Double(parts.count))
    let slots = parts.indices.map { Rectangle(x: 0, y: Double($0) * row, width: width, height: row) }
    let bars = zip(parts, slots).map { part, slot in
      let y = isStacked ? slot.y + words.lineHeight + 2 : slot.centerY - thickness / 2
      return Rectangle(x: start, y: y, width: part * room, height: thickness)
    }
    return (plot, slots, bars)
  }
}

nonisolated extension Rectangle {
  /// Returns the rectangle mirrored horizontally within a container of this width.
  fileprivate func mirrored(in whole: Double) -> Rectangle {
    Rectangle(x: whole - x - width, y: y, width: width, height: height)
  }
}

/// The width below which labels are above their bars, in lines of text.
nonisolated private let stackedBelow = 30.0
/// The height of a column chart, in lines of text.
nonisolated private let verticalChartLines = 12.0
nonisolated let labelGap = 6.0
nonisolated private let rowGap = 10.0
nonisolated private let widestBar = 48.0
