import AppFoundation
import Library

/// A user in a directory, who can become the current profile.
public struct User: Hashable, Identifiable, Sendable {
  /// The `uid` in a directory, or the id of a profile on this device.
  public let id: ProfileID
  /// The display name, used if there is neither a first nor a last name; may be empty.
  public var displayName = ""
  /// The names, picture, role and teams.
  public var fields: ProfileFields
  /// The users who follow this user.
  public var followers: [ProfileID] = []
  /// The users whom this user follows.
  public var following: [ProfileID] = []
  /// The references to conversations, as in the directory.
  public var conversationRefs: [String] = []
  /// The notifications, as in the directory.
  public var notifications: [String] = []

  public init(_ id: ProfileID, fields: ProfileFields) {
    self.id = id
    self.fields = fields
  }

  public init(_ profile: Profile) {
    self.init(profile.id, fields: profile.fields)
    followers = profile.followers
    following = profile.following
  }

  /// The first and last name, or else the display name.
  public var name: String { fields.name.isEmpty ? displayName : fields.name }

  /// The name, shortened for use in a sentence.
  public var shortName: String { BoundedText.line(name, maximumLength: 60) }
}

extension ProfileFields {
  /// The first and last name.
  public var name: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }
}
