import GRDB

/// Reading lists, people and what was done.
extension Library {
  /// Somebody's lists: the watchlist, the favourites, and those that they made, in their order.
  public func lists(of profile: ProfileID) async throws(LibraryError) -> [UserList] {
    try await file.read { try ListReader($0).lists(of: profile) }
  }

  /// What stands on a list, in its order.
  public func items(of list: ListID) async throws(LibraryError) -> [ListItem] {
    try await file.read { try ListReader($0).items(of: list) }
  }

  /// The lists that a title stands on.
  public func lists(with key: TitleReference.Key) async throws(LibraryError) -> Set<ListID> {
    try await file.read { try ListReader($0).lists(with: key) }
  }

  /// Everybody, the owner first, who is there before anything was said of them, and then as they came.
  public func profiles() async throws(LibraryError) -> [Profile] {
    try await file.read { try PeopleReader($0).profiles() }
  }

  /// The words under a title, the first first.
  public func notes(on key: TitleReference.Key) async throws(LibraryError) -> [Note] {
    try await file.read { try PeopleReader($0).notes(on: key) }
  }

  /// What somebody wrote, and what others wrote to them, the latest first.
  public func notes(of profile: ProfileID) async throws(LibraryError) -> [Note] {
    try await file.read { try PeopleReader($0).notes(of: profile) }
  }

  /// What somebody did last on this device, and what counts still: what Ctrl+Z undoes.
  public func lastAction(of profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await file.read { try HistoryReader($0).lastAction(of: profile) }
  }

  /// What was undone last, where nothing was done since: what Shift+Ctrl+Z does again.
  public func lastUndone(of profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await file.read { try HistoryReader($0).lastUndone(of: profile) }
  }

  /// What some people did and what counts still, the latest first: for their followers' notifications.
  ///
  /// - Parameters:
  ///   - profiles: everybody when `nil`.
  ///   - id: the last of the page before; `nil` for the first page.
  public func events(
    of profiles: Set<ProfileID>? = nil, before id: EventID? = nil, limit: Int = 100
  ) async throws(LibraryError) -> [Event] {
    try await file.read { try HistoryReader($0).events(of: profiles, before: id, limit: limit) }
  }

  /// The events of one write, in their order, whether they count or not.
  public func events(of action: EventID) async throws(LibraryError) -> [Event] {
    try await file.read { try EventTable(database: $0).all(of: action) }
  }
}
