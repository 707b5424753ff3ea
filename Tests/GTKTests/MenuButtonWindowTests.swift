import GTKTestSupport
import XCTest

@testable import GTK

/// Tests for a menu button outside a window.
final class MenuButtonWindowTests: GTKTestCase {
  func testMenuButtonOpensOnlyInsideWindow() {
    onMain {
      let button = MenuButton(icon: "open-menu-symbolic", name: "Menu", menu: Menu(sections: [[("_Open", "app.open")]]))
      XCTAssertFalse(button.open())
      let box = Box(.vertical, [button])
      XCTAssertFalse(button.open(), "its box isn’t in a window")
      let window = Window(dialogFor: nil)
      window.setContent(box)
      window.present()
      try await eventually("the window") { button.isMapped }
      XCTAssertTrue(button.open())
      window.destroy()
    }
  }
}
