import CAdwaita
import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that a notice doesn't move a list whose focused row has scrolled out of view.
final class ToastScrollTests: GTKTestCase {
  func testListStaysWhereItIsWhileNoticeAppearsAndDisappears() {
    onMain {
      let fixture = ControllerFixture()
      let list = ListController<Entry>(images: SuspendableImages())
      list.items = (0..<200).map { Entry($0) }
      try await fixture.show(list)
      await fixture.nextFrame()
      XCTAssertTrue(list.takeFocus())
      let scrolled = try XCTUnwrap(list.view.tree.first { $0.isA(gtk_scrolled_window_get_type()) })
      let adjustment = ScrolledWindow(retaining: scrolled.pointer).verticalAdjustment
      adjustment.value = 263
      await fixture.nextFrame()
      let pageSize = adjustment.pageSize
      list.notify("Done")
      try await eventually("the notice") { fixture.window.visibleTexts.contains("Done") }
      for _ in 1...3 { await fixture.nextFrame() }
      XCTAssertEqual(adjustment.value, 263)
      XCTAssertEqual(adjustment.pageSize, pageSize)
      XCTAssertTrue(fixture.window.pressShortcut("Escape"))
      try await eventually("no notice") { !fixture.window.visibleTexts.contains("Done") }
      for _ in 1...3 { await fixture.nextFrame() }
      XCTAssertEqual(adjustment.value, 263)
      fixture.window.destroy()
    }
  }
}
