/// The arithmetic of a compositional layout: the rows of its sections, and their approximate positions.
///
/// A shelf is one row. A grid or list has a heading, lines of items, and a footer. A list has one item in each line.
/// All lengths are application pixels.
nonisolated struct CompositionalLayout: Equatable, Sendable {
  /// The measurements of a section.
  struct Section: Equatable, Sendable {
    var isShelf = false
    /// The number of items in each line of a grid or list.
    var columns = 1
    var itemCount = 0
    var hasHeading = true
    var hasSeeAll = false
    var hasFooter = false
    /// Whether the footer or placeholder can take the focus, because it has a message.
    var hasFocusableFooter = false
    /// The approximate height of the shelf or of each line.
    var rowHeight = 250.0
  }

  /// A row: its kind and the index of its section.
  enum Row: Equatable, Sendable {
    case shelf(Int)
    case heading(Int)
    case line(Int, index: Int)
    case footer(Int)
  }

  let sections: [Section]
  /// The first row of each section, followed by the total number of rows.
  private let firstRows: [Int]
  /// The top of each section, followed by the total height.
  private let tops: [Double]

  init(_ sections: [Section] = []) {
    self.sections = sections
    firstRows = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rowCount) }
    tops = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.height) }
  }

  /// The number of rows.
  var count: Int { firstRows[sections.count] }

  subscript(row: Int) -> Row {
    let section = section(of: row)
    let line = row - lines(of: section).lowerBound
    if sections[section].isShelf { return .shelf(section) }
    return line < 0
      ? .heading(section) : line < sections[section].lineCount ? .line(section, index: line) : .footer(section)
  }

  func section(of row: Int) -> Int { firstRows.partitioningIndex { $0 > row } - 1 }

  func rows(of section: Int) -> Range<Int> { firstRows[section]..<firstRows[section + 1] }

  /// Returns the rows that contain a section's items. A shelf has none.
  func lines(of section: Int) -> Range<Int> {
    let first = firstRows[section] + (sections[section].isHeaded ? 1 : 0)
    return first..<first + sections[section].lineCount
  }

  /// Returns the items in a line.
  func items(ofLine line: Int, in section: Int) -> Range<Int> {
    let (columns, count) = (sections[section].columns, sections[section].itemCount)
    return min(line * columns, count)..<min((line + 1) * columns, count)
  }

  /// Returns the row that contains an item.
  func row(ofItem item: Int, in section: Int) -> Int {
    sections[section].isShelf ? firstRows[section] : lines(of: section).lowerBound + item / sections[section].columns
  }

  /// Returns the number of columns that fit a width.
  static func columns(in width: Double, cellWidth: Double) -> Int {
    max(1, min(Int((width - linePadding) / max(cellWidth, 1)), maximumColumnCount))
  }
}

// MARK: - Positions

nonisolated extension CompositionalLayout {
  /// Returns the approximate distance of a row from the top. For ``count``, it is the height of all rows.
  func top(of row: Int) -> Double {
    guard row < count else { return tops[sections.count] }
    let section = section(of: row)
    let lines = lines(of: section)
    guard row >= lines.lowerBound, !sections[section].isShelf else { return tops[section] }
    return tops[section] + (sections[section].isHeaded ? headingHeight : 0)
      + Double(row - lines.lowerBound) * sections[section].rowHeight
  }

  /// Returns the rows between two distances from the top.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    count == 0 ? 0..<0 : row(at: start)..<row(at: max(start, end)) + 1
  }

  /// Returns the visible rows and those within a distance before and after them.
  func rows(around visible: Range<Int>, before: Double, after: Double) -> Range<Int> {
    let visible = visible.clamped(to: 0..<count)
    guard !visible.isEmpty else { return visible }
    return rows(from: top(of: visible.lowerBound) - before, to: top(of: visible.upperBound) + after - 1)
  }

  /// Returns the rows of the next page in the scroll direction.
  func ahead(of visible: Range<Int>, page: Double, isForward: Bool) -> Range<Int> {
    let near = rows(around: visible, before: page, after: page)
    let visible = visible.clamped(to: near)
    return isForward ? visible.upperBound..<near.upperBound : near.lowerBound..<visible.lowerBound
  }

  /// Returns an estimate of the rows from half a page before the visible part to half a page after it, for use before
  /// the layout.
  ///
  /// - Parameter extent: The length of the whole content according to GTK, which may differ from the estimated one.
  func near(_ value: Double, page: Double, extent: Double) -> Range<Int> {
    guard page > 1, extent > page else { return rows(from: 0, to: firstPage) }
    let scale = tops[sections.count] / extent
    return rows(from: (value - page / 2) * scale, to: (value + page + page / 2) * scale)
  }

  private func row(at y: Double) -> Int {
    if y >= tops[sections.count] { return count - 1 }
    let section = max(tops.partitioningIndex { $0 > y } - 1, 0)
    let rows = rows(of: section)
    guard !sections[section].isShelf, y >= 0 else { return rows.lowerBound }
    let inside = y - tops[section] - (sections[section].isHeaded ? headingHeight : 0)
    if inside < 0 { return rows.lowerBound }
    let line = Int(inside / max(sections[section].rowHeight, 1))
    return min(lines(of: section).lowerBound + min(line, sections[section].lineCount), rows.upperBound - 1)
  }
}

nonisolated extension CompositionalLayout.Section {
  fileprivate var isHeaded: Bool { hasHeading && !isShelf }
  fileprivate var lineCount: Int { isShelf ? 0 : (itemCount + columns - 1) / columns }
  fileprivate var rowCount: Int { isShelf ? 1 : (hasHeading ? 1 : 0) + lineCount + (hasFooter ? 1 : 0) }
  fileprivate var height: Double {
    if isShelf { return rowHeight }
    return (hasHeading ? headingHeight : 0) + Double(lineCount) * rowHeight + (hasFooter ? footerHeight : 0)
  }
}

nonisolated extension Array where Element: Comparable {
  /// Returns the first index whose element satisfies the predicate. All later elements must satisfy it as well.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

private nonisolated let headingHeight = 46.0
private nonisolated let footerHeight = 90.0
/// The padding of a line on both sides together.
private nonisolated let linePadding = 12.0
/// The number of columns that fit a very wide screen.
private nonisolated let maximumColumnCount = 20
/// The assumed height of a window before it is known.
private nonisolated let firstPage = 1500.0
