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
      let scene = try await Scene([Chore(0), Chore(1, isDone: true), Chore(2)])
      XCTAssertEqual(scene.list.view.visibleTexts, ["Remaining", "Chore 0", "Chore 2", "Done", "Chore 1"])
      XCTAssertEqual(scene.rows.map(\.spokenLabel), ["Chore 0", "Chore 2", "Chore 1"])
      XCTAssertEqual(scene.rows.map { $0.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }, [false, false, true])
      XCTAssertEqual(scene.rows.map(\.spokenDescription), ["Remaining", nil, "Done"])
      scene.end()
    }
  }

  func testSpaceCompletesTaskAndFocusMovesToNextRow() {
    onMain {
      let scene = try await Scene((0..<4).map { Chore($0) })
      try await scene.focus(1)
      XCTAssertTrue(scene.press("space"))
      XCTAssertEqual(scene.list.items.map(\.isDone), [false, true, false, false])
      try await eventually("the next row") { scene.focusedLabel == "Chore 2" }
      XCTAssertEqual(scene.announcement, "Chore 1: done")
      XCTAssertEqual(scene.rows.last?.spokenLabel, "Chore 1")
      scene.end()
    }
  }

  func testCheckButtonCompletesTask() {
    onMain {
      let scene = try await Scene((0..<2).map { Chore($0) })
      let box = try XCTUnwrap(scene.rows[1].tree.first { $0.isA(gtk_check_button_get_type()) })
      XCTAssertEqual(box.spokenLabel, "Done: Chore 1")
      gtk_check_button_set_active(box.cast(), 1)
      XCTAssertEqual(scene.list.items.map(\.isDone), [false, true])
      scene.end()
    }
  }

  func testCheckButtonRevertsWhenToggleIsRejected() {
    onMain {
      let scene = try await Scene([Chore(0)])
      scene.list.onToggle = { [weak scene] _ in scene.map { $0.list.items = $0.list.items } }
      let box = try XCTUnwrap(scene.rows[0].tree.first { $0.isA(gtk_check_button_get_type()) })
      gtk_check_button_set_active(box.cast(), 1)
      XCTAssertEqual(gtk_check_button_get_active(box.cast()), 0)
      scene.end()
    }
  }

  func testKeysMoveTaskWithFocusAndAnnounceItsPosition() {
    onMain {
      let scene = try await Scene((0..<5).map { Chore($0) })
      try await scene.focus(0)
      scene.press("<Alt>Down")
      try await eventually("the move down") { scene.focusedLabel == "Chore 0" && scene.ids == [1, 0, 2, 3, 4] }
      XCTAssertEqual(scene.announcement, "Chore 0: 2 of 5")
      scene.press("<Alt>End")
      try await eventually("the end") { scene.focusedLabel == "Chore 0" && scene.ids == [1, 2, 3, 4, 0] }
      XCTAssertEqual(scene.announcement, "Chore 0: 5 of 5")
      scene.press("<Alt>Up")
      scene.press("<Alt>Home")
      try await eventually("the start") { scene.focusedLabel == "Chore 0" && scene.ids == [0, 1, 2, 3, 4] }
      XCTAssertEqual(scene.moves.map(\.index), [1, 4, 3, 0])
      XCTAssertTrue(scene.press("<Alt>Up"), "The list handles the key even if nothing moves.")
      XCTAssertEqual(scene.announcement, "Chore 0: 1 of 5")
      scene.end()
    }
  }

  func testDeleteRemovesTaskAndFocusMovesToRemainingRow() {
    onMain {
      let scene = try await Scene((0..<3).map { Chore($0) })
      try await scene.focus(2)
      scene.press("Delete")
      try await eventually("the last row") { scene.ids == [0, 1] && scene.focusedLabel == "Chore 1" }
      XCTAssertFalse(scene.press("F2"), "Tasks can't be renamed without a handler.")
      var renamed: [Int] = []
      scene.list.onRename = { renamed.append($0.id) }
      scene.press("F2")
      XCTAssertEqual(renamed, [1])
      scene.list.onMove = nil
      XCTAssertFalse(scene.press("<Alt>Up"))
      scene.end()
    }
  }

  func testRowActionsMoveToggleAndRemoveTask() {
    onMain {
      let scene = try await Scene((0..<3).map { Chore($0) })
      scene.rows[0].activateAction("task.move-down")
      XCTAssertEqual(scene.ids, [1, 0, 2])
      scene.rows[0].activateAction("task.toggle")
      XCTAssertEqual(scene.list.items.filter(\.isDone).map(\.id), [1])
      scene.rows[0].activateAction("task.remove")
      XCTAssertEqual(scene.ids, [1, 2])
      scene.end()
    }
  }

  func testDropsMoveTasksAndInsertValues() {
    onMain {
      let scene = try await Scene([Chore(0), Chore(1), Chore(2), Chore(3, isDone: true)])
      let task = DraggedTask(item: Chore(0), source: scene.list)
      XCTAssertTrue(scene.list.drop(task, at: try scene.y(inRow: 2, fraction: 0.2)))
      XCTAssertEqual(scene.ids, [1, 0, 2, 3])
      await scene.fixture.nextFrame()
      XCTAssertFalse(
        scene.list.drop(task, at: try scene.y(inRow: 3, fraction: 0.9)), "A task can't move to the other group.")
      XCTAssertFalse(scene.list.drop("a word", at: try scene.y(inRow: 0, fraction: 0.9)))
      scene.list.acceptsDrop = { $0 is String }
      XCTAssertTrue(scene.list.drop("a word", at: try scene.y(inRow: 0, fraction: 0.9)))
      XCTAssertTrue(scene.list.drop("below all", at: 5000))
      XCTAssertEqual(scene.dropped.map(\.0), ["a word", "below all"])
      XCTAssertEqual(scene.dropped.map(\.1), [1, 3])
      scene.end()
    }
  }

  func testTenThousandTasksCreateOnlyRowsNearViewport() {
    onMain {
      let scene = try await Scene((0..<10_000).map { Chore($0, isDone: $0 % 3 == 0) })
      XCTAssertLessThan(scene.rows.count, 400)
      scene.rows[3].activateAction("task.toggle")
      try await scene.focus(1)
      scene.press("<Alt>End")
      try await eventually("the end of the open tasks") { scene.focusedLabel == "Chore 2" }
      XCTAssertLessThan(scene.rows.count, 400)
      scene.end()
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

@MainActor private final class Scene {
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

  var rows: [Widget] { list.view.spokenRows }
  var ids: [Int] { list.items.map(\.id) }
  var focusedLabel: String? { rows.first(where: \.containsFocus)?.spokenLabel }
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

  func end() { fixture.window.destroy() }
}
