import Foundation

/// A named list of tasks.
public nonisolated struct TodoList: Codable, Identifiable, Equatable, Sendable {
  public var id = UUID()
  public var name: String
  public var tasks: [TodoTask]

  public init(name: String, tasks: [TodoTask] = []) { (self.name, self.tasks) = (name, tasks) }
}

/// A task, which is open or done.
public nonisolated struct TodoTask: Codable, Identifiable, Equatable, Sendable {
  public var id = UUID()
  public var title: String
  public var isDone: Bool

  public init(title: String, isDone: Bool = false) { (self.title, self.isDone) = (title, isDone) }
}

nonisolated extension Array where Element: Identifiable {
  /// The element with an ID; `nil` if there is none. Setting it to `nil` removes the element.
  subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set { self = compactMap { $0.id == id ? newValue : $0 } }
  }
}
