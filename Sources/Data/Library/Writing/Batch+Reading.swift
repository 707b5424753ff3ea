import GRDB
import TitleIdentity

/// Read methods for use during a batch. Their results include the batch's own writes.
extension Batch {
  /// Returns the profile's plays of a title and its parts, oldest first.
  public func plays(of key: TitleReference.Key) throws -> [Play] {
    try TitleReader(database).plays(of: key, by: profile)
  }

  /// Returns the current rating.
  public func rating(of key: TitleReference.Key, part: TitlePart = .whole) throws -> Rating? {
    try TitleReader(database).rating(of: key, part, by: profile)
  }

  /// Returns all scores ever given, in order, including removed ones.
  public func ratingHistory(of key: TitleReference.Key, part: TitlePart = .whole) throws -> [Rating] {
    try TitleReader(database).ratingHistory(of: key, part, by: profile)
  }

  /// Returns the date when a title was removed from a list; `nil` if the list contains it or never contained it.
  public func removal(of key: TitleReference.Key, from list: ListID) throws -> PartialDate? {
    guard try ListReader(database).items(of: key, on: list).isEmpty else { return nil }
    let events = EventTable(database: database)
    let last = try Matches(database).keys(of: key).compactMap(TitleReference.Key.init).flatMap {
      try events.events(of: .item(list, .title($0)))
    }.max { $0.id < $1.id }
    guard let last, case .itemRemoved = last.content else { return nil }
    return last.date
  }

  /// Returns the lists that the profile created, in order.
  public func lists() throws -> [UserList] { try ListReader(database).createdLists(by: profile) }

  /// Returns one of the profile's lists; `nil` if it has none with this ID.
  public func list(_ id: ListID) throws -> UserList? {
    try ListReader(database).list(id, of: profile).flatMap { $0.profile == profile ? $0 : nil }
  }

  /// Returns an item of a list; `nil` if there is none with this ID.
  public func item(_ id: ItemID, on list: ListID) throws -> ListItem? { try ListReader(database).item(id, on: list) }

  /// Returns the notes on a title, oldest first.
  public func notes(on key: TitleReference.Key) throws -> [Note] { try PeopleReader(database).notes(on: key) }

  /// Returns all profiles: the owner, which always exists, and then the others in order of creation.
  public func profiles() throws -> [Profile] { try PeopleReader(database).profiles() }
}

/// Read methods for undo and redo.
extension Batch {
  /// Returns the action that Ctrl+Z undoes: the profile's latest effective action on this device.
  public func lastAction() throws -> EventID? { try HistoryReader(database).lastAction(of: profile) }

  /// Returns the action that Shift+Ctrl+Z redoes: the last undone action, if no other action followed.
  public func lastUndone() throws -> EventID? { try HistoryReader(database).lastUndone(of: profile) }

  /// Returns an event, even if it's undone; `nil` if there is none with this ID.
  public func event(_ id: EventID) throws -> Event? { try EventTable(database: database).event(id) }

  /// Returns the first events of one write, in order, including undone ones.
  public func events(of action: EventID, limit: Int = .max) throws -> [Event] {
    try EventTable(database: database).events(of: action, limit: limit)
  }

  /// Returns the number of events of one write, including undone ones.
  public func eventCount(of action: EventID) throws -> Int { try EventTable(database: database).count(of: action) }
}
