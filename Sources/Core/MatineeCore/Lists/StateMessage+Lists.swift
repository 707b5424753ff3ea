import Library
import LoadingState

/// Messages for list screens that are empty or can't be read.
extension StateMessage {
  /// The custom action of the button that makes a list.
  public static let makeList = "make-list"
  /// The custom action of the button that adds a note.
  public static let addNote = "add-note"

  /// The message if the user has made no list and the built-in lists are empty.
  public static let noLists = StateMessage(
    icon: "view-list-bullet-symbolic", title: "Make Your First List",
    explanation: "Keep what you want to watch: press Ctrl+D at any title, or make a list of your own.",
    button: "New List…", action: .custom(makeList))

  public static let emptyUserList = StateMessage(
    icon: "view-list-bullet-symbolic", title: "Nothing on This List Yet",
    explanation: "Press Ctrl+D at any title to add it here, or write a note.",
    button: "Add Note…", action: .custom(addNote))

  /// The message for a list that never existed or was removed.
  public static let noSuchList = StateMessage(
    icon: "edit-find-symbolic", title: "No Such List",
    explanation: "This list is not there any more. Go back and choose another.")

  /// Creates the message for a library that can't be read.
  public init(_ error: LibraryError) {
    self.init(
      icon: "dialog-warning-symbolic", title: "Your Library Cannot Be Read", explanation: error.sentence,
      button: "Retry", details: "\(error)")
  }
}
