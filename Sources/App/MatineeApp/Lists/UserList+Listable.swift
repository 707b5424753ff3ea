import Containment
import Foundation
import Library
import MatineeCore

/// A list's row, with its progress.
nonisolated extension UserList: Listable {
  public var listTitle: String { shownName }
  public var listText: String { about }
  public var listFootnote: String { counts }
  public var listDetail: String { "" }
  public var listImage: URL? { nil }
  public var listProgress: Double? { count == 0 ? nil : Double(doneCount) / Double(count) }
}

/// An item of a list, as a task.
nonisolated extension UserListEntry: TaskListable {
  public var taskTitle: String { name }
  public var taskDetail: String { detail }
  public var taskImage: URL? { title?.poster }
}

/// The row of an item in another profile's list.
nonisolated extension UserListEntry: Listable {
  public var listTitle: String { name }
  public var listText: String { "" }
  public var listFootnote: String { detail }
  public var listDetail: String { "" }
  public var listImage: URL? { title?.poster }
}
