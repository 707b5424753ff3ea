import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that the keyboard focus stays on its widget, moves to the replacement of a removed one, and is never lost.
final class FocusTests: GTKTestCase {
  @MainActor private final class Harness {
    let fixture = ControllerFixture()
    let before = Button(label: "Before")
    let after = Button(label: "After")
    let (container, list) = makeListContainer()

    init(_ state: ContentState<[Entry]>) async throws {
      let holder = WidgetController(before, container)
      // All rows of the short lists fit. GTK has no widgets for rows outside the window.
      try await fixture.show(holder, height: 900)
      (holder.view as? Box)?.append(after)
      container.state = state
      try await eventually("the state") { self.container.view.isMapped }
    }

    func waitForRows(_ count: Int) async throws {
      try await eventually("\(count) rows") { self.container.view.accessibleRows.count >= count }
    }

    /// The accessible label of the focused row.
    var focusedRow: String? { fixture.window.focusedWidget?.exposedLabel }

    func tab(_ key: String = "Tab") { _ = fixture.window.pressShortcut(key) }
  }

  func testFocusStaysOnRowWhenListRefreshes() {
    onMain {
      let harness = try await Harness(.content(entries(0..<5)))
      try await harness.waitForRows(5)
      harness.container.view.accessibleRows[2].focus()
      XCTAssertEqual(harness.focusedRow, "Entry 2, 1 January 2000")
      harness.container.state = .loading(previous: entries(0..<5))
      harness.container.state = .content(entries(1..<6))
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.focusedRow, "Entry 2, 1 January 2000")
      // If its row is removed, the focus stays in the list.
      harness.container.state = .content(entries(50..<60))
      await harness.fixture.nextFrame()
      XCTAssertTrue(harness.container.view.containsFocus)
      harness.fixture.window.destroy()
    }
  }

  func testFocusMovesFromRetryToLoadingToFirstRow() {
    onMain {
      let harness = try await Harness(.failed(broken, previous: nil))
      XCTAssertTrue(harness.container.takeFocus())
      XCTAssertEqual(harness.fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label }, "Retry")
      harness.container.state = .loading(previous: nil)
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.focusedRow, "Loading")
      harness.container.state = .content(entries(0..<5))
      try await harness.waitForRows(5)
      try await eventually("the first row") { harness.focusedRow == "Entry 0, 1 January 2000" }
      harness.container.state = .failed(broken, previous: nil)
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.fixture.window.focusedWidget?.exposedDescription, "No Connection. The network is down.")
      harness.fixture.window.destroy()
    }
  }

  func testFocusStaysOutsideContainerWhenItsStateChanges() {
    onMain {
      let harness = try await Harness(.loading(previous: nil))
      harness.before.focus()
      let states: [ContentState<[Entry]>] = [
        .content(entries(0..<5)), .empty(broken), .failed(broken, previous: nil), .loading(previous: nil),
      ]
      for state in states {
        harness.container.state = state
        await harness.fixture.nextFrame()
        XCTAssertTrue(harness.before.containsFocus, "\(state)")
      }
      harness.fixture.window.destroy()
    }
  }

  func testTabMovesFocusOutOfLongList() {
    onMain {
      let harness = try await Harness(.content(entries(0..<500)))
      try await harness.waitForRows(3)
      harness.container.view.accessibleRows[1].focus()
      harness.tab()
      XCTAssertTrue(harness.after.containsFocus)
      harness.container.takeFocus()
      XCTAssertEqual(harness.focusedRow, "Entry 1, 1 January 2000", "the list forgot its row")
      harness.tab("<Shift>Tab")
      XCTAssertTrue(harness.before.containsFocus)
      harness.fixture.window.destroy()
    }
  }

  func testTabMovesFocusToButtonInRow() {
    onMain {
      let harness = try await Harness(.content(entries(0..<1)))
      harness.list.footer = .failure(broken)
      try await harness.waitForRows(2)
      harness.container.view.accessibleRows[1].focus()
      harness.tab()
      XCTAssertEqual(harness.fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label }, "Retry")
      harness.tab()
      XCTAssertTrue(harness.after.containsFocus)
      harness.fixture.window.destroy()
    }
  }

  /// New rows may arrive before GTK has drawn, and thus before it has handled the removal of the focused row.
  func testFocusStaysOnLastRowWhenFooterIsRemovedAndRowsArrive() {
    onMain {
      let harness = try await Harness(.content(entries(0..<5)))
      harness.list.footer = .failure(broken)
      try await harness.waitForRows(6)
      harness.container.view.accessibleRows[5].focus()
      harness.tab()
      XCTAssertEqual(harness.fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label }, "Retry")
      harness.list.footer = .loading
      XCTAssertEqual(harness.focusedRow, "Entry 4, 1 January 2000")
      harness.list.footer = .none
      harness.container.state = .content(entries(0..<50))
      for _ in 0..<3 { await harness.fixture.nextFrame() }
      XCTAssertEqual(harness.focusedRow, "Entry 4, 1 January 2000")
      harness.fixture.window.destroy()
    }
  }

  func testSelectingSegmentMovesFocusFromPageButNotFromSegmentedControl() {
    onMain {
      let fixture = ControllerFixture()
      let pages = [Button(label: "a"), Button(label: "b"), Label("c")].map { WidgetController($0) }
      let segments = SegmentedController(items: pages)
      try await fixture.show(segments)
      pages[0].takeFocus()
      segments.select(1)
      XCTAssertTrue(pages[1].view.containsFocus)
      // If no widget in the page takes the focus, the segmented control does.
      segments.select(2)
      XCTAssertTrue(segments.view.toggleButtons[2].containsFocus)
      // The focus doesn't leave the segmented control.
      segments.view.toggleButtons[0].focus()
      segments.select(0)
      XCTAssertTrue(segments.view.toggleButtons[0].containsFocus)
      XCTAssertTrue(segments.selectNext(-1))
      XCTAssertEqual(segments.selectedIndex, 2)
      fixture.window.destroy()
    }
  }

  func testEscapeReturnsFocusToPreviouslyFocusedRow() {
    onMain {
      let fixture = ControllerFixture()
      let list = ListController<Entry> { ImageWithFourLabelsView(images: SuspendableImages()) }
      list.items = entries(0..<5)
      let navigation = NavigationController(root: list)
      try await fixture.show(navigation)
      try await eventually("rows") { list.view.accessibleRows.count > 1 }
      list.view.accessibleRows[1].focus()
      let page = WidgetController(Button(label: "Play"))
      navigation.push(page)
      XCTAssertTrue(page.view.containsFocus)
      XCTAssertTrue(fixture.window.pressShortcut("Escape"))
      await fixture.nextFrame()
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Entry 1, 1 January 2000")
      fixture.window.destroy()
    }
  }
}

private func entries(_ ids: Range<Int>) -> [Entry] { ids.map { Entry($0) } }
