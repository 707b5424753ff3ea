import Library

/// Somebody who may be watching, as a directory tells of them.
public struct User: Hashable, Identifiable, Sendable {
  /// `uid` in a directory; the profile's own on this device.
  public let id: ProfileID
  /// What they call themselves, in place of their names; may be empty.
  public var displayName = ""
  /// Their names, picture, role and teams.
  public var fields: ProfileFields
  /// Who follows them.
  public var followers: [ProfileID] = []
  /// Whom they follow.
  public var following: [ProfileID] = []
  /// Where their conversations are, as the directory says it.
  public var conversationRefs: [String] = []
  /// What they were told, as the directory says it.
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

  /// First and last name, or what they call themselves.
  public var name: String { fields.name.isEmpty ? displayName : fields.name }

  /// The same for a sentence.
  public var shortName: String { BoundedText.line(name, most: 60) }
}

extension ProfileFields {
  /// First and last name.
  public var name: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }
}
