import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that Shift+Tab moves the focus to the message of an empty section, even if it has no button.
final class EmptySectionFocusTests: GTKTestCase {
  func testMessageOfEmptySectionTakesFocus() {
    onMain {
      let message = StateMessage(icon: "folder-symbolic", title: "Nothing", explanation: "There is nothing here.")
      for layout in [SectionLayout.shelf(.poster), .grid(.poster), .list] {
        let fixture = ControllerFixture()
        let page = CompositionalController<String, Entry>(images: SuspendableImages())
        page.apply([
          CompositionalSection(id: "empty", title: "Empty", layout: layout, state: .failure(message)),
          CompositionalSection(id: "rows", title: "Rows", items: [Entry(1)], layout: .list),
        ])
        try await fixture.show(page)
        try await eventually("the sections") { fixture.window.visibleTexts.contains("Entry 1") }
        let row = try XCTUnwrap(page.view.tree.first { $0.hasStyle("list-line") && $0.isMapped })
        XCTAssertTrue(row.focus())
        XCTAssertTrue(row.pressShortcut("<Shift>Tab"))
        XCTAssertEqual(fixture.window.focusedWidget?.asLabel?.text, message.explanation, "\(layout)")
        fixture.window.destroy()
      }
    }
  }
}
