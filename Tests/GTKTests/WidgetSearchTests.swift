import GTKTestSupport
import XCTest

@testable import GTK

/// Tests of the search for a widget in the tree of those on screen.
final class WidgetSearchTests: GTKTestCase {
  func testDeepSearchVisitsEachWidgetOnce() {
    onMain {
      let label = Label("found")
      let depth = 12
      var content: Widget = label
      for _ in 0..<depth { content = Box(.vertical, [content]) }
      let window = Window(dialogFor: nil)
      window.setContent(content)
      window.present()
      try await eventually("the window") { label.isMapped }
      var visits = 0
      let found = content.firstOnScreen { widget in
        visits += 1
        return widget.pointer == label.pointer ? widget : nil
      }
      XCTAssertEqual(found?.pointer, label.pointer)
      XCTAssertEqual(visits, depth + 1)
      window.destroy()
    }
  }
}
