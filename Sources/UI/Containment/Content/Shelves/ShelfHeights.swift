import GTK

/// An estimate of which shelves are near the visible part, before they are laid out. It uses the approximate heights of
/// their card shapes.
final class ShelfHeights {
  var shapes: [CardShape] = [] {
    didSet {
      if shapes != oldValue { ends = shapes.map(Self.height).reduce(into: []) { $0.append(($0.last ?? 0) + $1) } }
    }
  }
  /// The end of each shelf, in application pixels.
  private var ends: [Double] = []

  /// Returns the shelves from half a page before the visible part to half a page after it.
  func near(_ adjustment: Adjustment) -> Range<Int> {
    guard let total = ends.last else { return 0..<0 }
    guard adjustment.pageSize > 1, adjustment.upper > adjustment.pageSize else { return within(0, firstPage) }
    let scale = total / adjustment.upper
    let margin = adjustment.pageSize / 2
    return within(
      (adjustment.value - margin) * scale, (adjustment.value + adjustment.pageSize + margin) * scale)
  }

  private func within(_ start: Double, _ end: Double) -> Range<Int> {
    let first = ends.partitioningIndex { $0 > start }
    let last = ends.partitioningIndex { $0 >= end }
    return first..<max(first, min(last + 1, ends.count))
  }

  private static func height(of shape: CardShape) -> Double {
    let lines = Double(shape.titleLines + shape.detailLines) + 2
    return Double(shape.pictureSize.height) + lines * lineHeight * Display.textScale + padding
  }
}

extension [Double] {
  /// Returns the first index whose element satisfies the predicate. All later elements must satisfy it as well.
  fileprivate func partitioningIndex(where predicate: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The height of a line in application pixels, at the default text size.
private let lineHeight = 17.0
private let padding = 36.0
/// The assumed height of a window before it is known, in application pixels.
private let firstPage = 1500.0
