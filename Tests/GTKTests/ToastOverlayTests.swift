import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests for toasts in windows of different widths.
final class ToastOverlayTests: GTKTestCase {
  func testToastTextRewrapsWhenWindowWidthChanges() {
    onMain {
      let message = "Your guest activity was deleted. Switched to somebody whose name is not short at all."
      let window = Window(dialogFor: nil)
      let overlay = ToastOverlay(Bin())
      overlay.expandsVertically = true
      window.setContent(overlay)
      window.setDefaultSize(width: 900, height: 300)
      window.present()
      try await eventually("the window") { overlay.size.width > 700 }
      overlay.show(message, button: "Undo")
      try await eventually("the message") { window.visibleTexts.contains(message) }
      let label = try XCTUnwrap(window.tree.compactMap(\.asLabel).first { $0.text == message })
      try await eventually("its layout") { label.size.height > 0 }
      let line = label.size.height
      for (width, isOneLine) in [(360, false), (900, true), (360, false)] {
        window.setDefaultSize(width: width, height: 300)
        try await eventually("\(width) pixels, not \(overlay.size.width)") { (overlay.size.width > 700) == isOneLine }
        try await eventually("the number of lines for \(width) pixels") { (label.size.height == line) == isOneLine }
        XCTAssertLessThanOrEqual(label.size.width, width)
        try await eventually("space for the whole text") {
          label.measuredHeight(width: label.size.width + horizontalMargins).minimum
            <= label.size.height + verticalMargins
        }
      }
      window.close()
    }
  }
}

// The margins of the text, which aren't part of its size.
private let verticalMargins = 6
private let horizontalMargins = 12
