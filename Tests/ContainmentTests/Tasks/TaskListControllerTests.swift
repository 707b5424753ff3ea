import CAdwaita
import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests that tasks are checked, moved and removed by keys, accessibility actions and drops, and that the focus
/// follows.
final class TaskListControllerTests: GTKTestCase {
  func testOpenTasksAreAboveCompletedTasks() {
    onMain {
      let harness = try await Harness([Chore(0), Chore(1, isDone: true), Chore(2)])
      XCTAssertEqual(harness.list.view.visibleTexts, ["Remaining", "Chore 0", "Chore 2", "Done", "Chore 1"])
      XCTAssertEqual(harness.rows.map(\.exposedLabel), ["Chore 0", "Chore 2", "Chore 1"])
      XCTAssertEqual(harness.rows.map { $0.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }, [false, false, true])
      XCTAssertEqual(harness.rows.map(\.exposedDescription), ["Remaining", nil, "Done"])
      harness.end()
    }
  }

  func testSpaceCompletesTaskAndFocusMovesToNextRow() {
    onMain {
      let harness = try await Harness((0..<4).map { Chore($0) })
      try await harness.focus(1)
      XCTAssertTrue(harness.press("space"))
      XCTAssertEqual(harness.list.items.map(\.isDone), [false, true, false, false])
      try await eventually("the next row") { harness.focusedLabel == "Chore 2" }
      XCTAssertEqual(harness.announcement, "Chore 1: done")
      XCTAssertEqual(harness.rows.last?.exposedLabel, "Chore 1")
      harness.end()
    }
  }

  func testCheckButtonCompletesTask() {
    onMain {
      let harness = try await Harness((0..<2).map { Chore($0) })
      let box = try XCTUnwrap(harness.rows[1].tree.first { $0.isA(gtk_check_button_get_type()) })
      XCTAssertEqual(box.exposedLabel, "Done: Chore 1")
      gtk_check_button_set_active(box.cast(), 1)
      XCTAssertEqual(harness.list.items.map(\.isDone), [false, true])
      harness.end()
    }
  }

  func testCheckButtonRevertsWhenToggleIsRejected() {
    onMain {
      let harness = try await Harness([Chore(0)])
      harness.list.onToggle = { [weak harness] _ in harness.map { $0.list.items = $0.list.items } }
      let box = try XCTUnwrap(harness.rows[0].tree.first { $0.isA(gtk_check_button_get_type()) })
      gtk_check_button_set_active(box.cast(), 1)
      XCTAssertEqual(gtk_check_button_get_active(box.cast()), 0)
      harness.end()
    }
  }

  func testKeysMoveTaskWithFocusAndAnnounceItsPosition() {
    onMain {
      let harness = try await Harness((0..<5).map { Chore($0) })
      try await harness.focus(0)
      harness.press("<Alt>Down")
      try await eventually("the move down") { harness.focusedLabel == "Chore 0" && harness.ids == [1, 0, 2, 3, 4] }
      XCTAssertEqual(harness.announcement, "Chore 0: 2 of 5")
      harness.press("<Alt>End")
      try await eventually("the end") { harness.focusedLabel == "Chore 0" && harness.ids == [1, 2, 3, 4, 0] }
      XCTAssertEqual(harness.announcement, "Chore 0: 5 of 5")
      harness.press("<Alt>Up")
      harness.press("<Alt>Home")
      try await eventually("the start") { harness.focusedLabel == "Chore 0" && harness.ids == [0, 1, 2, 3, 4] }
      XCTAssertEqual(harness.moves.map(\.index), [1, 4, 3, 0])
      XCTAssertTrue(harness.press("<Alt>Up"), "The list handles the key even if nothing moves.")
      XCTAssertEqual(harness.announcement, "Chore 0: 1 of 5")
      harness.end()
    }
  }

  func testDeleteRemovesTaskAndFocusMovesToRemainingRow() {
    onMain {
      let harness = try await Harness((0..<3).map { Chore($0) })
      try await harness.focus(2)
      harness.press("Delete")
      try await eventually("the last row") { harness.ids == [0, 1] && harness.focusedLabel == "Chore 1" }
      XCTAssertFalse(harness.press("F2"), "Tasks can't be renamed without a handler.")
      var renamed: [Int] = []
      harness.list.onRename = { renamed.append($0.id) }
      harness.press("F2")
      XCTAssertEqual(renamed, [1])
      harness.list.onMove = nil
      XCTAssertFalse(harness.press("<Alt>Up"))
      harness.end()
    }
  }

  func testRowActionsMoveToggleAndRemoveTask() {
    onMain {
      let harness = try await Harness((0..<3).map { Chore($0) })
      harness.rows[0].activateAction("task.move-down")
      XCTAssertEqual(harness.ids, [1, 0, 2])
      harness.rows[0].activateAction("task.toggle")
      XCTAssertEqual(harness.list.items.filter(\.isDone).map(\.id), [1])
      harness.rows[0].activateAction("task.remove")
      XCTAssertEqual(harness.ids, [1, 2])
      harness.end()
    }
  }

