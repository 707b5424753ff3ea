/// Writing lists. Each of these returns when it is on the disk, with the id by which it is undone, or `nil` where it was so already.
extension Library {
  /// Makes a list.
  public func makeList(
    _ name: String, about: String = "", by profile: ProfileID
  ) async throws(LibraryError) -> (list: ListID, action: EventID?) {
    let (list, action) = try await write(by: profile) { try $0.makeList(name, about: about) }
    return (list, action)
  }

  /// Gives a list another name, and another description where there is one.
  @discardableResult
  public func rename(
    _ list: ListID, _ name: String, about: String? = nil, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.rename(list, name, about: about) }.action
  }

  /// Puts a list after another; `nil`: before all that were made.
  @discardableResult
  public func move(
    _ list: ListID, after other: ListID?, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.move(list, after: other) }.action
  }

  /// Removes a list, with all that is on it.
  @discardableResult
  public func removeList(_ list: ListID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removeList(list) }.action
  }

  /// Puts a title at the end of a list.
  @discardableResult
  public func add(
    _ title: TitleReference, to list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.add(title, to: list) }.action
  }

  /// Puts a note at the end of a list.
  public func add(
    _ text: String, to list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> (item: ItemID, action: EventID?) {
    let (item, action) = try await write(by: profile) { try $0.add(text, to: list) }
    return (item, action)
  }

  /// Ticks what is done, or takes the tick away.
  @discardableResult
  public func tick(
    _ item: ItemID, on list: ListID, _ isTicked: Bool = true, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.tick(item, on: list, isTicked) }.action
  }

  /// Puts an item after another; `nil`: before all.
  @discardableResult
  public func move(
    _ item: ItemID, on list: ListID, after other: ItemID?, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.move(item, on: list, after: other) }.action
  }

  /// Says something else in a note, or something beside a title.
  @discardableResult
  public func edit(
    _ item: ItemID, on list: ListID, _ text: String, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.edit(item, on: list, text) }.action
  }

  /// Takes an item off a list.
  @discardableResult
  public func remove(
    _ item: ItemID, from list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.remove(item, from: list) }.action
  }

  /// Takes a title off a list.
  @discardableResult
  public func remove(
    _ key: TitleReference.Key, from list: ListID, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.remove(key, from: list) }.action
  }
}
