import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a grid has as many columns as fit, makes few cells, and reports when its end is near.
final class GridControllerTests: GTKTestCase {
  func testColumnCountDependsOnWidthAndFewCellsAreCreated() {
    onMain {
      for (width, columns) in [(360, 2), (700, 4), (1000, 6)] {
        let harness = try await Harness(count: 10_000, width: width)
        XCTAssertEqual(harness.firstLine.count, columns, "at \(width)")
        XCTAssertEqual(harness.firstLine.first?.exposedLabel, "Entry 0")
        XCTAssertLessThan(harness.counter.count, 700)
        harness.end()
      }
    }
  }

  func testGridRetainsOnlyCellsForItsWidth() {
    onMain {
      let harness = try await Harness(count: 10_000)
      for (width, columns) in [(1000, 6), (360, 2), (700, 4)] {
        harness.fixture.window.setDefaultSize(width: width, height: 500)
        try await eventually("\(columns) columns") { harness.firstLine.count == columns }
        // GTK retains about 30 lines, and the cells that had the focus.
        try await eventually("cells for \(columns) columns") {
          harness.view.childWidgets.count <= 33 * columns + 2
        }
      }
      harness.end()
    }
  }

  func testGridReportsEndOncePerPage() {
    onMain {
      let harness = try await Harness(count: 1)
      try await eventually("end") { harness.reached == 1 }
      harness.grid.items.append(Entry(1))
      try await eventually("still near") { harness.reached == 2 }
      harness.grid.items = (0..<200).map { Entry($0) }
      await harness.fixture.nextFrame()
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 2)
      harness.adjustment.value = harness.adjustment.upper
      try await eventually("end again") { harness.reached == 3 }
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 3)
      harness.end()
    }
  }

  func testAppendingPageKeepsScrollPositionAndFocus() {
    onMain {
      let harness = try await Harness(count: 200)
      harness.adjustment.value = 3000
      await harness.fixture.nextFrame()
      let (value, seen) = (harness.adjustment.value, harness.seen)
      harness.view.visibleCells[2].focus()
      let focused = harness.fixture.window.focusedWidget?.exposedLabel
      harness.grid.items += (200..<240).map { Entry($0) }
      await harness.fixture.nextFrame()
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.adjustment.value, value, accuracy: 300, "the line with the focus is seen whole")
      XCTAssertTrue(seen.contains { harness.seen.contains($0) })
      XCTAssertEqual(harness.fixture.window.focusedWidget?.exposedLabel, focused)
      harness.end()
    }
  }

  func testFooterIsVisibleOnlyAtEnd() {
    onMain {
      let harness = try await Harness(count: 200)
      var retries = 0
      harness.grid.onFooterAction = { retries += 1 }
      harness.grid.footer = .failure(broken)
      await harness.fixture.nextFrame()
      XCTAssertNil(harness.grid.view.button("Retry"))
      try await eventually("the footer") {
        // The height of the grid is an estimate until its end is visible.
        harness.adjustment.value = harness.adjustment.upper
        return harness.grid.view.button("Retry") != nil
      }
      harness.grid.view.button("Retry")?.click()
      XCTAssertEqual(retries, 1)
      harness.grid.view.button("Retry")?.focus()
      harness.grid.footer = .loading
      XCTAssertTrue(harness.grid.preferredFocus.containsFocus, "the focus went with the button")
      try await eventually("loading") { harness.grid.view.tree.contains { $0.isSpinning && $0.isMapped } }
      harness.grid.footer = .none
      await harness.fixture.nextFrame()
      XCTAssertFalse(harness.grid.view.tree.contains { $0.isSpinning && $0.isMapped })
      harness.end()
    }
  }

  func testActivatingCellSelectsItemAndTabLeavesGrid() {
    onMain {
      let harness = try await Harness(count: 200)
      var chosen: [Int] = []
      harness.grid.onSelect = { chosen.append($0.id) }
      harness.view.activateCell(3)
      XCTAssertEqual(chosen, [3])
      harness.view.visibleCells[0].focus()
      XCTAssertTrue(harness.view.pressShortcut("Tab"))
      XCTAssertFalse(harness.view.containsFocus)
      harness.end()
    }
  }

  func testUpcomingItemsFollowVisibleOnes() {
    onMain {
      let harness = try await Harness(count: 400)
      try await eventually("next") { harness.next.first.map { $0 >= 4 } == true }
      let first = harness.next.first ?? 0
      harness.adjustment.value += harness.adjustment.pageSize / 3
      try await eventually("further") { harness.next.first.map { $0 > first } == true }
      harness.fixture.window.setRootViewController(ViewController())
      try await eventually("nothing") { harness.next.isEmpty }
      harness.end()
    }
  }
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let counter = Counter()
  let grid: GridController<CardView<Entry>>
  var reached = 0
  var next: [Int] = []

  init(count: Int, width: Int = 700) async throws {
    let images = SuspendableImages()
    grid = GridController(title: "Drama") { [counter] in
      counter.count += 1
      return CardView<Entry>(images: images)
    }
    grid.items = (0..<count).map { Entry($0) }
    grid.onReachEnd = { [weak self] in self?.reached += 1 }
    grid.onPrefetch = { [weak self] in self?.next = $0.map(\.id) }
    let holder = WidgetController(Button(label: "Before"), grid)
    try await fixture.show(holder, width: width)
    await fixture.nextFrame()
    await fixture.nextFrame()
  }

  var view: Widget { grid.view.grids.first ?? grid.view }
  var adjustment: Adjustment {
    let scrolled = view.parentWidget.map { ScrolledWindow(retaining: $0.pointer) }
    return (scrolled ?? ScrolledWindow()).verticalAdjustment
  }
  var seen: [String] { view.visibleCells.compactMap(\.exposedLabel) }
  var firstLine: [Widget] {
    let top = view.visibleCells.first?.frame(in: view)?.y
    return view.visibleCells.filter { $0.frame(in: view)?.y == top }
  }

  func end() { fixture.window.destroy() }
}
