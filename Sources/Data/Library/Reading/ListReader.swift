import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for lists and their items.
struct ListReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns a profile's lists: the watchlist, the favorites, and then its own lists, in order.
  func lists(of profile: ProfileID) throws -> [UserList] { try uncountedLists(of: profile).map(countingItems) }

  /// Returns a profile's lists as in ``lists(of:)``, but without the numbers of their items.
  func uncountedLists(of profile: ProfileID) throws -> [UserList] {
    let builtInLists = [ListID.watchlist(of: profile), .favorites(of: profile)].map {
      UserList.builtIn($0, of: profile)
    }
    return try builtInLists + createdLists(by: profile)
  }

  /// Returns a list; `nil` if there is none with this ID. A built-in list must belong to the profile.
  func list(_ id: ListID, of profile: ProfileID) throws -> UserList? {
    if id.isBuiltIn { return id.builtInListOwner == profile ? try countingItems(.builtIn(id, of: profile)) : nil }
    return try createdList(id).map(countingItems)
  }

  /// Returns a list of any profile; `nil` if there is none with this ID.
  func list(_ id: ListID) throws -> UserList? {
    try id.builtInListOwner.map { try list(id, of: $0) } ?? createdList(id).map(countingItems)
  }

  /// Returns the lists that a profile created, in order.
  func createdLists(by profile: ProfileID) throws -> [UserList] {
    try createdLists(where: "profile = ? ORDER BY position, event", [profile.rawValue]).filter { !$0.id.isBuiltIn }
  }

  /// Returns a list that a profile created; `nil` if there is none with this ID.
  func createdList(_ id: ListID) throws -> UserList? {
    try createdLists(where: "subject = ?", [Subject.list(id).text]).first
  }

  /// Returns the items of a list in order, without duplicate titles.
  func items(of list: ListID) throws -> [ListItem] {
    let matches = try Matches(database)
    return try items(
      "list = ? AND \(Self.isFirst(matches)) ORDER BY position, event", [list.rawValue], matches)
  }

  /// Returns the first items for titles on a list, in order and without duplicate titles.
  func titles(on list: ListID, limit: Int) throws -> [ListItem] {
    let matches = try Matches(database)
    return try items(
      "list = ? AND title IS NOT NULL AND \(Self.isFirst(matches)) ORDER BY position, event LIMIT ?",
      [list.rawValue, limit], matches)
  }

  /// Returns the titles on some lists, in the order of the lists and without duplicates.
  func titles(on lists: [ListID], from source: TitleSource) throws -> [TitleReference] {
    let matches = try Matches(database)
    let statement = try database.cachedStatement(
      sql: """
        SELECT title, name, year, poster, imdb FROM item WHERE list = ? AND title IS NOT NULL ORDER BY position, event
        """)
    var titles: [TitleReference] = []
    var read: Set<String> = []
    var seen: Set<TitleReference.Key> = []
    for list in lists {
      let rows = try Row.fetchCursor(statement, arguments: [list.rawValue])
      while let row = try rows.next() {
        let text: String = try row.read(0)
        guard read.insert(text).inserted else { continue }
        guard let key = TitleReference.Key(text) else { throw DamagedRow() }
        let title = matches.resolved(
          TitleReference(
            key.source, key.kind, key.number, name: try row.read(1), year: try row.readIfPresent(2),
            posterPath: try row.readIfPresent(3), imdbID: try row.readIfPresent(4)))
        if title.source == source, seen.insert(title.key).inserted { titles.append(title) }
      }
    }
    return titles
  }

  /// Returns the first titles with a poster on each of a profile's lists, in order. Lists without any are omitted.
  func posterTitles(of profile: ProfileID, from source: TitleSource, limit: Int) throws
    -> [ListID: [TitleReference]]
  {
    let matches = try Matches(database)
    let lists = [ListID.watchlist(of: profile), .favorites(of: profile)] + (try createdLists(by: profile).map(\.id))
    var found: [ListID: [TitleReference]] = [:]
    for list in lists {
      let titles = try posterTitles(on: list, from: source, matches, limit: limit)
      if !titles.isEmpty { found[list] = titles }
    }
    return found
  }

  func item(_ item: ItemID, on list: ListID) throws -> ListItem? {
    try items("subject = ?", [Subject.item(list, item).text], Matches(database)).first
  }

  /// Returns all items for a title. There are several if matched titles were added separately.
  func items(of key: TitleReference.Key, on list: ListID) throws -> [ItemID] {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    return try items(
      "list = ? AND title IN (\(placeholders(keys.count)))",
      [list.rawValue] + StatementArguments(keys),
      matches
    ).map(\.id)
  }

  /// Returns the lists that contain a title, except deleted lists.
  func lists(with key: TitleReference.Key) throws -> Set<ListID> {
    let keys = try Matches(database).keys(of: key)
    let statement = try database.cachedStatement(
      sql: "SELECT DISTINCT list FROM item WHERE title IN (\(placeholders(keys.count)))")
    let ids = try String.fetchAll(statement, arguments: StatementArguments(keys)).map(ListID.init(rawValue:))
    return Set(try ids.filter { try $0.isBuiltIn || createdList($0) != nil })
  }
}

