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

  /// Returns the notes on a title, oldest first.
  public func notes(on key: TitleReference.Key) throws -> [Note] { try PeopleReader(database).notes(on: key) }
}
