import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that the keyboard focus stays on its widget, moves to the replacement of a removed one, and is never lost.
final class FocusTests: GTKTestCase {
  @MainActor private final class Scene {
    let fixture = ControllerFixture()
    let before = Button(label: "Before")
    let after = Button(label: "After")
    let (container, list) = makeListContainer()

    init(_ state: ContentState<[Entry]>) async throws {
      let holder = WidgetController(before, container)
      try await fixture.show(holder)
      (holder.view as? Box)?.append(after)
      container.state = state
      try await eventually("the state") { self.container.view.isMapped }
    }

    func hasRows(_ count: Int) async throws {
      try await eventually("\(count) rows") { self.container.view.spokenRows.count >= count }
    }

    /// The accessible label of the focused row.
    var focusedRow: String? { fixture.window.focusedWidget?.spokenLabel }

    func tab(_ key: String = "Tab") { _ = fixture.window.pressShortcut(key) }
  }

  func testFocusStaysOnRowWhenListRefreshes() {
    onMain {
      let scene = try await Scene(.content(entries(0..<5)))
      try await scene.hasRows(5)
      scene.container.view.spokenRows[2].focus()
      XCTAssertEqual(scene.focusedRow, "Entry 2, 1 January 2000")
      scene.container.state = .loading(previous: entries(0..<5))
      scene.container.state = .content(entries(1..<6))
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.focusedRow, "Entry 2, 1 January 2000")
      // If its row is removed, the focus stays in the list.
      scene.container.state = .content(entries(50..<60))
      await scene.fixture.nextFrame()
      XCTAssertTrue(scene.container.view.containsFocus)
      scene.fixture.window.destroy()
    }
  }

  func testFocusMovesFromRetryToLoadingToFirstRow() {
    onMain {
      let scene = try await Scene(.failed(broken, previous: nil))
      XCTAssertTrue(scene.container.takeFocus())
      XCTAssertEqual(scene.fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label }, "Retry")
      scene.container.state = .loading(previous: nil)
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.focusedRow, "Loading")
      scene.container.state = .content(entries(0..<5))
      try await scene.hasRows(5)
      try await eventually("the first row") { scene.focusedRow == "Entry 0, 1 January 2000" }
      scene.container.state = .failed(broken, previous: nil)
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.fixture.window.focusedWidget?.spokenDescription, "No Connection. The network is down.")
      scene.fixture.window.destroy()
    }
  }

  func testFocusStaysOutsideContainerWhenItsStateChanges() {
    onMain {
      let scene = try await Scene(.loading(previous: nil))
      scene.before.focus()
      let states: [ContentState<[Entry]>] = [
        .content(entries(0..<5)), .empty(broken), .failed(broken, previous: nil), .loading(previous: nil),
      ]
      for state in states {
        scene.container.state = state
        await scene.fixture.nextFrame()
        XCTAssertTrue(scene.before.containsFocus, "\(state)")
      }
      scene.fixture.window.destroy()
    }
  }

  func testTabMovesFocusOutOfLongList() {
    onMain {
      let scene = try await Scene(.content(entries(0..<500)))
      try await scene.hasRows(3)
      scene.container.view.spokenRows[1].focus()
      scene.tab()
      XCTAssertTrue(scene.after.containsFocus)
      scene.container.takeFocus()
      XCTAssertEqual(scene.focusedRow, "Entry 1, 1 January 2000", "the list forgot its row")
      scene.tab("<Shift>Tab")
      XCTAssertTrue(scene.before.containsFocus)
      scene.fixture.window.destroy()
    }
  }

  func testTabMovesFocusToButtonInRow() {
    onMain {
      let scene = try await Scene(.content(entries(0..<1)))
      scene.list.footer = .failure(broken)
      try await scene.hasRows(2)
      scene.container.view.spokenRows[1].focus()
      scene.tab()
      XCTAssertEqual(scene.fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label }, "Retry")
      scene.tab()
      XCTAssertTrue(scene.after.containsFocus)
      scene.fixture.window.destroy()
    }
  }

  /// New rows may arrive before GTK has drawn, and thus before it has handled the removal of the focused row.
  func testFocusStaysOnLastRowWhenFooterIsRemovedAndRowsArrive() {
    onMain {
      let scene = try await Scene(.content(entries(0..<5)))
      scene.list.footer = .failure(broken)
      try await scene.hasRows(6)
      scene.container.view.spokenRows[5].focus()
      scene.tab()
      XCTAssertEqual(scene.fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label }, "Retry")
      scene.list.footer = .loading
      XCTAssertEqual(scene.focusedRow, "Entry 4, 1 January 2000")
      scene.list.footer = .none
      scene.container.state = .content(entries(0..<50))
      for _ in 0..<3 { await scene.fixture.nextFrame() }
      XCTAssertEqual(scene.focusedRow, "Entry 4, 1 January 2000")
      scene.fixture.window.destroy()
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
      try await eventually("rows") { list.view.spokenRows.count > 1 }
      list.view.spokenRows[1].focus()
      let page = WidgetController(Button(label: "Play"))
      navigation.push(page)
      XCTAssertTrue(page.view.containsFocus)
      XCTAssertTrue(fixture.window.pressShortcut("Escape"))
      await fixture.nextFrame()
      XCTAssertEqual(fixture.window.focusedWidget?.spokenLabel, "Entry 1, 1 January 2000")
      fixture.window.destroy()
    }
  }
}

private func entries(_ ids: Range<Int>) -> [Entry] { ids.map { Entry($0) } }
