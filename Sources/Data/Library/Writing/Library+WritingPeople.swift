import TitleIdentity

/// Writing profiles and notes. Each method returns once its change is on disk. The result is the action's ID for undo,
/// or `nil` if nothing changed.
extension Library {
  /// Creates a profile; see ``Batch/createProfile(_:id:)``.
  public func createProfile(
    _ fields: ProfileFields, id: ProfileID? = nil, by profile: ProfileID = .owner
  ) async throws(LibraryError) -> (profile: ProfileID, action: EventID?) {
    let (made, action) = try await write(by: profile) { try $0.createProfile(fields, id: id) }
    return (made, action)
  }

  /// Changes a profile's fields.
  @discardableResult
  public func change(
    _ changed: ProfileID, _ fields: ProfileFields, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.change(changed, fields) }.action
  }

  /// Removes a profile. Its events remain in the journal.
  @discardableResult
  public func removeProfile(_ removed: ProfileID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removeProfile(removed) }.action
  }

  /// Follows a profile.
  @discardableResult
  public func follow(_ other: ProfileID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.follow(other) }.action
  }

  /// Unfollows a profile.
  @discardableResult
  public func unfollow(_ other: ProfileID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.unfollow(other) }.action
  }

  /// Adds a note on a title. The returned ID is also the note's ID.
  @discardableResult
  public func note(
    _ text: String, on title: TitleReference, to recipient: ProfileID? = nil, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.note(text, on: title, to: recipient) }.action
  }

  /// Edits a note.
  @discardableResult
  public func edit(note: EventID, _ text: String, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.edit(note: note, text) }.action
  }

  /// Removes a note.
  @discardableResult
  public func remove(note: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.remove(note: note) }.action
  }
}
