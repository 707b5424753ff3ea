import Foundation
import LoadingState

/// What is said of users, and of there being none.
public enum UserWords {
  static func skipped(_ count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "One entry of the directory could not be read, and was left out."
    default: "\(count) entries of the directory could not be read, and were left out."
    }
  }

  /// How many somebody follows, and is followed by, and how much a directory has for them; empty for nothing.
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

  /// Teams in a line.
  public static func teams(_ teams: [String]) -> String { teams.joined(separator: ", ") }
}

extension StateMessage {
  /// What the buttons ask that go back to this device's own profiles.
  public static let useOwnProfiles = "use-own-profiles"

  /// The directory has nobody in it.
  public static let noUsers = StateMessage(
    icon: "system-users-symbolic", title: "Nobody Here Yet",
    explanation:
      "The user directory is empty. Use the profiles on this device, or set another directory in the preferences.",
    button: "Local Profiles", action: .custom(useOwnProfiles))

  /// The words for a directory that did not answer, with a way on where it is not this device's own.
  public init(_ error: UserDirectoryError) {
    if case .library(let error) = error {
      self.init(error)
      return
    }
    let sentence = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    self.init(
      icon: error.isOfTheNetwork ? "network-offline-symbolic" : "dialog-warning-symbolic",
      title: error.title, explanation: sentence, button: "Retry", details: "\(error)")
    ways = Ways(title: "Without the Directory", [Way("Local Profiles", action: Self.useOwnProfiles)])
  }
}

extension UserDirectoryError {
  fileprivate var title: String {
    switch self {
    case .usersNotFound: "No Users Found"
    case .unreachable: "No Connection"
    case .workingOffline: "Working Offline"
    case .timedOut: "No Answer"
    case .refused: "Request Refused"
    case .unreadable, .tooLarge, .library: "Unreadable Answer"
    case .cancelled: "Cancelled"
    }
  }

  fileprivate var isOfTheNetwork: Bool {
    switch self {
    case .unreachable, .workingOffline, .timedOut: true
    default: false
    }
  }
}
