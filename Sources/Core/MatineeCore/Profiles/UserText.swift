import Foundation
import LoadingState

/// The text about users and empty directories.
public enum UserText {
  static func skipped(_ count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "Matinee skipped one entry in the user directory because it can’t read it."
    default: "Matinee skipped \(count) entries in the user directory because it can’t read them."
    }
  }

  /// Returns the number of followed users, followers, notifications and conversations; empty if there are none.
  public static func follows(_ user: User) -> String {
    let (following, followers) = (user.following.count, user.followers.count)
    let parts = [
      following == 0 ? "" : "Follows \(following)", counted(followers, "follower"),
      counted(user.notifications.count, "notification"), counted(user.conversationRefs.count, "conversation"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func counted(_ count: Int, _ thing: String) -> String {
    count == 0 ? "" : count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }

  /// Returns the teams on one line.
  public static func teams(_ teams: [String]) -> String { teams.joined(separator: ", ") }
}

extension StateMessage {
  /// The message for an empty directory.
  public static let noUsers = StateMessage(
    icon: "system-users-symbolic", title: "No Users Yet",
    explanation:
      "The user directory is empty. Use the profiles on this device, or set another directory in the preferences.",
    button: "Local Profiles", action: .app(.useLocalProfiles))

  /// Creates the message for a directory that couldn't be loaded. For a server, it suggests this device's profiles.
  public init(_ error: UserDirectoryError) {
    if case .library(let error) = error {
      self.init(error)
      return
    }
    let sentence = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    self.init(
      icon: error.isNetworkError ? "network-offline-symbolic" : "dialog-warning-symbolic",
      title: error.title, explanation: sentence, button: "Retry", details: "\(error)")
    suggestions = Suggestions(title: "Use Instead", [Suggestion("Local Profiles", action: AppAction.useLocalProfiles)])
  }
}

extension UserDirectoryError {
  fileprivate var title: String {
    switch self {
    case .usersNotFound: "No Users Found"
    case .unreachable: "No Connection"
    case .workingOffline: "Working Offline"
    case .timedOut: "No Response"
    case .refused: "Request Refused"
    case .unreadable, .tooLarge, .library: "Unreadable Response"
    case .cancelled: "Cancelled"
    }
  }

  fileprivate var isNetworkError: Bool {
    switch self {
    case .unreachable, .workingOffline, .timedOut: true
    default: false
    }
  }
}
