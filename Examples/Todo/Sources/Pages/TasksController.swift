import Containment
import GTK

/// The page of a list's tasks. It loads and shows them, and reports the task that the user wants to check or remove.
final class TasksController: ViewController, StatefulContentLoadable {
  var onToggle: (TodoTask) -> Void = { _ in }
  var onRemove: (TodoTask) -> Void = { _ in }
  private let store: TodoStore
  private let listID: TodoList.ID
  private let rows = TaskListController<TodoTask>(images: NoImages())
  private var binding: Binding?

  init(_ list: TodoList, _ store: TodoStore) {
    (self.store, listID) = (store, list.id)
    super.init(title: list.name)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: rows)
    rows.onToggle = { [weak self] in self?.toggle($0) }
    rows.onSelect = { [weak self] in self?.toggle($0) }
    rows.onRemove = { [weak self] in self?.onRemove($0) }
    view.setItemMenuProvider { [weak self] (task: TodoTask) in
      ItemMenu(task.title, [[MenuItem("Re_move", name: "remove") { self?.onRemove(task) }]])
    }
    binding = Binding({ [store, listID] in store.lists?[id: listID] }) { [weak self] in self?.show($0) }
  }

  func loadContent() async -> LoadResult {
    do { return try await store.load()[id: listID]?.tasks.isEmpty == false ? .content : .empty(.noTasks) } catch {
      return .failure(.init(error))
    }
  }

  /// Shows the tasks. When the last one is removed, its row stays until the empty page has taken over its focus.
  private func show(_ list: TodoList?) {
    if let list { title = list.name }
    if let tasks = list?.tasks, !tasks.isEmpty { rows.items = tasks }
  }

  /// Shows the change immediately, because `rows` announces the task's new state right after calling `onToggle`.
  private func toggle(_ task: TodoTask) {
    onToggle(task)
    show(store.lists?[id: listID])
  }
}

nonisolated extension TodoTask: TaskListable {
  public var taskTitle: String { title }
}
