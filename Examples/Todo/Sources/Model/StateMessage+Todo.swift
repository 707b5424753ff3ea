import LoadingState

/// The action of the message on an empty page.
nonisolated enum TodoAction: MessageAction { case add }

/// The messages of the app.
nonisolated extension StateMessage {
  static let noLists = StateMessage(
    icon: "view-list-symbolic", title: "No Lists", explanation: "Create a list for your tasks.",
    button: "New List…", action: .custom(TodoAction.add))

  static let noTasks = StateMessage(
    icon: "object-select-symbolic", title: "No Tasks", explanation: "Add a task to this list.",
    button: "New Task…", action: .custom(TodoAction.add))

  init(_ error: TodoError) {
    let (title, explanation) =
      switch error {
      case .unreadable(let file): ("Can’t Open Your Lists", "“\(file)” can’t be opened. Check its permissions.")
      case .damaged(let file): ("Can’t Read Your Lists", "“\(file)” is damaged. Fix or remove it, then try again.")
      case .notSaved(let file):
        ("Changes Not Saved", "“\(file)” can’t be saved. Check its permissions and the free space.")
      }
    self.init(icon: "dialog-warning-symbolic", title: title, explanation: explanation, button: "Try Again")
  }
}
