import GRDB

/// A list as visible to a profile that doesn't own it: its titles, in order. The list's other items are private to the
/// owner.
public struct SharedList: Hashable, Sendable {
  /// The list's name and owner.
  public let list: UserList
  /// The first titles of the list, without notes and ticks.
  public let items: [ListItem]
}

extension Library {
  /// Returns a list as visible to a profile; `nil` if there is no such list, or if the viewer doesn't see its owner.
  ///
  /// - Parameter limit: The maximum number of items.
  public func list(
    _ id: ListID, visibleTo viewer: ProfileID, limit: Int = 100
  ) async throws(LibraryError) -> SharedList? {
    try await file.read { try SharedList(id, by: viewer, in: $0, limit: limit) }
  }

  /// Observes a list as visible to a profile.
  ///
  /// - Parameter limit: The maximum number of items.
  public func observeList(
    _ id: ListID, visibleTo viewer: ProfileID, limit: Int = 100
  ) -> AsyncStream<SharedList?> {
    observe { try SharedList(id, by: viewer, in: $0, limit: limit) }
  }
}

extension SharedList {
  fileprivate init?(_ id: ListID, by viewer: ProfileID, in database: Database, limit: Int) throws {
    let lists = ListReader(database)
    guard let list = try lists.list(id),
      Household(try PeopleReader(database).profiles()).canSee(list.profile, as: viewer)
    else { return nil }
    self.init(list: list, items: try lists.titles(on: id, limit: limit).compactMap(\.redacted))
  }
}

extension ListItem {
  /// The item without its note and tick; `nil` if it isn't a title.
  fileprivate var redacted: ListItem? {
    title.map {
      ListItem(
        id: id, list: list, title: $0, text: "", doneDate: nil, position: position, profile: profile, date: date)
    }
  }
}
