import CAdwaita
import Containment
import GTK
import GTKTestSupport
import XCTest

@testable import Todo

/// Tests of the two pages: their states, their rows, and the keyboard.
final class TodoPagesTests: GTKTestCase {
  func testListsPageShowsSpinnerThenLists() {
    onMain {
      let fixture = TodoFixture([.groceries, TodoList(name: "Work")], isSuspended: true)
      fixture.open()
      try await eventually("the spinner") { fixture.window.tree.contains { $0.isMapped && $0.isSpinning } }
      XCTAssertEqual(fixture.window.button("New List")?.isSensitive, false, "Nothing can be added before it is loaded.")
      fixture.storage.resume()
      try await fixture.wait(for: "1 of 3 done")
      XCTAssertEqual(fixture.window.accessibleRows.map(\.exposedLabel), ["Groceries, 1 of 3 done", "Work, No tasks"])
      try await eventually("the button") { fixture.window.button("New List")?.isSensitive == true }
      fixture.window.destroy()
    }
  }

  func testDamagedFileShowsReasonAndRetryReadsAgain() {
    onMain {
      let fixture = TodoFixture([.groceries])
      fixture.storage.failReads(with: .damaged(file: "lists.json"))
      fixture.open()
      try await fixture.wait(for: "“lists.json” is damaged. Fix or remove it, then try again.")
      fixture.storage.failReads(with: nil)
      fixture.window.button("Try Again")?.click()
      try await fixture.wait(for: "Groceries")
      fixture.window.destroy()
    }
  }

  func testSpaceChecksTaskAndDeleteRemovesIt() {
    onMain {
      let fixture = TodoFixture([.groceries])
      try await openTasks(fixture)
      let rows = { fixture.window.accessibleRows }
      try await eventually("the focus in the first row") { rows().first?.containsFocus == true }
      XCTAssertEqual(rows().map { $0.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }, [false, false, true])
      fixture.window.focusedWidget?.pressShortcutFromFocus("space")
      try await eventually("the check mark") { fixture.store.lists?[0].tasks[0].isDone == true }
      try await eventually("the focus in the next task") { rows().first { $0.containsFocus }?.exposedLabel == "Rice" }
      fixture.window.focusedWidget?.pressShortcutFromFocus("Delete")
      try await eventually("the rows without it") { rows().map(\.exposedLabel) == ["Milk", "Tea"] }
      try await eventually("the saved changes") { fixture.storage.writes.last == fixture.store.lists }
      fixture.window.destroy()
    }
  }

  func testRemovingLastTaskShowsEmptyPageWithFocusOnItsButton() {
    onMain {
      let fixture = TodoFixture([TodoList(name: "Groceries", tasks: [TodoTask(title: "Milk")])])
      try await openTasks(fixture)
      try await eventually("the focus") { fixture.window.accessibleRows.first?.containsFocus == true }
      fixture.window.focusedWidget?.pressShortcutFromFocus("Delete")
      try await fixture.wait(for: "No Tasks")
      try await eventually("the focus") { fixture.window.button("New Task…")?.containsFocus == true }
      fixture.window.destroy()
    }
  }
}

/// Opens the first list's page.
@MainActor private func openTasks(_ fixture: TodoFixture) async throws {
  fixture.open()
  try await fixture.wait(for: "Groceries")
  fixture.window.activateRow(0)
  try await fixture.wait(for: "Milk")
}
