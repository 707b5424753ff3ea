import GRDB
import TitleIdentity

/// Reads lists, profiles and actions.
extension Library {
  /// Returns a profile's lists: the watchlist, the favorites, and then its own lists, in order.
  public func lists(of profile: ProfileID) async throws(LibraryError) -> [UserList] {
    try await file.read { try ListReader($0).lists(of: profile) }
  }

  /// Returns a list; `nil` if there is none with this ID. A built-in list must belong to the profile.
  public func list(_ id: ListID, of profile: ProfileID) async throws(LibraryError) -> UserList? {
    try await file.read { try ListReader($0).list(id, of: profile) }
  }

  /// Returns the items of a list, in order.
  public func items(of list: ListID) async throws(LibraryError) -> [ListItem] {
    try await file.read { try ListReader($0).items(of: list) }
  }

  /// Returns the first titles with a poster on each of a profile's lists, in order. Lists without any are omitted.
  ///
  /// - Parameters:
  ///   - source: The source of the titles.
  ///   - limit: The maximum number of titles of each list.
  public func posterTitles(
    of profile: ProfileID, from source: TitleSource, limit: Int
  ) async throws(LibraryError) -> [ListID: [TitleReference]] {
    try await file.read { try ListReader($0).posterTitles(of: profile, from: source, limit: limit) }
  }

  /// Returns the lists that contain a title.
  public func lists(with key: TitleReference.Key) async throws(LibraryError) -> Set<ListID> {
    try await file.read { try ListReader($0).lists(with: key) }
  }

  /// Returns all profiles: the owner, which always exists, and then the others in order of creation.
  public func profiles() async throws(LibraryError) -> [Profile] {
    try await file.read { try PeopleReader($0).profiles() }
  }

  /// Returns the notes on a title, oldest first.
  public func notes(on key: TitleReference.Key) async throws(LibraryError) -> [Note] {
    try await file.read { try PeopleReader($0).notes(on: key) }
  }

  /// Returns the notes by a profile and those addressed to it, newest first.
  public func notes(of profile: ProfileID) async throws(LibraryError) -> [Note] {
    try await file.read { try PeopleReader($0).notes(of: profile) }
  }

  /// Returns the action that Ctrl+Z undoes: the profile's latest effective action on this device.
  public func lastAction(of profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await file.read { try HistoryReader($0).lastAction(of: profile) }
  }

  /// Returns the action that Shift+Ctrl+Z redoes: the last undone action, if no other action followed.
  public func lastUndone(of profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await file.read { try HistoryReader($0).lastUndone(of: profile) }
  }
}
