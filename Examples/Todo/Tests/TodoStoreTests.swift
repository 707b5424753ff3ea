import Foundation
import Testing

@testable import Todo

/// Tests of the store and its file: nothing is lost, whatever happens to the file.
@MainActor @Suite(.timeLimit(.minutes(10))) final class TodoStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "lists.json") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `Without a file, there are no lists`() async throws {
    #expect(try await TodoStore(TodoFile(file)).load() == [])
  }

  @Test func `Saved changes are read by another store`() async throws {
    let store = TodoStore(TodoFile(file))
    _ = try await store.load()
    let list = TodoList(name: "Groceries", tasks: [TodoTask(title: "Milk"), TodoTask(title: "Tea")])
    store.change { $0.append(list) }
    store.change { $0[id: list.id]?.tasks[id: list.tasks[0].id]?.isDone.toggle() }
    store.change { $0[id: list.id]?.tasks[id: list.tasks[1].id] = nil }
    #expect(store.hasUnsavedChanges)
    await store.save().value
    #expect(!store.hasUnsavedChanges)
    let read = try await TodoStore(TodoFile(file)).load()
    #expect(read == store.lists)
    #expect(read.map(\.name) == ["Groceries"])
    #expect(read[0].tasks.map(\.title) == ["Milk"])
    #expect(read[0].tasks[0].isDone)
  }

  @Test(arguments: ["", "[{", "{}", #"[{"name": 1}]"#])
  func `A damaged file is reported and not overwritten`(text: String) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let store = TodoStore(TodoFile(file))
    await #expect(throws: TodoError.damaged(file: file.path)) { try await store.load() }
    store.change { $0.append(TodoList(name: "New")) }
    await store.save().value
    #expect(store.lists == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `A folder in place of the file is reported`() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let store = TodoStore(TodoFile(file))
    await #expect(throws: TodoError.unreadable(file: file.path)) { try await store.load() }
  }

  @Test func `Changes that can't be saved stay, and can be saved later`() async throws {
    let store = TodoStore(TodoFile(file))
    _ = try await store.load()
    // A file in place of the folder, so that not even root can write the lists.
    try Data().write(to: folder)
    store.change { $0.append(TodoList(name: "Kept")) }
    await store.save().value
    #expect(store.saveError == .notSaved(file: file.path))
    #expect(store.lists?.map(\.name) == ["Kept"])
    #expect(store.hasUnsavedChanges)
    try FileManager.default.removeItem(at: folder)
    await store.save().value
    #expect(store.saveError == nil)
    #expect(try await TodoFile(file).read() == store.lists)
  }

  @Test func `Changes during a save are saved after it, in one write`() async throws {
    let storage = MemoryStorage()
    let store = TodoStore(storage)
    _ = try await store.load()
    storage.suspend()
    store.change { $0.append(TodoList(name: "1")) }
    while storage.waitingCount == 0 { await Task.yield() }
    store.change { $0.append(TodoList(name: "2")) }
    store.change { $0.append(TodoList(name: "3")) }
    storage.resume()
    await store.save().value
    #expect(storage.writes.map { $0.map(\.name) } == [["1"], ["1", "2", "3"]])
  }

  @Test func `A second load that ends later doesn't discard changes`() async throws {
    let storage = MemoryStorage([TodoList(name: "Stored")], isSuspended: true)
    let store = TodoStore(storage)
    let loads = [Task { try await store.load() }, Task { try await store.load() }]
    while storage.waitingCount < 2 { await Task.yield() }
    storage.resumeOldest()
    // The oldest call can belong to either of the two loads.
    while store.lists == nil { await Task.yield() }
    store.change { $0[0].name = "Changed" }
    storage.resume()
    for load in loads { _ = try await load.value }
    #expect(store.lists?.map(\.name) == ["Changed"])
  }
}
