import LoadingState

/// The screen's strings, except for those in the rows.
enum UsersText {
  static let title = "Users"

  /// Returns the line above the list, such as "3 users, 1 selected. 2 entries were skipped."
  static func summary(of rows: [UserViewModel], skipped: Int) -> String {
    let selected = rows.count(where: \.isSelected)
    let counts = "\(rows.count) \(rows.count == 1 ? "user" : "users"), \(selected) selected."
    return skipped == 0 ? counts : "\(counts) \(skipped) \(skipped == 1 ? "entry was" : "entries were") skipped."
  }

  static func message(_ error: UsersError) -> StateMessage {
    switch error {
    case .usersNotFound(let message):
      StateMessage(
        icon: "system-users-symbolic", title: "No Users Found", explanation: message, button: "Try Again")
    }
  }
}
