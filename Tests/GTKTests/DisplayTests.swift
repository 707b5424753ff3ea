import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests for the display's settings, including missing ones.
final class DisplayTests: GTKTestCase {
  func testTextScaleIsOneWhenDisplayResolutionIsUnknown() {
    onMain {
      let before = Display.textScale
      let settings = try XCTUnwrap(gtk_settings_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) })
      settings.setProperty("gtk-xft-dpi", -1)
      XCTAssertEqual(Display.textScale, 1)
      Display.textScale = 2
      XCTAssertEqual(Display.textScale, 2)
      XCTAssertEqual(settings.integerProperty("gtk-xft-dpi"), 2 * 96 * 1024)
      Display.textScale = before
    }
  }
}
