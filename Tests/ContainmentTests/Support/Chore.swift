import Containment

/// A task for tests.
struct Chore: TaskListable {
  var id: Int
  var taskTitle: String
  var isDone: Bool

  init(_ id: Int, isDone: Bool = false) {
    self.id = id
    self.isDone = isDone
    taskTitle = "Chore \(id)"
  }
}
