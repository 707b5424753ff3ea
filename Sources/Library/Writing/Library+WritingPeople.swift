/// Writing who is watching. Each of these returns when it is on the disk, with the id by which it is undone, or `nil` where it was so
/// already.
extension Library {
  /// Makes somebody; see ``Batch/makeProfile(_:id:)``.
  public func makeProfile(
    _ fields: ProfileFields, id: ProfileID? = nil, by profile: ProfileID = .owner
  ) async throws(LibraryError) -> (profile: ProfileID, action: EventID?) {
    let (made, action) = try await write(by: profile) { try $0.makeProfile(fields, id: id) }
    return (made, action)
  }

  /// Says who somebody is.
  @discardableResult
  public func change(
    _ changed: ProfileID, _ fields: ProfileFields, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.change(changed, fields) }.action
  }

  /// Removes somebody; what they wrote stays in the journal.
  @discardableResult
  public func removeProfile(_ removed: ProfileID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removeProfile(removed) }.action
  }

  /// Follows somebody.
  @discardableResult
  public func follow(_ other: ProfileID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.follow(other) }.action
  }

  /// Follows somebody no more.
  @discardableResult
  public func unfollow(_ other: ProfileID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.unfollow(other) }.action
  }

  /// Leaves words under a title; the id is the note's, too.
  @discardableResult
  public func note(
    _ text: String, on title: TitleReference, to recipient: ProfileID? = nil, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.note(text, on: title, to: recipient) }.action
  }

  /// Says something else in a note.
  @discardableResult
  public func edit(note: EventID, _ text: String, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.edit(note: note, text) }.action
  }

  /// Takes a note back.
  @discardableResult
  public func remove(note: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.remove(note: note) }.action
  }
}
