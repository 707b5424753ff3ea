import Testing

@testable import Containment

/// Table-driven tests for the arithmetic of a compositional layout.
struct CompositionalLayoutTests {
  /// A shelf, a grid of seven in three columns with a footer, an empty list, and a list of two without a heading.
  private let layout = CompositionalLayout([
    CompositionalLayout.Section(isShelf: true, itemCount: 9, rowHeight: 300),
    CompositionalLayout.Section(
      columns: 3, itemCount: 7, hasSeeAll: true, hasFooter: true, hasFocusableFooter: true, rowHeight: 200),
    CompositionalLayout.Section(itemCount: 0, hasHeading: false),
    CompositionalLayout.Section(itemCount: 2, hasHeading: false, rowHeight: 100),
  ])

  @Test func `Each section has its rows`() {
    let rows: [CompositionalLayout.Row] = [
      .shelf(0), .heading(1), .line(1, index: 0), .line(1, index: 1), .line(1, index: 2), .footer(1),
      .line(3, index: 0), .line(3, index: 1),
    ]
    #expect((0..<layout.count).map { layout[$0] } == rows)
    #expect(layout.rows(of: 1) == 1..<6)
    #expect(layout.lines(of: 1) == 2..<5)
    #expect(layout.rows(of: 2).isEmpty)
    #expect(CompositionalLayout().count == 0)
  }

  @Test(arguments: [(0, 0..<3), (1, 3..<6), (2, 6..<7)])
  func `The last line has the remaining items`(line: Int, items: Range<Int>) {
    #expect(layout.items(ofLine: line, in: 1) == items)
    for item in items { #expect(layout.row(ofItem: item, in: 1) == 2 + line) }
  }

  @Test(arguments: [(0.0, 1), (100, 1), (360, 2), (700, 4), (1000, 6), (1_000_000, 20)])
  func `Columns follow the width`(width: Double, columns: Int) {
    #expect(CompositionalLayout.columns(in: width, cellWidth: 156) == columns)
  }

  @Test func `Rows have approximate positions`() {
    #expect((0...layout.count).map(layout.top(of:)) == [0, 300, 346, 546, 746, 946, 1036, 1136, 1236])
    let table: [(from: Double, to: Double, rows: Range<Int>)] = [
      (-50, 10, 0..<1), (0, 300, 0..<2), (310, 400, 1..<3), (546, 945, 3..<5), (950, 1040, 5..<7), (1200, 9000, 7..<8),
    ]
    for row in table { #expect(layout.rows(from: row.from, to: row.to) == row.rows) }
    #expect(CompositionalLayout().rows(from: 0, to: 100).isEmpty)
  }

  @Test func `The next page follows in the scroll direction`() {
    #expect(layout.ahead(of: 2..<3, page: 400, isForward: true) == 3..<5)
    #expect(layout.ahead(of: 4..<5, page: 400, isForward: false) == 2..<4)
    #expect(layout.ahead(of: 7..<8, page: 400, isForward: true).isEmpty)
    #expect(layout.ahead(of: 0..<0, page: 400, isForward: true).isEmpty)
    #expect(layout.near(0, page: 0, extent: 0) == 0..<8)
    #expect(layout.near(0, page: 200, extent: 2472) == 0..<1)
    #expect(layout.near(1236, page: 100, extent: 2472) == 3..<4)
  }

  @Test func `Tab skips the other lines of a grid`() {
    let forward: [Int?] = (0..<layout.count).map { layout.stop(after: $0, isForward: true, byTab: true) }
    #expect(forward == [1, 2, 5, 5, 5, 6, nil, nil])
    let backward: [Int?] = (0..<layout.count).map { layout.stop(after: $0, isForward: false, byTab: true) }
    #expect(backward == [nil, 0, 1, 1, 1, 4, 5, 5])
  }

  @Test func `Arrow keys move between lines and skip headings`() {
    let forward: [Int?] = (0..<layout.count).map { layout.stop(after: $0, isForward: true, byTab: false) }
    #expect(forward == [2, 2, 3, 4, 5, 6, 7, nil])
    let backward: [Int?] = (0..<layout.count).map { layout.stop(after: $0, isForward: false, byTab: false) }
    #expect(backward == [nil, 0, 0, 2, 3, 4, 5, 6])
    #expect(layout.stop(nearest: 1) == 2)
    #expect(layout.stop(nearest: 99) == 7)
    #expect(CompositionalLayout().stop(nearest: 0) == nil)
  }

  @Test func `Page Down moves by the visible rows`() {
    #expect(layout.stop(aPageFrom: 2, visible: 1..<5, isForward: true) == 5)
    #expect(layout.stop(aPageFrom: 6, visible: 3..<8, isForward: true) == 7)
    #expect(layout.stop(aPageFrom: 7, visible: 3..<8, isForward: true) == nil)
    #expect(layout.stop(aPageFrom: 4, visible: 2..<6, isForward: false) == 0)
    #expect(layout.stop(aPageFrom: 0, visible: 0..<0, isForward: false) == nil)
  }
}
