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
      let scene = try await Scene(count: 1000)
      XCTAssertLessThan(scene.made, 45)
      XCTAssertEqual(scene.seen.first, "Entry 0")
      scene.line.value = 20_000
      try await eventually("other items") { scene.seen.first == "Entry 128" }
      XCTAssertLessThan(scene.made, 80)
      scene.end()
    }
  }

  func testChangingItemsKeepsScrollPositionAndFocus() {
    onMain {
      let scene = try await Scene(count: 100)
      scene.line.value = 3000
      await scene.fixture.nextFrame()
      let seen = scene.seen
      scene.grid.visibleCells[1].focus()
      let focused = scene.focused
      scene.shelf.items = (-5..<100).filter { $0 != 40 }.map { Entry($0) }
      await scene.fixture.nextFrame()
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.seen.prefix(3), seen.prefix(3))
      XCTAssertEqual(scene.focused, focused)
      var changed = scene.shelf.items
      let index = try XCTUnwrap(changed.firstIndex { $0.listTitle == focused })
      changed[index].listTitle = "Changed"
      scene.shelf.items = changed
      XCTAssertEqual(scene.focused, "Changed")
      scene.end()
    }
  }

  func testShelfHasSameHeightEmptyAndFull() {
    onMain {
      let scene = try await Scene(count: 0)
      let height = scene.shelf.view.size.height
      XCTAssertGreaterThan(height, CardShape.poster.height + 60)
      scene.shelf.state = .loading
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.shelf.view.size.height, height)
      scene.shelf.items = [Entry(1), Entry(2, hasImage: true)]
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.shelf.view.size.height, height)
      XCTAssertFalse(scene.shelf.view.tree.contains { $0.isSpinning && $0.isMapped })
      scene.end()
    }
  }

  func testFailureOffersActionAndDisappearsWhenItemsArrive() {
    onMain {
      let scene = try await Scene(count: 0)
      var actions = 0
      scene.shelf.onStateAction = { actions += 1 }
      scene.shelf.state = .failure(broken)
      try await eventually("the message") { scene.shelf.view.visibleTexts.contains("The network is down.") }
      scene.shelf.view.button("Retry")?.click()
      XCTAssertEqual(actions, 1)
      scene.shelf.items = [Entry(1)]
      XCTAssertFalse(scene.shelf.view.visibleTexts.contains("The network is down."))
      scene.end()
    }
  }

  func testShelfReportsUpcomingItemsAndEnd() {
    onMain {
      let scene = try await Scene(count: 100)
      XCTAssertEqual(scene.reached, 0)
      try await eventually("next") { scene.next.first == 5 }
      scene.line.value = scene.line.upper
      try await eventually("end") { scene.reached == 1 }
      scene.shelf.items += (100..<120).map { Entry($0) }
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 1)
      scene.shelf.items = [Entry(1)]
      try await eventually("end again") { scene.reached == 2 }
      scene.end()
    }
  }

  func testActivatingCellSelectsItemAndSeeAllNamesShelf() {
    onMain {
      let scene = try await Scene(count: 3)
      var (chosen, all) = ([Int](), 0)
      scene.shelf.onSelect = { chosen.append($0.id) }
      scene.grid.activateCell(2)
      XCTAssertEqual(chosen, [2])
      XCTAssertNil(scene.shelf.view.button("See All"))
      scene.shelf.onSeeAll = { all += 1 }
      let button = try XCTUnwrap(scene.shelf.view.button("See All"))
      XCTAssertEqual(button.spokenLabel, "See all, Drama")
      button.click()
      XCTAssertEqual(all, 1)
      scene.end()
    }
  }

  func testScreenReaderReadsHeadingAndListItems() {
    onMain {
      let scene = try await Scene(count: 3)
      XCTAssertTrue(scene.grid.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
      XCTAssertEqual(scene.grid.spokenLabel, "Drama")
      let cells = scene.grid.childWidgets.filter(\.isMapped)
      XCTAssertTrue(cells.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM) })
      XCTAssertEqual(cells.map(\.spokenLabel), ["Entry 0", "Entry 1", "Entry 2"])
      let labels = scene.shelf.view.spokenTree.compactMap(\.asLabel)
      XCTAssertEqual(labels.map(\.text), ["Drama"])
      XCTAssertTrue(labels.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) })
      scene.end()
    }
  }

  func testTabMovesFocusPastCells() {
    onMain {
      let scene = try await Scene(count: 100)
      scene.grid.visibleCells[1].focus()
      XCTAssertEqual(scene.focused, "Entry 1")
      XCTAssertTrue(scene.grid.pressShortcut("Tab"))
      XCTAssertTrue(scene.after.containsFocus)
      scene.grid.visibleCells[1].focus()
      XCTAssertTrue(scene.grid.pressShortcut("<Shift>Tab"))
      XCTAssertTrue(scene.before.containsFocus)
      scene.grid.visibleCells[1].focus()
      XCTAssertTrue(scene.grid.pressShortcut("Down"))
      XCTAssertTrue(scene.after.containsFocus)
      scene.end()
    }
  }

  func testShelfIsMirroredInRightToLeftLayout() {
    onMain {
      TextDirection.current = .rightToLeft
      defer { TextDirection.current = .leftToRight }
      let scene = try await Scene(count: 100)
      XCTAssertEqual(scene.seen.last, "Entry 0", "the first item is on the right")
      XCTAssertEqual(scene.reached, 0)
      try await eventually("next") { scene.next.first == 5 }
      scene.line.value = 0
      try await eventually("end") { scene.reached == 1 }
      scene.end()
    }
  }
}

@MainActor private final class Scene {
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
  var seen: [String] { grid.visibleCells.compactMap(\.spokenLabel) }
  var focused: String? { fixture.window.focusedWidget?.spokenLabel }

  func end() { fixture.window.destroy() }
}

/// A counter of the views that were made.
@MainActor final class Counter { var count = 0 }
