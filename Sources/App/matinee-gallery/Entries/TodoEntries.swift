import Containment
import Todo

/// The example *To Do*: its two pages in each of their states.
extension Gallery {
  static let todo: [GalleryEntry] = [
    todo("loading", "To Do: Loading", .waiting),
    todo("empty", "To Do: No Lists", .lists([])),
    todo("failed", "To Do: Damaged File", .damaged),
    todo("lists", "To Do: Lists", .lists(TodoList.some)),
    todo("many", "To Do: A Thousand Lists", .lists((1...1000).map { TodoList(name: "List \($0)") })),
    todo("long", "To Do: Lists with Long Names", .lists([.long])),
    unsaved,
    tasks("loading", "To Do: Loading Tasks", TodoList.some[0], .waiting),
    tasks("empty", "To Do: No Tasks", TodoList.some[2]),
    tasks("some", "To Do: Tasks", TodoList.some[0]),
    tasks("done", "To Do: All Tasks Done", TodoList.some[1]),
    tasks("many", "To Do: A Thousand Tasks", .thousand),
    tasks("long", "To Do: Tasks with Long Titles", .long),
  ]

  private static func todo(
    _ name: String, _ title: String, _ contents: SampleStorage, opening list: TodoList? = nil
  ) -> GalleryEntry {
    let make = {
      let coordinator = TodoCoordinator(TodoStore(contents))
      if let list { coordinator.open(list) }
      return coordinator
    }
    if case .waiting = contents { return GalleryEntry(id: "todo/\(name)", title: title, make: make) }
    return .loading(id: "todo/\(name)", title: title, make: make)
  }

  private static func tasks(
    _ name: String, _ title: String, _ list: TodoList, _ contents: SampleStorage? = nil
  ) -> GalleryEntry {
    todo("tasks-\(name)", title, contents ?? .lists([list]), opening: list)
  }

  private static var unsaved: GalleryEntry {
    weak var shown: TodoStore?
    return .loading(id: "todo/unsaved", title: "To Do: Unsaved Changes") {
      shown?.saveError != nil
    } make: {
      let store = TodoStore(SampleStorage.lists(TodoList.some))
      shown = store
      Task {
        _ = try? await store.load()
        store.change { $0[0].name = "Groceries for Sunday" }
      }
      return TodoCoordinator(store)
    }
  }
}

/// A storage that can be read, or not, and never written.
private enum SampleStorage: TodoStorage {
  case waiting, damaged
  case lists([TodoList])

  func read() async throws(TodoError) -> [TodoList] {
    switch self {
    case .waiting:
      try? await Task.sleep(for: .seconds(86_400))
      return []
    case .damaged: throw .damaged(file: "/home/ana/.local/share/matinee-todo/lists.json")
    case .lists(let lists): return lists
    }
  }

  func write(_ lists: [TodoList]) async throws(TodoError) {
    throw .notSaved(file: "/home/ana/.local/share/matinee-todo/lists.json")
  }
}

extension TodoList {
  fileprivate static let some = [
    TodoList(
      name: "Groceries",
      tasks: [TodoTask(title: "Milk"), TodoTask(title: "Tea", isDone: true), TodoTask(title: "Rice")]),
    TodoList(
      name: "Before the Trip", tasks: ["Passport", "Tickets"].map { TodoTask(title: $0, isDone: true) }),
    TodoList(name: "Someday"),
  ]

  fileprivate static let thousand = TodoList(
    name: "Work", tasks: (1...1000).map { TodoTask(title: "Task \($0)", isDone: $0 % 3 == 0) })

  fileprivate static let long = TodoList(
    name: Film.longTexts.listTitle,
    tasks: [false, true].map { TodoTask(title: Film.longTexts.listText, isDone: $0) })
}
