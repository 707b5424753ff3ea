import GRDB

/// A list as another than its owner sees it: titles, in their order. What else stands on it is between its owner and it.
public struct SeenList: Hashable, Sendable {
  /// What it is called, and whose it is.
  public let list: UserList
  /// Its titles, with nothing of what is written or ticked beside them.
  public let items: [ListItem]
}

extension Library {
  /// A list as somebody sees it; `nil` where there is none of this id, and where they do not see whose it is.
  public func list(_ id: ListID, seenBy viewer: ProfileID) async throws(LibraryError) -> SeenList? {
    try await file.read { try SeenList(id, by: viewer, in: $0) }
  }

  /// Follows that.
  public func observeList(_ id: ListID, seenBy viewer: ProfileID) -> AsyncStream<SeenList?> {
    observe { try SeenList(id, by: viewer, in: $0) }
  }
}

extension SeenList {
  fileprivate init?(_ id: ListID, by viewer: ProfileID, in database: Database) throws {
    let lists = ListReader(database)
    guard let list = try lists.list(id), Household(try PeopleReader(database).profiles()).sees(list.profile, as: viewer)
    else { return nil }
    self.init(list: list, items: try lists.items(of: id).compactMap(\.seen))
  }
}

extension ListItem {
  /// Without what is written and ticked; `nil` for a note.
  fileprivate var seen: ListItem? {
    title.map {
      ListItem(
        id: id, list: list, title: $0, text: "", ticked: nil, position: position, profile: profile, date: date)
    }
  }
}
