import Containment
import GTK
import GTKTestSupport
import XCTest

@testable import Todo

/// Tests of the coordinator: the pages and dialogs that open, and a file that can't be saved.
final class TodoCoordinatorTests: GTKTestCase {
  func testUserCreatesListWithTaskAndRenamesIt() {
    onMain {
      let fixture = TodoFixture()
      fixture.open()
      try await fixture.wait(for: "No Lists")
      fixture.window.button("New List…")?.click()
      try await fixture.enter("  Groceries ")
      try await fixture.wait(for: "Groceries")
      fixture.window.activateRow(0)
      try await fixture.wait(for: "No Tasks")
      XCTAssertEqual(fixture.page?.view.pressShortcut("<Ctrl>n"), true)
      try await fixture.enter("Milk")
      try await fixture.wait(for: "Milk")
      XCTAssertEqual(fixture.page?.view.pressShortcut("F2"), true)
      try await fixture.enter("Food")
      try await fixture.wait(for: "Food")
      fixture.window.button("Back")?.click()
      try await fixture.wait(for: "0 of 1 done")
      try await eventually("the saved lists") { fixture.storage.writes.last?.map(\.name) == ["Food"] }
      fixture.window.destroy()
    }
  }

  func testDialogRejectsEmptyNameAndEscapeCancels() {
    onMain {
      let fixture = TodoFixture([.groceries])
      fixture.open()
      try await fixture.wait(for: "Groceries")
      fixture.window.button("New List")?.click()
      try await eventually("the dialog") { fixture.dialog != nil }
      XCTAssertEqual(fixture.dialog?.view.button("Save")?.isSensitive, false)
      XCTAssertEqual(fixture.dialog?.view.window?.pressShortcut("Escape"), true)
      try await eventually("the closed dialog") { fixture.dialog == nil }
      XCTAssertEqual(fixture.store.lists?.count, 1)
      fixture.window.destroy()
    }
  }

  func testUnsavedChangeShowsBannerOnEachPageUntilItIsSaved() {
    onMain {
      let fixture = TodoFixture([.groceries])
      fixture.storage.failWrites(with: .notSaved(file: "lists.json"))
      fixture.open()
      try await fixture.wait(for: "Groceries")
      fixture.store.change { $0[0].name = "Food" }
      let sentence = "“lists.json” can’t be saved. Check its permissions and the free space."
      try await fixture.wait(for: sentence)
      fixture.window.button("Dismiss")?.click()
      try await eventually("no banner") { !fixture.texts.contains(sentence) }
      fixture.window.activateRow(0)
      try await fixture.wait(for: "Milk")
      fixture.store.change { $0[0].tasks[0].isDone = true }
      try await fixture.wait(for: sentence)
      fixture.storage.failWrites(with: nil)
      fixture.window.button("Try Again")?.click()
      try await eventually("no banner") { !fixture.texts.contains(sentence) }
      XCTAssertEqual(fixture.storage.writes, [fixture.store.lists])
      fixture.window.destroy()
    }
  }

  func testWindowClosesAfterChangesAreSaved() {
    onMain {
      let fixture = TodoFixture([.groceries])
      fixture.open()
      try await fixture.wait(for: "Groceries")
      fixture.storage.suspend()
      fixture.store.change { $0[0].name = "Food" }
      fixture.window.close()
      XCTAssertTrue(fixture.coordinator.isVisible)
      fixture.storage.resume()
      try await eventually("the closed window") { !fixture.coordinator.isVisible }
      XCTAssertEqual(fixture.storage.writes, [fixture.store.lists])
    }
  }

  func testWindowWithUnsavedChangesClosesOnSecondRequest() {
    onMain {
      let fixture = TodoFixture([.groceries])
      fixture.storage.failWrites(with: .notSaved(file: "lists.json"))
      fixture.open()
      try await fixture.wait(for: "Groceries")
      fixture.store.change { $0[0].name = "Food" }
      fixture.window.close()
      try await fixture.wait(for: "Your changes aren’t saved. Close the window again to discard them.")
      fixture.window.close()
      try await eventually("the closed window") { !fixture.coordinator.isVisible }
    }
  }

  func testClosingWindowReleasesCoordinatorAndStore() {
    onMain {
      weak var coordinator: TodoCoordinator?
      weak var store: TodoStore?
      do {
        let fixture = TodoFixture([.groceries])
        (coordinator, store) = (fixture.coordinator, fixture.store)
        fixture.open()
        try await fixture.wait(for: "Groceries")
        fixture.window.activateRow(0)
        try await fixture.wait(for: "Milk")
        fixture.window.destroy()
      }
      try await eventually("release") { coordinator == nil && store == nil }
    }
  }
}
