import GTK

/// Tells which of many shelves are near the visible part, before they are laid out: by how high shelves of their shapes are,
/// about.
final class ShelfHeights {
  var shapes: [CardShape] = [] {
    didSet {
      if shapes != oldValue { ends = shapes.map(Self.height).reduce(into: []) { $0.append(($0.last ?? 0) + $1) } }
    }
  }
  /// Where each shelf ends, in application pixels.
  private var ends: [Double] = []

  /// The shelves within half a page before what is seen and half a page after.
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
  /// The first index whose element fulfils what all later ones do too.
  fileprivate func partitioningIndex(where predicate: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// In application pixels, of text of the designed size.
private let lineHeight = 17.0
private let padding = 36.0
/// What a window may be high before it is known.
private let firstPage = 1500.0
