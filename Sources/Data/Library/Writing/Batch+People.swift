import GRDB
import TitleIdentity

/// Writing profiles and notes.
extension Batch {
  /// Creates a profile.
  ///
  /// - Parameter id: The profile's ID in a directory; `nil` for a new ID.
  public mutating func createProfile(_ fields: ProfileFields, id: ProfileID? = nil) throws -> ProfileID {
    let fields = try checked(fields)
    if let id {
      guard isIdentifier(id.rawValue) else { throw LibraryError.unwritable(reason: "no id: \(id.rawValue)") }
      guard try PeopleReader(database).profile(id)?.fields != fields else { return id }
      try append(.profileCreated(id, fields))
      return id
    }
    return ProfileID(rawValue: try append { .profileCreated(ProfileID(rawValue: $0.description), fields) }.description)
  }

  /// Changes a profile's fields.
  @discardableResult
  public mutating func change(_ profile: ProfileID, _ fields: ProfileFields) throws -> EventID? {
    let fields = try checked(fields)
    let known = try PeopleReader(database).profile(profile)
    guard known != nil || profile == .owner else { throw LibraryError.notFound }
    return known?.fields == fields ? nil : try append(.profileChanged(profile, fields))
  }

  /// Removes a profile. Its events remain in the journal.
  @discardableResult
  public mutating func removeProfile(_ profile: ProfileID) throws -> EventID? {
    try PeopleReader(database).profile(profile) == nil ? nil : append(.profileRemoved(profile))
  }

  /// Follows a profile.
  @discardableResult
  public mutating func follow(_ other: ProfileID) throws -> EventID? {
    guard isIdentifier(other.rawValue) else { throw LibraryError.notFound }
    return try PeopleReader(database).follows(profile, other) ? nil : append(.followed(other))
  }

  /// Unfollows a profile.
  @discardableResult
  public mutating func unfollow(_ other: ProfileID) throws -> EventID? {
    try PeopleReader(database).follows(profile, other) ? append(.unfollowed(other)) : nil
  }

  /// Adds a note on a title.
  ///
  /// - Parameter recipient: The recipient; `nil` for a public note, which is visible according to
  ///   ``Household/isVisible(_:to:)``.
  /// - Returns: The note's ID.
  @discardableResult
  public mutating func note(_ text: String, on title: TitleReference, to recipient: ProfileID? = nil) throws -> EventID
  {
    try append(.noted(title, text: try checked(text), to: recipient))
  }

  /// Edits one of the profile's own notes.
  @discardableResult
  public mutating func edit(note: EventID, _ text: String) throws -> EventID? {
    guard let known = try PeopleReader(database).note(note) else { throw LibraryError.notFound }
    guard known.profile == profile else { throw LibraryError.notOwner }
    let text = try checked(text)
    return known.text == text ? nil : try append(.noteEdited(note: note, text: text))
  }

  /// Removes one of the profile's own notes.
  @discardableResult
  public mutating func remove(note: EventID) throws -> EventID? {
    guard let known = try PeopleReader(database).note(note) else { return nil }
    guard known.profile == profile else { throw LibraryError.notOwner }
    return try append(.noteRemoved(note: note))
  }

  private func checked(_ fields: ProfileFields) throws -> ProfileFields {
    var fields = fields
    fields.firstName = try checked(fields.firstName, maximumLength: Self.maximumNameBytes)
    fields.lastName = try checked(fields.lastName, maximumLength: Self.maximumNameBytes, mayBeEmpty: true)
    fields.role = try checked(fields.role, maximumLength: Self.maximumNameBytes, mayBeEmpty: true)
    fields.picture = fields.picture?.withoutNUL
    // The table separates teams by line breaks.
    fields.teams = try fields.teams.map {
      try checked($0.split(whereSeparator: \.isNewline).joined(separator: " "), maximumLength: Self.maximumNameBytes)
    }
    return fields
  }
}
