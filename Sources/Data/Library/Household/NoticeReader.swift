import GRDB
import SQLiteFiles
import TitleIdentity

/// A reader of other profiles' activity from the projections. The ratings in one write form one notice, as do the
/// additions to one list. It reads only the writes that it returns.
struct NoticeReader {
  let database: Database
  let viewer: ProfileID
  let limit: Int
  private let matches: Matches

  init(_ database: Database, for viewer: ProfileID, limit: Int) throws {
    self.database = database
    self.viewer = viewer
    // One extra row shows whether there are more.
    self.limit = limit + 1
    matches = try Matches(database)
  }

  func notices() throws -> HouseholdNotices {
    let household = Household(try PeopleReader(database).profiles())
    var all = try noticesAddressedToViewer(household)
    for author in household.people(visibleTo: viewer) {
      guard let start = try start(of: author) else { continue }
      all += try ratings(of: author, since: start) + items(of: author, since: start) + notes(of: author, since: start)
    }
    all.sort { $0.id > $1.id }
    let shown = Array(all.prefix(limit - 1))
    let marks = try ReadMarks(database, of: viewer)
    return HouseholdNotices(
      all: shown, unread: Set(shown.map(\.id).filter { !marks.contains($0) }), hasMore: all.count > shown.count)
  }
}

extension NoticeReader {
  private func start(of author: ProfileID) throws -> EventID? {
    let events = EventTable(database: database)
    let follow = try String.fetchOne(
      database, sql: "SELECT event FROM follow WHERE subject = ?", arguments: [Subject.follow(viewer, author).text])
    return Visibility.start(
      follow: follow.flatMap(EventID.init), viewer: try events.events(of: .profile(viewer)),
      author: try events.events(of: .profile(author)))
  }

  /// Returns notes addressed to the viewer and new followers, even from profiles that the viewer can't see.
  private func noticesAddressedToViewer(_ household: Household) throws -> [HouseholdNotice] {
    let notes = try notes("recipient = ?1 AND profile != ?1", [viewer.rawValue])
    let follows = try rows("SELECT * FROM follow WHERE followed = ?1 AND follower != ?1", "event", [viewer.rawValue])
    return notes
      + (try follows.compactMap { row in
        let follower = try row.profile("follower")
        return household[follower] == nil
          ? nil : HouseholdNotice(id: try row.event(), profile: follower, content: .followed)
      })
  }

  private func notes(of author: ProfileID, since start: EventID) throws -> [HouseholdNotice] {
    try notes("recipient IS NULL AND profile = ? AND event > ?", [author.rawValue, start.description])
  }

  private func notes(_ condition: String, _ arguments: StatementArguments) throws -> [HouseholdNotice] {
    try rows("SELECT * FROM note WHERE " + condition, "event", arguments).map { row in
      let recipient: String? = try row.readIfPresent("recipient")
      return HouseholdNotice(
        id: try row.event(), profile: try row.profile(),
        content: .noted(try title(row), text: try row.read("text"), isAddressed: recipient != nil))
    }
  }

  private func ratings(of author: ProfileID, since start: EventID) throws -> [HouseholdNotice] {
    let writes = try writes(
      "rating", by: "''", "rating.profile = ? AND halves IS NOT NULL", since: start, [author.rawValue])
    return try writes.map { row, count in
      HouseholdNotice(
        id: try row.event(), profile: author,
        content: count > 1 ? .ratedMany(count) : .rated(try title(row), try row.part(), try row.score()))
    }
  }

  /// Returns the titles added to the author's lists. Other list items are private to the owner.
  private func items(of author: ProfileID, since start: EventID) throws -> [HouseholdNotice] {
    let lists = Dictionary(try ListReader(database).uncountedLists(of: author).map { ($0.id, $0) }) { first, _ in first
    }
    let writes = try writes(
      "item", by: "list", "item.profile = ? AND title IS NOT NULL AND list IN (\(placeholders(lists.count)))",
      since: start, StatementArguments([author.rawValue] + lists.keys.map(\.rawValue)))
    return try writes.compactMap { row, count in
      guard let list = lists[ListID(rawValue: try row.read("list"))] else { return nil }
      return HouseholdNotice(
        id: try row.event(), profile: author,
        content: count > 1 ? .addedMany(count, to: list) : .added(try title(row), to: list))
    }
  }

  /// Returns the latest writes to a table: the last row of each, and their number.
  ///
  /// The IDs of a write's events follow its own. So the rows of the latest writes are complete before an event that is
  /// older than all of them.
  ///
  /// - Parameter group: The column that divides the rows of a write.
  private func writes(
    _ table: String, by group: String, _ condition: String, since start: EventID, _ arguments: StatementArguments
  ) throws -> [(last: Row, count: Int)] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT \(table).*, action, \(group) AS division FROM \(table) JOIN event ON event.id = \(table).event
        WHERE \(condition) AND \(table).event > ? ORDER BY \(table).event DESC
        """, arguments: arguments + [start.description])
    var writes: [(last: Row, count: Int)] = []
    var positions: [[String]: Int] = [:]
    var oldest = "~"
    while let row = try rows.next() {
      let action: String = try row.read("action")
      let key = [action, try row.read("division")]
      if let position = positions[key] {
        writes[position].count += 1
      } else if writes.count < limit {
        positions[key] = writes.count
        writes.append((row.copy(), 1))
        oldest = min(oldest, action)
      } else if oldest > (try row.read("event") as String) {
        break
      }
    }
    return writes
  }

  private func rows(_ sql: String, _ order: String, _ arguments: StatementArguments) throws -> [Row] {
    try Row.fetchAll(database, sql: sql + " ORDER BY \(order) DESC LIMIT \(limit)", arguments: arguments)
  }

  private func title(_ row: Row) throws -> TitleReference {
    guard let title = try row.title() else { throw DamagedRow() }
    return matches.resolved(title)
  }
}

extension Household {
  fileprivate func people(visibleTo viewer: ProfileID) -> [ProfileID] {
    profiles(except: viewer).map(\.id).filter { canSee($0, as: viewer) }.sorted { $0.rawValue < $1.rawValue }
  }
}
