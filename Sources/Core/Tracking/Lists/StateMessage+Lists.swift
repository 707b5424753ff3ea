import AppFoundation
import Library
import LoadingState
import Localization

/// The action of a message on the page of all lists.
public enum UserListsAction: MessageAction { case createList }

/// The action of a message on a list's page.
public enum UserListAction: MessageAction { case addTitles }

/// Messages for list screens that are empty or can't be read.
extension StateMessage {
  /// The message if the user has made no list and the built-in lists are empty.
  public static let noLists: StateMessage = {
    var message = StateMessage(
      icon: "view-list-bullet-symbolic", title: tr("Create Your First List"),
      explanation: tr("Collect films and series for an evening, a season or a friend."), button: tr("New List…"),
      action: .custom(UserListsAction.createList))
    message.suggestions = .importing
    return message
  }()

  public static let emptyUserList: StateMessage = {
    var message = StateMessage(
      icon: "view-list-bullet-symbolic", title: tr("Nothing on This List Yet"),
      explanation: tr("Add films and series here, or choose Add to List in the menu of any of them."),
      button: tr("Add Titles…"), action: .custom(UserListAction.addTitles))
    message.suggestions = .finding
    return message
  }()

  /// The message for a list that never existed or was removed.
  public static let noSuchList = StateMessage(
    icon: "edit-find-symbolic", title: tr("List Not Found"),
    explanation: tr("This list no longer exists."), button: tr("Show All Lists"), action: .app(.open(.lists)))

  /// Creates the message for a library that can't be read.
  public init(_ error: LibraryError) {
    // The description of this error would only repeat the title.
    let explanation = if case .unreadable = error { error.recoverySuggestion } else { error.sentence }
    self.init(
      icon: "dialog-warning-symbolic", title: tr("Can’t Read Your Library"), explanation: explanation ?? "",
      button: tr("Retry"), details: "\(error)")
  }
}
