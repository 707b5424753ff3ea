import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import Synchronization
import XCTest

@testable import Users

/// Tests that the controller connects the model and the view, with the whole screen in a window.
final class UsersViewControllerTests: GTKTestCase {
  func testSelectionSurvivesReload() {
    onMain {
      let document = Document(#"[{"id": 1, "name": "Ada"}, {"id": 2, "name": "Alan"}]"#)
      let window = open(document)
      try await eventually("the users") { window.accessibleRows.count == 2 }
      window.activateRow(1)
      XCTAssertTrue(window.visibleTexts.contains("2 users, 1 selected."))
      XCTAssertEqual(window.accessibleRows.map(isChecked), [false, true])
      document.text = #"[{"id": 2, "name": "Alan"}, {"id": 3, "name": "Grace"}, {}]"#
      window.button("Reload")?.click()
      try await eventually("the reload") {
        window.visibleTexts.contains("2 users, 1 selected. 1 entry was skipped.")
      }
      try await eventually("the rows") { window.accessibleRows.map(\.exposedLabel) == ["Alan", "Grace"] }
      XCTAssertEqual(window.accessibleRows.map(isChecked), [true, false])
      window.destroy()
    }
  }

  func testFailureShowsReasonAndRetryLoadsAgain() {
    onMain {
      let document = Document("")
      let window = open(document)
      try await eventually("the reason") {
        window.visibleTexts.contains("“users.json” can’t be read as a list of users.")
      }
      document.text = #"[{"id": 1, "name": "Ada"}]"#
      window.button("Try Again")?.focus()
      window.button("Try Again")?.click()
      try await eventually("the user") { window.accessibleRows.map(\.exposedLabel) == ["Ada"] }
      try await eventually("the focus in the first row") { window.accessibleRows.first?.containsFocus == true }
      window.destroy()
    }
  }
}

/// A document that the test changes.
private final class Document: Sendable {
  private let contents: Mutex<String>

  init(_ text: String) { contents = Mutex(text) }

  var text: String {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }
}

@MainActor private func open(_ document: Document) -> Window {
  let window = Window(dialogFor: nil)
  window.setDefaultSize(width: 400, height: 400)
  window.setRootViewController(UsersScreen.make(UserController(name: "users.json") { Data(document.text.utf8) }))
  window.present()
  return window
}

@MainActor private func isChecked(_ row: Widget) -> Bool { row.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }
