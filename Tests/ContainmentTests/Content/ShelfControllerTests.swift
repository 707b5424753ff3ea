import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a shelf makes few cells, keeps its scroll position and height, and can be left by keyboard.
final class ShelfControllerTests: GTKTestCase {
  func testThousandItemsCreateFewCells() {
    onMain {
      let harness = try await Harness(count: 1000)
      XCTAssertLessThan(harness.made, 45)
      XCTAssertEqual(harness.seen.first, "Entry 0")
      harness.line.value = 20_000
      try await eventually("other items") { harness.seen.first == "Entry 128" }
      XCTAssertLessThan(harness.made, 80)
      harness.end()
    }
  }

  func testChangingItemsKeepsScrollPositionAndFocus() {
    onMain {
      let harness = try await Harness(count: 100)
      harness.line.value = 3000
      await harness.fixture.nextFrame()
      let seen = harness.seen
      harness.grid.visibleCells[1].focus()
      let focused = harness.focused
      harness.shelf.items = (-5..<100).filter { $0 != 40 }.map { Entry($0) }
      await harness.fixture.nextFrame()
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.seen.prefix(3), seen.prefix(3))
      XCTAssertEqual(harness.focused, focused)
      var changed = harness.shelf.items
      let index = try XCTUnwrap(changed.firstIndex { $0.listTitle == focused })
      changed[index].listTitle = "Changed"
      harness.shelf.items = changed
      XCTAssertEqual(harness.focused, "Changed")
      harness.end()
    }
  }

  func testShelfHasSameHeightEmptyAndFull() {
    onMain {
      let harness = try await Harness(count: 0)
      let height = harness.shelf.view.size.height
      XCTAssertGreaterThan(height, CardShape.poster.height + 60)
      harness.shelf.state = .loading
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.shelf.view.size.height, height)
      harness.shelf.items = [Entry(1), Entry(2, hasImage: true)]
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.shelf.view.size.height, height)
      XCTAssertFalse(harness.shelf.view.tree.contains { $0.isSpinning && $0.isMapped })
      harness.end()
    }
  }

  func testFailureOffersActionAndDisappearsWhenItemsArrive() {
    onMain {
      let harness = try await Harness(count: 0)
      var actions = 0
      harness.shelf.onStateAction = { actions += 1 }
      harness.shelf.state = .failure(broken)
      try await eventually("the message") { harness.shelf.view.visibleTexts.contains("The network is down.") }
      harness.shelf.view.button("Retry")?.click()
      XCTAssertEqual(actions, 1)
      harness.shelf.items = [Entry(1)]
      XCTAssertFalse(harness.shelf.view.visibleTexts.contains("The network is down."))
      harness.end()
    }
  }

  func testShelfReportsUpcomingItemsAndEnd() {
    onMain {
      let harness = try await Harness(count: 100)
      XCTAssertEqual(harness.reached, 0)
      try await eventually("next") { harness.next.first == 5 }
      harness.line.value = harness.line.upper
      try await eventually("end") { harness.reached == 1 }
      harness.shelf.items += (100..<120).map { Entry($0) }
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 1)
      harness.shelf.items = [Entry(1)]
      try await eventually("end again") { harness.reached == 2 }
      harness.end()
    }
  }

  func testActivatingCellSelectsItemAndSeeAllNamesShelf() {
    onMain {
      let harness = try await Harness(count: 3)
      var (chosen, all) = ([Int](), 0)
      harness.shelf.onSelect = { chosen.append($0.id) }
      harness.grid.activateCell(2)
      XCTAssertEqual(chosen, [2])
      XCTAssertNil(harness.shelf.view.button("See All"))
      harness.shelf.onSeeAll = { all += 1 }
      let button = try XCTUnwrap(harness.shelf.view.button("See All"))
      XCTAssertEqual(button.exposedLabel, "See all, Drama")
      button.click()
      XCTAssertEqual(all, 1)
      harness.end()
    }
  }

  func testScreenReaderReadsHeadingAndListItems() {
    onMain {
      let harness = try await Harness(count: 3)
      XCTAssertTrue(harness.grid.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
      XCTAssertEqual(harness.grid.exposedLabel, "Drama")
      let cells = harness.grid.childWidgets.filter(\.isMapped)
      XCTAssertTrue(cells.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM) })
      XCTAssertEqual(cells.map(\.exposedLabel), ["Entry 0", "Entry 1", "Entry 2"])
      let labels = harness.shelf.view.accessibilityTree.compactMap(\.asLabel)
      XCTAssertEqual(labels.map(\.text), ["Drama"])
      XCTAssertTrue(labels.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) })
      harness.end()
    }
  }

  func testTabMovesFocusPastCells() {
    onMain {
      let harness = try await Harness(count: 100)
      harness.grid.visibleCells[1].focus()
      XCTAssertEqual(harness.focused, "Entry 1")
      XCTAssertTrue(harness.grid.pressShortcut("Tab"))
      XCTAssertTrue(harness.after.containsFocus)
      harness.grid.visibleCells[1].focus()
      XCTAssertTrue(harness.grid.pressShortcut("<Shift>Tab"))
      XCTAssertTrue(harness.before.containsFocus)
      harness.grid.visibleCells[1].focus()
      XCTAssertTrue(harness.grid.pressShortcut("Down"))
      XCTAssertTrue(harness.after.containsFocus)
      harness.end()
    }
  }

  func testShelfIsMirroredInRightToLeftLayout() {
    onMain {
      TextDirection.current = .rightToLeft
      defer { TextDirection.current = .leftToRight }
      let harness = try await Harness(count: 100)
      XCTAssertEqual(harness.seen.last, "Entry 0", "the first item is on the right")
      XCTAssertEqual(harness.reached, 0)
      try await eventually("next") { harness.next.first == 5 }
      harness.line.value = 0
      try await eventually("end") { harness.reached == 1 }
      harness.end()
    }
  }
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let before = Button(label: "Before")
  let after = Button(label: "After")
  let shelf: ShelfController<CardView<Entry>>
  var made: Int { counter.count }
  private let counter = Counter()
  var reached = 0
  var next: [Int] = []

  init(count: Int) async throws {
    let images = SuspendableImages()
    shelf = ShelfController(title: "Drama") { [counter] in
      counter.count += 1
      return CardView<Entry>(images: images)
    }
    shelf.items = (0..<count).map { Entry($0) }
    shelf.onReachEnd = { [weak self] in self?.reached += 1 }
    shelf.onPrefetch = { [weak self] in self?.next = $0.map(\.id) }
    let holder = WidgetController(before, shelf)
    try await fixture.show(holder)
    (holder.view as? Box)?.append(after)
    await fixture.nextFrame()
    await fixture.nextFrame()
  }

  var grid: Widget { shelf.view.grids.first ?? shelf.view }
  var line: Adjustment {
    let scrolled = grid.parentWidget.map { ScrolledWindow(retaining: $0.pointer) }
    return (scrolled ?? ScrolledWindow()).horizontalAdjustment
  }
  /// The labels of the visible cells, from left to right.
  var seen: [String] { grid.visibleCells.compactMap(\.exposedLabel) }
  var focused: String? { fixture.window.focusedWidget?.exposedLabel }

  func end() { fixture.window.destroy() }
}

/// A counter of the views that were made.
@MainActor final class Counter { var count = 0 }
