/// The rows that the keyboard focus moves to.
nonisolated extension CompositionalLayout {
  /// The first row that takes the focus; `nil` if none does.
  var firstStop: Int? { (0..<count).first { takesFocus($0, byTab: true) } }

  /// Returns the next row that takes the focus; `nil` if the focus leaves the page.
  ///
  /// - Parameter byTab: Whether to skip the other lines of the same grid or list. The arrow keys skip headings instead.
  func stop(after row: Int, isForward: Bool, byTab: Bool) -> Int? {
    var next = row
    if byTab, case .line(let section, _) = self[row] {
      next = isForward ? lines(of: section).upperBound - 1 : lines(of: section).lowerBound
    }
    repeat { next += isForward ? 1 : -1 } while (0..<count).contains(next) && !takesFocus(next, byTab: byTab)
    return (0..<count).contains(next) ? next : nil
  }

  /// Returns the row that is about a page away; `nil` if no row in this direction takes the focus.
  func stop(aPageFrom row: Int, visible: Range<Int>, isForward: Bool) -> Int? {
    let distance = max(visible.count - 1, 1)
    let target = max(0, min(row + (isForward ? distance : -distance), count - 1))
    if target != row, takesFocus(target, byTab: false) { return target }
    if let further = stop(after: target, isForward: isForward, byTab: false) { return further }
    let nearer = stop(after: target, isForward: !isForward, byTab: false)
    return nearer.flatMap { ($0 > row) == isForward && $0 != row ? $0 : nil }
  }

  /// Returns the row nearest to a position that takes the focus.
  func stop(nearest row: Int) -> Int? {
    guard count > 0 else { return nil }
    let row = max(0, min(row, count - 1))
    if takesFocus(row, byTab: false) { return row }
    return stop(after: row, isForward: true, byTab: false) ?? stop(after: row, isForward: false, byTab: false)
  }

  /// Returns whether anything in a row takes the focus.
  ///
  /// - Parameter byTab: Whether *See All* counts, to which the arrow keys prefer the items below it.
  func takesFocus(_ row: Int, byTab: Bool) -> Bool {
    switch self[row] {
    case .shelf(let index):
      sections[index].hasSeeAll || sections[index].itemCount > 0 || sections[index].hasFocusableFooter
    case .heading(let index): sections[index].hasSeeAll && (byTab || sections[index].itemCount == 0)
    case .line: true
    case .footer(let index): sections[index].hasFocusableFooter
    }
  }
}
