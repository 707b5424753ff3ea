import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that the focus moves between the panes of a screen.
final class FocusPaneTests: GTKTestCase {
  func testFocusMovesBetweenHeaderSegmentsAndContent() {
    onMain {
      let fixture = ControllerFixture()
      let first = WidgetController(Box(.vertical, [Button(label: "one"), Button(label: "two")]))
      let second = WidgetController(Button(label: "three"))
      (first.title, second.title) = ("First", "Second")
      let segments = SegmentedController(items: [first, second], title: "Films")
      segments.navigationItem.trailing = [Button(label: "Menu")]
      let navigation = NavigationController(root: segments)
      try await fixture.show(navigation)
      var focused: String? { fixture.window.focusedWidget.map { Button(retaining: $0.pointer).label } }
      XCTAssertTrue(navigation.takeFocus())
      XCTAssertEqual(focused, "one")
      XCTAssertTrue(fixture.window.button("two")?.focus() == true)
      var visited: [String] = []
      for _ in 1...3 where navigation.focusNextPane() { visited.append(focused ?? "") }
      // The content remembers the focused button.
      XCTAssertEqual(visited, ["Menu", "First", "two"])
      visited = []
      for _ in 1...3 where navigation.focusNextPane(-1) { visited.append(focused ?? "") }
      XCTAssertEqual(visited, ["First", "Menu", "two"])
      // A pane without a widget that takes the focus is skipped.
      segments.items = [WidgetController(Label("nothing"))]
      await fixture.nextFrame()
      XCTAssertTrue(fixture.window.button("Menu")?.focus() == true)
      XCTAssertFalse(navigation.focusNextPane())
      XCTAssertEqual(focused, "Menu")
      fixture.window.destroy()
    }
  }
}