private extension ListReader {
  func createdLists(where condition: String, _ arguments: StatementArguments) throws -> [UserList] {
    let statement = try database.cachedStatement(sql: "SELECT * FROM list WHERE " + condition)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      var list = UserList(
        id: ListID(rawValue: try row.read("id")), profile: try row.profile(), name: try row.read("name"),
        about: try row.read("about"), position: Position(rawValue: try row.read("position")), date: try row.date())
      list.chosenFormat = try row.readIfPresent("isChecklist")
      return list
    }
  }

  func countingItems(_ list: UserList) throws -> UserList {
    var list = list
    let isFirst = Self.isFirst(try Matches(database))
    let statement = try database.cachedStatement(
      sql: """
        SELECT count(*) AS count, count(title) AS titles, total(isTicked) AS ticked, total(\(Self.isWatched)) AS watched
        FROM item WHERE list = :list AND \(isFirst)
        """)
    let arguments: StatementArguments = ["list": list.id.rawValue, "profile": list.profile.rawValue]
    guard let row = try Row.fetchOne(statement, arguments: arguments) else { throw DamagedRow() }
    list.count = try row.read("count")
    list.titles = try row.read("titles")
    list.doneCount = Int(try row.read("ticked") as Double)
    list.watchedCount = Int(try row.read("watched") as Double)
    return list
  }

  /// Reads only as many rows as necessary, because a list may be long.
  func posterTitles(
    on list: ListID, from source: TitleSource, _ matches: Matches, limit: Int
  ) throws -> [TitleReference] {
    let statement = try database.cachedStatement(
      sql: "SELECT * FROM item WHERE list = ? AND title IS NOT NULL ORDER BY position, event")
    let rows = try Row.fetchCursor(statement, arguments: [list.rawValue])
    var titles: [TitleReference] = []
    while titles.count < limit, let row = try rows.next() {
      guard let title = try row.title().map(matches.resolved), title.source == source, title.posterPath != nil,
        !titles.contains(where: { $0.key == title.key })
      else { continue }
      titles.append(title)
    }
    return titles
  }

  func items(_ condition: String, _ arguments: StatementArguments, _ matches: Matches) throws -> [ListItem] {
    let statement = try database.cachedStatement(sql: "SELECT * FROM item WHERE " + condition)
    return try Array(Row.fetchCursor(statement, arguments: arguments).map { try $0.item(matches) })
  }
}

extension ListReader {
  /// The condition that a profile has watched the title of an item, under any of its keys.
  static let isWatched = """
    EXISTS (SELECT 1 FROM playCount WHERE profile = :profile AND scope = -1 AND playCount.title IN (
      SELECT original FROM match AS same
        WHERE same.final = coalesce((SELECT final FROM match WHERE original = item.title), item.title)
      UNION ALL SELECT coalesce((SELECT final FROM match WHERE original = item.title), item.title)))
    """

  /// Returns the condition for an item without an earlier one on its list for the same title. There are several only if
  /// matched titles were added separately.
  static func isFirst(_ matches: Matches) -> String {
    guard !matches.isEmpty else { return "true" }
    let title = "coalesce((SELECT final FROM match WHERE original = item.title), item.title)"
    return """
      NOT EXISTS (SELECT 1 FROM item AS other WHERE other.list = item.list AND other.title IN
          (SELECT original FROM match AS same WHERE same.final = \(title) UNION ALL SELECT \(title))
        AND (other.position, other.event) < (item.position, item.event))
      """
  }
}

extension Row {
  /// Returns the row's list item.
  func item(_ matches: Matches) throws -> ListItem {
    ListItem(
      id: ItemID(rawValue: try read("id")), list: ListID(rawValue: try read("list")),
      title: try title().map(matches.resolved), text: try read("text"), doneDate: try dateIfPresent("ticked"),
      position: Position(rawValue: try read("position")), profile: try profile(), date: try date())
  }
}

extension UserList {
  fileprivate static func builtIn(_ id: ListID, of profile: ProfileID) -> UserList {
    UserList(id: id, profile: profile, name: "", about: "", position: Position(rawValue: ""), date: nil)
  }
}
