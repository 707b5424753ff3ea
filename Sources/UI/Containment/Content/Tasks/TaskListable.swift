import Foundation

/// A value that can be shown as a task, which is either open or done.
public protocol TaskListable: Identifiable, Equatable {
  var taskTitle: String { get }
  /// The detail below the title, such as a year or a note; may be empty.
  var taskDetail: String { get }
  var taskImage: URL? { get }
  var isDone: Bool { get }
  /// The row's description in one sentence, for screen readers, which add whether the row is checked.
  var taskDescription: String { get }
}

extension TaskListable {
  /// An empty string.
  public var taskDetail: String { "" }

  /// `nil`, for rows without a picture.
  public var taskImage: URL? { nil }

  /// The title and the detail, separated by a comma. Empty strings are omitted.
  public var taskDescription: String { [taskTitle, taskDetail].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// A move of an item within its group of open or completed items, as requested by the user.
public struct TaskMove<Item: TaskListable> {
  /// The item as it was shown.
  public var item: Item
  /// The item's index in its group after the move, from 0.
  public var index: Int
  /// The item that precedes it after the move; `nil` at the start of its group.
  public var previous: Item?
  /// The item that follows it after the move; `nil` at the end of its group.
  public var next: Item?
}

/// The headings above the open and the completed tasks.
public struct TaskHeadings: Equatable, Sendable {
  /// The heading of the open tasks, such as "To Watch".
  public var open: String
  /// The heading of the completed tasks, such as "Watched".
  public var done: String

  public init(open: String, done: String) {
    self.open = open
    self.done = done
  }
}
