import GRDB

/// Who is watching, and what they say to each other.
extension Batch {
  /// Makes somebody.
  ///
  /// - Parameter id: theirs in a directory; a new one without it.
  public mutating func makeProfile(_ fields: ProfileFields, id: ProfileID? = nil) throws -> ProfileID {
    let fields = try checked(fields)
    if let id {
      guard isIdentifier(id.rawValue) else { throw LibraryError.unwritable(reason: "no id: \(id.rawValue)") }
      guard try PeopleReader(database).profile(id)?.fields != fields else { return id }
      try append(.profileMade(id, fields))
      return id
    }
    return ProfileID(rawValue: try append { .profileMade(ProfileID(rawValue: $0.description), fields) }.description)
  }

  /// Says who somebody is.
  @discardableResult
  public mutating func change(_ profile: ProfileID, _ fields: ProfileFields) throws -> EventID? {
    let fields = try checked(fields)
    let known = try PeopleReader(database).profile(profile)
    guard known != nil || profile == .owner else { throw LibraryError.gone }
    return known?.fields == fields ? nil : try append(.profileChanged(profile, fields))
  }

  /// Removes somebody; what they wrote stays in the journal.
  @discardableResult
  public mutating func removeProfile(_ profile: ProfileID) throws -> EventID? {
    try PeopleReader(database).profile(profile) == nil ? nil : append(.profileRemoved(profile))
  }

  /// Follows somebody.
  @discardableResult
  public mutating func follow(_ other: ProfileID) throws -> EventID? {
    guard isIdentifier(other.rawValue) else { throw LibraryError.gone }
    return try PeopleReader(database).follows(profile, other) ? nil : append(.followed(other))
  }

  /// Follows somebody no more.
  @discardableResult
  public mutating func unfollow(_ other: ProfileID) throws -> EventID? {
    try PeopleReader(database).follows(profile, other) ? append(.unfollowed(other)) : nil
  }

  /// Leaves words under a title.
  ///
  /// - Parameter recipient: who they are for; `nil` for oneself and whoever sees one, see ``Household/shows(_:to:)``.
  /// - Returns: the note's id.
  @discardableResult
  public mutating func note(_ text: String, on title: TitleReference, to recipient: ProfileID? = nil) throws -> EventID
  {
    try append(.noted(title, text: try checked(text), to: recipient))
  }

  /// Says something else in a note of one's own.
  @discardableResult
  public mutating func edit(note: EventID, _ text: String) throws -> EventID? {
    guard let known = try PeopleReader(database).note(note) else { throw LibraryError.gone }
    guard known.profile == profile else { throw LibraryError.somebodyElses }
    let text = try checked(text)
    return known.text == text ? nil : try append(.noteEdited(note: note, text: text))
  }

  /// Takes a note of one's own back.
  @discardableResult
  public mutating func remove(note: EventID) throws -> EventID? {
    guard let known = try PeopleReader(database).note(note) else { return nil }
    guard known.profile == profile else { throw LibraryError.somebodyElses }
    return try append(.noteRemoved(note: note))
  }

  private func checked(_ fields: ProfileFields) throws -> ProfileFields {
    var fields = fields
    fields.firstName = try checked(fields.firstName, most: Self.mostNameBytes)
    fields.lastName = try checked(fields.lastName, most: Self.mostNameBytes, mayBeEmpty: true)
    fields.role = try checked(fields.role, most: Self.mostNameBytes, mayBeEmpty: true)
    fields.picture = fields.picture?.withoutNUL
    // Teams are told apart by lines where they are stored.
    fields.teams = try fields.teams.map {
      try checked($0.split(whereSeparator: \.isNewline).joined(separator: " "), most: Self.mostNameBytes)
    }
    return fields
  }
}