  func testDropsMoveTasksAndInsertValues() {
    onMain {
      let harness = try await Harness([Chore(0), Chore(1), Chore(2), Chore(3, isDone: true)])
      let task = DraggedTask(item: Chore(0), source: harness.list)
      XCTAssertTrue(harness.list.drop(task, at: try harness.y(inRow: 2, fraction: 0.2)))
      XCTAssertEqual(harness.ids, [1, 0, 2, 3])
      await harness.fixture.nextFrame()
      XCTAssertFalse(
        harness.list.drop(task, at: try harness.y(inRow: 3, fraction: 0.9)), "A task can't move to the other group.")
      XCTAssertFalse(harness.list.drop("a word", at: try harness.y(inRow: 0, fraction: 0.9)))
      harness.list.acceptsDrop = { $0 is String }
      XCTAssertTrue(harness.list.drop("a word", at: try harness.y(inRow: 0, fraction: 0.9)))
      XCTAssertTrue(harness.list.drop("below all", at: 5000))
      XCTAssertEqual(harness.dropped.map(\.0), ["a word", "below all"])
      XCTAssertEqual(harness.dropped.map(\.1), [1, 3])
      harness.end()
    }
  }

  func testDragStartsOnItemsButNotOnHeadings() {
    onMain {
      let harness = try await Harness([Chore(0), Chore(1), Chore(2, isDone: true)])
      XCTAssertNil(try harness.idDragged(fromRow: 0, fraction: 0.05))
      XCTAssertEqual(try harness.idDragged(fromRow: 1, fraction: 0.05), 1)
      XCTAssertNil(try harness.idDragged(fromRow: 2, fraction: 0.05))
      for row in 0..<3 { XCTAssertEqual(try harness.idDragged(fromRow: row, fraction: 0.8), row) }
      harness.end()
    }
  }

  func testTenThousandTasksCreateOnlyRowsNearViewport() {
    onMain {
      let harness = try await Harness((0..<10_000).map { Chore($0, isDone: $0 % 3 == 0) })
      XCTAssertLessThan(harness.rows.count, 400)
      harness.rows[3].activateAction("task.toggle")
      try await harness.focus(1)
      harness.press("<Alt>End")
      try await eventually("the end of the open tasks") { harness.focusedLabel == "Chore 2" }
      XCTAssertLessThan(harness.rows.count, 400)
      harness.end()
    }
  }

  func testStatefulContainerLoadsTaskList() {
    onMain {
      let fixture = ControllerFixture()
      let loader = TaskLoader()
      let container = StatefulContentController(loader)
      try await fixture.show(container)
      try await eventually("rows") { container.view.visibleTexts.contains("Chore 1") }
      fixture.window.destroy()
    }
  }
}

/// A controller that loads its tasks immediately. Its only child is the list.
private final class TaskLoader: ViewController, StatefulContentLoadable {
  private let list = TaskListController<Chore>(title: "Chores", images: SuspendableImages())

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
  }

  func loadContent() async -> LoadResult {
    list.items = (0..<3).map { Chore($0) }
    return .content
  }
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let list = TaskListController<Chore>(title: "Chores", images: SuspendableImages())
  var moves: [TaskMove<Chore>] = []
  var dropped: [(String, Int)] = []

  init(_ chores: [Chore]) async throws {
    list.items = chores
    list.onToggle = { [weak self] chore in
      guard let self, let index = list.items.firstIndex(of: chore) else { return }
      list.items[index].isDone.toggle()
    }
    list.onMove = { [weak self] move in
      guard let self else { return }
      moves.append(move)
      var items = list.items.filter { $0.id != move.item.id }
      items.insert(move.item, at: move.next.flatMap { next in items.firstIndex { $0.id == next.id } } ?? items.count)
      list.items = items
    }
    list.onRemove = { [weak self] chore in self?.list.items.removeAll { $0.id == chore.id } }
    list.onDrop = { [weak self] value, index in self?.dropped.append((value as? String ?? "", index)) }
    try await fixture.show(list)
    try await eventually("rows") { self.rows.count > 0 }
    await fixture.nextFrame()
  }

  var rows: [Widget] { list.view.accessibleRows }
  var ids: [Int] { list.items.map(\.id) }
  var focusedLabel: String? { rows.first(where: \.containsFocus)?.exposedLabel }
  var announcement: String? { fixture.window.announcer?.widget.accessibleLabel }

  func focus(_ position: Int) async throws {
    list.list?.focusRow(at: position)
    try await eventually("the focus") { self.rows[position].containsFocus }
  }

  @discardableResult
  func press(_ key: String) -> Bool {
    fixture.window.focusedWidget?.pressShortcutFromFocus(key) ?? false
  }

  /// Returns a vertical position in the list, in application pixels, at a fraction of a row's height.
  func y(inRow position: Int, fraction: Double) throws -> Double {
    let view = try XCTUnwrap(list.list)
    let frame = try XCTUnwrap(rows[position].frame(in: view))
    return frame.y + frame.height * fraction
  }

  /// Returns the ID of the item whose drag starts in a row; `nil` if none starts there.
  func idDragged(fromRow position: Int, fraction: Double) throws -> Int? {
    let drag = list.drag(at: 30, try y(inRow: position, fraction: fraction))
    return (drag?.value as? DraggedTask<Chore>)?.item.id
  }

  func end() { fixture.window.destroy() }
}
