import Library
import LoadingState

/// Messages for list screens that are empty or can't be read.
extension StateMessage {
  /// The message if the user has made no list and the built-in lists are empty.
  public static let noLists = StateMessage(
    icon: "view-list-bullet-symbolic", title: "Create Your First List",
    explanation: "Collect what you want to watch: press Ctrl+D on any title, or create a list.",
    button: "New List…", action: .app(.createList))

  public static let emptyUserList = StateMessage(
    icon: "view-list-bullet-symbolic", title: "Nothing on This List Yet",
    explanation: "Press Ctrl+D on any title to add it here, or write a note.",
    button: "Add Note…", action: .app(.addNote))

  /// The message for a list that never existed or was removed.
  public static let noSuchList = StateMessage(
    icon: "edit-find-symbolic", title: "List Not Found",
    explanation: "This list no longer exists. Go back and choose another.")

  /// Creates the message for a library that can't be read.
  public init(_ error: LibraryError) {
    // The description of this error would only repeat the title.
    let explanation = if case .unreadable = error { error.recoverySuggestion } else { error.sentence }
    self.init(
      icon: "dialog-warning-symbolic", title: "Can’t Read Your Library", explanation: explanation ?? "",
      button: "Retry", details: "\(error)")
  }
}
