import Containment
import GTK
import GTKTestSupport
import XCTest

@testable import FeaturedComposition

/// Tests that a switch shows one controller at a time and doesn't lose the focus.
final class SwitchControllerTests: GTKTestCase {
  func testShowsOneControllerAndRetainsViewsOfOthers() {
    onMain {
      let fixture = Fixture()
      let (first, second) = (ButtonController(), ButtonController())
      let container = SwitchController()
      try await fixture.show(container)
      container.show(first)
      let view = first.view
      container.show(second)
      XCTAssertEqual([first.isVisible, second.isVisible], [false, true])
      container.show(first)
      XCTAssertEqual([first.isVisible, second.isVisible], [true, false])
      XCTAssertTrue(first.view === view)
      fixture.window.destroy()
    }
  }

  func testFocusMovesOnlyIfReplacedControllerHadIt() {
    onMain {
      let fixture = Fixture()
      let (first, second) = (ButtonController(), ButtonController())
      let container = SwitchController()
      try await fixture.show(container)
      container.show(first)
      first.takeFocus()
      container.show(second)
      XCTAssertTrue(second.view.containsFocus)
      fixture.window.destroy()
    }
  }
}

private final class ButtonController: ViewController {
  override func loadView() { view = Button(label: "button") }
}
