import GTK

/// An observer that reports the rows that come next in the scroll direction, so that their images can be prefetched.
final class PrefetchObserver {
  private let adjustment: Adjustment
  private let next: (_ distance: Double, _ isForward: Bool) -> Range<Int>
  private let onChange: (Range<Int>) -> Void
  private var lastValue = 0.0
  private var isForward = true
  private var lastRange = 0..<0

  /// - Parameter count: Returns the number of rows. They are assumed to have equal heights.
  convenience init(_ adjustment: Adjustment, count: @escaping () -> Int, onChange: @escaping (Range<Int>) -> Void) {
    self.init(
      adjustment,
      next: { distance, isForward in
        .ahead(
          of: adjustment.position, page: adjustment.pageSize, extent: adjustment.upper, count: count(),
          isForward: isForward, distance: distance)
      }, onChange)
  }

  /// - Parameter rows: Returns the rows of the next page in the scroll direction.
  convenience init(
    _ adjustment: Adjustment, rows: @escaping (_ isForward: Bool) -> Range<Int>,
    onChange: @escaping (Range<Int>) -> Void
  ) {
    self.init(
      adjustment, next: { abs($0) <= adjustment.pageSize / 2 ? rows($1) : 0..<0 }, onChange)
  }

  private init(
    _ adjustment: Adjustment, next: @escaping (_ distance: Double, _ isForward: Bool) -> Range<Int>,
    _ onChange: @escaping (Range<Int>) -> Void
  ) {
    self.adjustment = adjustment
    self.next = next
    self.onChange = onChange
    adjustment.onScroll { [weak self] in self?.check() }
    adjustment.onResize { [weak self] in self?.check() }
  }

  /// Reports that no rows come next, because the list isn't visible.
  func reset() { notify(0..<0) }

  func check() {
    let value = adjustment.position
    let distance = value - lastValue
    lastValue = value
    if distance != 0 { isForward = distance > 0 }
    notify(next(distance, isForward))
  }

  private func notify(_ range: Range<Int>) {
    guard range != lastRange else { return }
    lastRange = range
    onChange(range)
  }
}

extension Range<Int> {
  /// Returns the rows of the next page in the scroll direction. The range is empty during a fast scroll, because the
  /// rows would be gone before their images arrived.
  ///
  /// All lengths are in application pixels. Rows are assumed to have equal heights.
  static func ahead(
    of value: Double, page: Double, extent: Double, count: Int, isForward: Bool, distance: Double
  ) -> Range<Int> {
    guard count > 0, page > 1, extent > 0, abs(distance) <= page / 2 else { return 0..<0 }
    let row = extent / Double(count)
    let rows = Swift.min(Swift.max(Int((page / row).rounded(.up)), 1), maximumPrefetchedRows)
    func bounded(_ index: Int) -> Int { Swift.min(Swift.max(index, 0), count) }
    if isForward {
      let first = bounded(Int(((value + page) / row).rounded(.up)))
      return first..<bounded(first + rows)
    }
    let end = bounded(Int((value / row).rounded(.down)))
    return bounded(end - rows)..<end
  }
}

private let maximumPrefetchedRows = 30
