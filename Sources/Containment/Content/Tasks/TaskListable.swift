import Foundation

/// A value that can be a row of things to do: it is done, or not yet.
public protocol TaskListable: Identifiable, Equatable {
  var taskTitle: String { get }
  /// Small print under the title, such as a year or a note; empty for none.
  var taskDetail: String { get }
  var taskImage: URL? { get }
  var isDone: Bool { get }
  /// The row as one sentence, for a screen reader, which says by itself whether it is ticked.
  var taskDescription: String { get }
}

extension TaskListable {
  /// Empty: none.
  public var taskDetail: String { "" }

  /// `nil`: the row has no picture.
  public var taskImage: URL? { nil }

  /// Title and detail with a comma between; what is empty is left out.
  public var taskDescription: String { [taskTitle, taskDetail].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// Where somebody wishes an item to stand, among those that are done or among those that are not.
public struct TaskMove<Item: TaskListable> {
  /// As it was shown.
  public var item: Item
  /// Its position from 0 among those of its group, once it has moved.
  public var index: Int
  /// The item that it follows then; `nil` for the first of its group.
  public var previous: Item?
  /// The item that follows it then; `nil` for the last of its group.
  public var next: Item?
}

/// What stands above those that are to be done, and above those that are.
public struct TaskHeadings: Equatable, Sendable {
  /// Above those that are to be done, such as "To Watch".
  public var open: String
  /// Above those that are, such as "Watched".
  public var done: String

  public init(open: String, done: String) {
    self.open = open
    self.done = done
  }
}
