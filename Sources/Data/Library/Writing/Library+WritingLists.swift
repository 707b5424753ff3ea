import TitleIdentity

/// Writing lists. Each method returns once its change is on disk. The result is the action's ID for undo, or `nil` if
/// nothing changed.
extension Library {
  /// Creates a list.
  public func createList(
    _ name: String, about: String = "", by profile: ProfileID
  ) async throws(LibraryError) -> (list: ListID, action: EventID?) {
    let (list, action) = try await write(by: profile) { try $0.createList(name, about: about) }
    return (list, action)
  }

  /// Renames a list, and changes its description unless `about` is `nil`.
  @discardableResult
  public func rename(
    _ list: ListID, _ name: String, about: String? = nil, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.rename(list, name, about: about) }.action
  }

  /// Moves a list after another, or before all other created lists if `other` is `nil`.
  @discardableResult
  public func move(
    _ list: ListID, after other: ListID?, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.move(list, after: other) }.action
  }

  /// Removes a list with all its items.
  @discardableResult
  public func removeList(_ list: ListID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removeList(list) }.action
  }

  /// Adds a title at the end of a list.
  @discardableResult
  public func add(
    _ title: TitleReference, to list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.add(title, to: list) }.action
  }

  /// Adds a note at the end of a list.
  public func add(
    _ text: String, to list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> (item: ItemID, action: EventID?) {
    let (item, action) = try await write(by: profile) { try $0.add(text, to: list) }
    return (item, action)
  }

  /// Ticks or unticks an item.
  @discardableResult
  public func tick(
    _ item: ItemID, on list: ListID, _ isTicked: Bool = true, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.tick(item, on: list, isTicked) }.action
  }

  /// Moves an item after another, or to the beginning if `other` is `nil`.
  @discardableResult
  public func move(
    _ item: ItemID, on list: ListID, after other: ItemID?, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.move(item, on: list, after: other) }.action
  }

  /// Moves an item directly before another.
  @discardableResult
  public func move(
    _ item: ItemID, on list: ListID, before other: ItemID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.move(item, on: list, before: other) }.action
  }

  /// Changes the text of a note, or the comment on a title.
  @discardableResult
  public func edit(
    _ item: ItemID, on list: ListID, _ text: String, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.edit(item, on: list, text) }.action
  }

  /// Removes an item from a list.
  @discardableResult
  public func remove(
    _ item: ItemID, from list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.remove(item, from: list) }.action
  }

  /// Removes a title from a list.
  @discardableResult
  public func remove(
    _ key: TitleReference.Key, from list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.remove(key, from: list) }.action
  }
}
