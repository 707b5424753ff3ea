import GRDB

/// What a write of many things has to know of what is there, also of what it has written itself so far.
extension Batch {
  /// The plays of a title and its parts, by whose write it is, the first first.
  public func plays(of key: TitleReference.Key) throws -> [Play] {
    try TitleReader(database).plays(of: key, by: profile)
  }

  /// The score that holds.
  public func rating(of key: TitleReference.Key, part: TitlePart = .whole) throws -> Rating? {
    try TitleReader(database).rating(of: key, part, by: profile)
  }

  /// All scores that were given one after the other, also those that were taken away since.
  public func ratingHistory(of key: TitleReference.Key, part: TitlePart = .whole) throws -> [Rating] {
    try TitleReader(database).ratingHistory(of: key, part, by: profile)
  }

  /// When a title was taken off a list on which it stood; `nil` where it stands there, or never did.
  public func removal(of key: TitleReference.Key, from list: ListID) throws -> PartialDate? {
    guard try ListReader(database).items(of: key, on: list).isEmpty else { return nil }
    let events = EventTable(database: database)
    let last = try Matches(database).keys(of: key).compactMap(TitleReference.Key.init).flatMap {
      try events.events(of: .item(list, .title($0)))
    }.max { $0.id < $1.id }
    guard let last, case .itemRemoved = last.content else { return nil }
    return last.date
  }

  /// The lists that they made, in their order.
  public func lists() throws -> [UserList] { try ListReader(database).own(profile) }

  /// The words under a title, the first first.
  public func notes(on key: TitleReference.Key) throws -> [Note] { try PeopleReader(database).notes(on: key) }
}
