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
      let told = window.accessibilityTree
      let texts = told.compactMap(\.asLabel).map(\.text)
      XCTAssertTrue(texts.contains("Matinee"))
      XCTAssertFalse(texts.contains("Credits"), "a page that is not seen is told")
      let buttons = told.filter { $0.isA(gtk_button_get_type()) }
      XCTAssertFalse(buttons.isEmpty)
      for button in buttons where Button(retaining: button.pointer).label.isEmpty {
        XCTAssertEqual(button.exposedLabel?.isEmpty, false, button.tooltip ?? "a button")
      }
      window.destroy()
    }
  }
}
