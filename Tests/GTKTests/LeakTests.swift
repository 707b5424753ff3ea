import GTK
import GTKTestSupport
import XCTest

/// Tests for leaks: the live counts return to their initial values.
final class LeakTests: GTKTestCase {
  func testThousandWindowsLeakNoObjects() {
    onMain {
      // The first round creates objects that GTK retains permanently, which aren't leaks.
      try await openAndClose()
      let before = LiveCounts.snapshot
      for _ in 0..<1000 { try await openAndClose() }
      // The counts may fall if objects from an earlier test are released meanwhile, but they must not rise.
      for (kind, count) in LiveCounts.snapshot { XCTAssertLessThanOrEqual(count, before[kind] ?? 0, kind) }
    }
  }

  func testDisconnectingReleasesClosure() {
    onMain {
      let button = Button(label: "Press")
      let before = LiveCounts.closures
      let token = Token()
      weak let weakToken = token
      let connection = button.connect("clicked") { [token] in token.count += 1 }
      XCTAssertEqual(LiveCounts.closures, before + 1)
      button.click()
      XCTAssertEqual(token.count, 1)
      connection.disconnect()
      XCTAssertEqual(LiveCounts.closures, before)
      button.click()
      XCTAssertEqual(weakToken?.count, 1)
    }
  }

  func testAttachedValueIsReleasedWithItsObject() {
    onMain {
      var owner: Box? = Box()
      weak var weakToken: Token?
      do {
        let token = Token()
        weakToken = token
        owner?.retain(token, for: "token")
      }
      XCTAssertNotNil(weakToken)
      owner = nil
      XCTAssertNil(weakToken)
    }
  }
}

@MainActor private func openAndClose() async throws {
  let window = Window(dialogFor: nil)
  let model = ListModel((0..<5).map(Row.init))
  let list = ListView(model) { RowCell() }
  let button = Button(label: "Press")
  button.onClick { [weak button] in button?.label = "Pressed" }
  window.setContent(Box(.vertical, [button, ScrolledWindow(list)]))
  window.addAction("go") {}
  window.present()
  button.click()
  window.destroy()
  await Task.yield()
}

@MainActor private final class Token { var count = 0 }
