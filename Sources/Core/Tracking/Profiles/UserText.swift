import AppFoundation
import Foundation
import LoadingState
import Localization

/// The text about users and empty directories.
public enum UserText {
  static func skipped(_ count: Int) -> String? {
    count == 0
      ? nil
      : tr(
        one: "Matinee skipped one profile on the server because it can’t read it.",
        other: "Matinee skipped {count} profiles on the server because it can’t read them.", count: count)
  }

  /// Returns the number of followed users, followers, notifications and conversations; empty if there are none.
  public static func follows(_ user: User) -> String {
    let (following, followers) = (user.following.count, user.followers.count)
    let (notifications, conversations) = (user.notifications.count, user.conversationRefs.count)
    let parts: [String?] = [
      following == 0 ? nil : tr(one: "Follows {count}", other: "Follows {count}", count: following),
      followers == 0 ? nil : tr(one: "{count} follower", other: "{count} followers", count: followers),
      notifications == 0
        ? nil : tr(one: "{count} notification", other: "{count} notifications", count: notifications),
      conversations == 0
        ? nil : tr(one: "{count} conversation", other: "{count} conversations", count: conversations),
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the teams on one line.
  public static func teams(_ teams: [String]) -> String { teams.joined(separator: ", ") }
}

/// The action of a message on the page for choosing a profile.
public enum UserDirectoryAction: MessageAction {
  /// Switches from a user directory back to this device's profiles.
  case useLocalProfiles
}

extension StateMessage {
  /// The message for an empty directory.
  public static let noUsers = StateMessage(
    icon: "system-users-symbolic", title: tr("No People Yet"),
    explanation:
      tr("The profile server has no profiles. Use those on this device, or enter another server in the preferences."),
    button: tr("Local Profiles"), action: .custom(UserDirectoryAction.useLocalProfiles))

  /// Creates the message for a directory that couldn't be loaded. For a server, it suggests this device's profiles.
  public init(_ error: UserDirectoryError) {
    if case .library(let error) = error {
      self.init(error)
      return
    }
    let sentence = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    self.init(
      icon: error.isNetworkError ? "network-offline-symbolic" : "dialog-warning-symbolic",
      title: error.title, explanation: sentence, button: tr("Retry"), details: "\(error)")
    suggestions = Suggestions(
      title: tr("Use Instead"), [Suggestion(tr("Local Profiles"), action: UserDirectoryAction.useLocalProfiles)])
  }
}

extension UserDirectoryError {
  fileprivate var title: String {
    switch self {
    case .usersNotFound: tr("No People Found")
    case .unreachable: tr("No Connection")
    case .blocked(let problem): problem.title
    case .workingOffline: tr("Working Offline")
    case .timedOut: tr("No Response")
    case .refused: tr("Request Refused")
    case .unreadable, .tooLarge, .library: tr("Unreadable Response")
    case .cancelled: tr("Cancelled")
    }
  }

  fileprivate var isNetworkError: Bool {
    switch self {
    case .unreachable, .blocked, .workingOffline, .timedOut: true
    default: false
    }
  }
}
