import Library
import LoadingState

/// What the screens of lists say where there is nothing to show, or it cannot be read.
extension StateMessage {
  /// What the button asks that makes a list.
  public static let makeList = "make-list"
  /// What the button asks that adds a note.
  public static let addNote = "add-note"

  /// Nobody has made a list, and nothing is on those that everybody has.
  public static let noLists = StateMessage(
    icon: "view-list-bullet-symbolic", title: "Make Your First List",
    explanation: "Keep what you want to watch: press Ctrl+D at any title, or make a list of your own.",
    button: "New List…", action: .custom(makeList))

  public static let emptyUserList = StateMessage(
    icon: "view-list-bullet-symbolic", title: "Nothing on This List Yet",
    explanation: "Press Ctrl+D at any title to add it here, or write a note.",
    button: "Add Note…", action: .custom(addNote))

  /// Somebody went to a list that there never was, or that was removed.
  public static let noSuchList = StateMessage(
    icon: "edit-find-symbolic", title: "No Such List",
    explanation: "This list is not there any more. Go back and choose another.")

  /// The words for what the library cannot do.
  public init(_ error: LibraryError) {
    self.init(
      icon: "dialog-warning-symbolic", title: "Your Library Cannot Be Read", explanation: error.sentence,
      button: "Retry", details: "\(error)")
  }
}
