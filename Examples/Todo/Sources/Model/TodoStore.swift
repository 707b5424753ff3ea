import Observation

/// The lists of the app. Changes are visible at once and saved in the background, in order.
///
/// The lists can't be changed until they are loaded. A file that can't be read is therefore never overwritten.
@Observable public final class TodoStore {
  /// The lists, with all changes; `nil` until they are loaded.
  public private(set) var lists: [TodoList]?
  /// The reason why the last save failed; `nil` if it didn't fail.
  public private(set) var saveError: TodoError?
  @ObservationIgnored private let storage: any TodoStorage
  @ObservationIgnored private var savedLists: [TodoList]?
  @ObservationIgnored private var lastSave: Task<Void, Never>?

  public init(_ storage: any TodoStorage) { self.storage = storage }

  /// Whether a change hasn't been saved yet.
  public var hasUnsavedChanges: Bool { lists != savedLists }

  /// Returns the lists. Reads them first if they aren't loaded.
  public func load() async throws(TodoError) -> [TodoList] {
    if let lists { return lists }
    let read = try await storage.read()
    // Another page may have loaded the lists in the meantime, and the user may have changed them.
    if lists == nil { (lists, savedLists) = (read, read) }
    return lists ?? read
  }

  /// Changes the lists and starts to save them. Does nothing until they are loaded.
  public func change(_ body: (inout [TodoList]) -> Void) {
    guard var changed = lists else { return }
    body(&changed)
    lists = changed
    save()
  }

  /// Saves all changes once the previous save has ended. Returns the task, which sets ``saveError``.
  @discardableResult public func save() -> Task<Void, Never> {
    let save = Task { [lastSave] in
      await lastSave?.value
      await writeChanges()
    }
    lastSave = save
    return save
  }

  private func writeChanges() async {
    guard let lists, hasUnsavedChanges else { return }
    // Observers learn of each failure, even if the reason is the same as before.
    saveError = nil
    do { try await storage.write(lists) } catch { return saveError = error }
    savedLists = lists
  }
}
