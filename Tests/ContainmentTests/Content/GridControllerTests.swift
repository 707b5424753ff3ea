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
        let scene = try await Scene(count: 10_000, width: width)
        XCTAssertEqual(scene.firstLine.count, columns, "at \(width)")
        XCTAssertEqual(scene.firstLine.first?.spokenLabel, "Entry 0")
        XCTAssertLessThan(scene.counter.count, 700)
        scene.end()
      }
    }
  }

  func testGridReportsEndOncePerPage() {
    onMain {
      let scene = try await Scene(count: 1)
      try await eventually("end") { scene.reached == 1 }
      scene.grid.items.append(Entry(1))
      try await eventually("still near") { scene.reached == 2 }
      scene.grid.items = (0..<200).map { Entry($0) }
      await scene.fixture.nextFrame()
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 2)
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("end again") { scene.reached == 3 }
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 3)
      scene.end()
    }
  }

  func testAppendingPageKeepsScrollPositionAndFocus() {
    onMain {
      let scene = try await Scene(count: 200)
      scene.adjustment.value = 3000
      await scene.fixture.nextFrame()
      let (value, seen) = (scene.adjustment.value, scene.seen)
      scene.view.visibleCells[2].focus()
      let focused = scene.fixture.window.focusedWidget?.spokenLabel
      scene.grid.items += (200..<240).map { Entry($0) }
      await scene.fixture.nextFrame()
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.adjustment.value, value, accuracy: 300, "the line with the focus is seen whole")
      XCTAssertTrue(seen.contains { scene.seen.contains($0) })
      XCTAssertEqual(scene.fixture.window.focusedWidget?.spokenLabel, focused)
      scene.end()
    }
  }

  func testFooterIsVisibleOnlyAtEnd() {
    onMain {
      let scene = try await Scene(count: 200)
      var retries = 0
      scene.grid.onFooterAction = { retries += 1 }
      scene.grid.footer = .failure(broken)
      await scene.fixture.nextFrame()
      XCTAssertNil(scene.grid.view.button("Retry"))
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("foot") { scene.grid.view.button("Retry") != nil }
      scene.grid.view.button("Retry")?.click()
      XCTAssertEqual(retries, 1)
      scene.grid.view.button("Retry")?.focus()
      scene.grid.footer = .loading
      XCTAssertTrue(scene.grid.preferredFocus.containsFocus, "the focus went with the button")
      try await eventually("loading") { scene.grid.view.tree.contains { $0.isSpinning && $0.isMapped } }
      scene.grid.footer = .none
      await scene.fixture.nextFrame()
      XCTAssertFalse(scene.grid.view.tree.contains { $0.isSpinning && $0.isMapped })
      scene.end()
    }
  }

  func testActivatingCellSelectsItemAndTabLeavesGrid() {
    onMain {
      let scene = try await Scene(count: 200)
      var chosen: [Int] = []
      scene.grid.onSelect = { chosen.append($0.id) }
      scene.view.activateCell(3)
      XCTAssertEqual(chosen, [3])
      scene.view.visibleCells[0].focus()
      XCTAssertTrue(scene.view.pressShortcut("Tab"))
      XCTAssertFalse(scene.view.containsFocus)
      scene.end()
    }
  }

  func testUpcomingItemsFollowVisibleOnes() {
    onMain {
      let scene = try await Scene(count: 400)
      try await eventually("next") { scene.next.first.map { $0 >= 4 } == true }
      let first = scene.next.first ?? 0
      scene.adjustment.value += scene.adjustment.pageSize / 3
      try await eventually("further") { scene.next.first.map { $0 > first } == true }
      scene.fixture.window.setRootViewController(ViewController())
      try await eventually("nothing") { scene.next.isEmpty }
      scene.end()
    }
  }
}

@MainActor private final class Scene {
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
  var seen: [String] { view.visibleCells.compactMap(\.spokenLabel) }
  var firstLine: [Widget] {
    let top = view.visibleCells.first?.frame(in: view)?.y
    return view.visibleCells.filter { $0.frame(in: view)?.y == top }
  }

  func end() { fixture.window.destroy() }
}
