import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

@testable import MatineeApp

/// Tests the About window as screen readers present it.
final class AboutMatineeTests: GTKTestCase {
  func testAboutWindowExposesOnlyVisiblePageAndNamesItsButtons() {
    onMain {
      AboutMatinee.make(over: nil).present()
      try await eventually("the window") { Window.open(titled: "About")?.isMapped == true }
      let window = try XCTUnwrap(Window.open(titled: "About"))
      let accessibilityTree = window.accessibilityTree
      let texts = accessibilityTree.compactMap(\.asLabel).map(\.text)
      XCTAssertTrue(texts.contains("Matinee"))
      XCTAssertFalse(texts.contains("Credits"), "a hidden page is exposed")
      let buttons = accessibilityTree.filter { $0.isA(gtk_button_get_type()) }
      XCTAssertFalse(buttons.isEmpty)
      for button in buttons where Button(retaining: button.pointer).label.isEmpty {
        XCTAssertEqual(button.exposedLabel?.isEmpty, false, button.tooltip ?? "a button")
      }
      window.destroy()
    }
  }
}
