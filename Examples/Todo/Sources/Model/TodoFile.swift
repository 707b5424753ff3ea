import Foundation

/// The storage for lists. Tests replace it with one that they can suspend.
public nonisolated protocol TodoStorage: Sendable {
  /// Returns the stored lists, or an empty array if nothing has been stored yet.
  func read() async throws(TodoError) -> [TodoList]
  /// Replaces the stored lists, completely or not at all.
  func write(_ lists: [TodoList]) async throws(TodoError)
}

/// The reason why the lists in a file couldn't be read or saved.
public nonisolated enum TodoError: Error, Equatable {
  case unreadable(file: String), damaged(file: String), notSaved(file: String)
}

/// A JSON file with all lists. It is read and written off the main actor.
public nonisolated struct TodoFile: TodoStorage {
  private let url: URL

  public init(_ url: URL) { self.url = url }

  @concurrent public func read() async throws(TodoError) -> [TodoList] {
    let data: Data
    do { data = try Data(contentsOf: url) } catch CocoaError.fileReadNoSuchFile { return [] } catch {
      throw .unreadable(file: url.path)
    }
    do { return try JSONDecoder().decode([TodoList].self, from: data) } catch { throw .damaged(file: url.path) }
  }

  @concurrent public func write(_ lists: [TodoList]) async throws(TodoError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(lists).write(to: url, options: .atomic)
    } catch { throw .notSaved(file: url.path) }
  }
}
