import Foundation
import GRDB
import SQLiteFiles

/// What was done, in SQL.
struct HistoryReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  /// The latest write of somebody, or import of a journal, on this device, that counts and can be undone: not the one by which they
  /// came to be, which only a directory has them do, or a guest who stays. They would be gone by pressing a key too often. What came
  /// from another device is that one's to undo.
  func lastAction(of profile: ProfileID) throws -> EventID? {
    let written = try String.fetchOne(
      database,
      sql: """
        SELECT action FROM event WHERE profile = ? AND device = ? AND subject IS NOT NULL
          AND kind NOT IN ('undone', 'newsSeen') AND action NOT IN (SELECT action FROM undone) AND action NOT IN (SELECT action FROM takenAction)
          AND action NOT IN (\(Self.comingToBe))
        ORDER BY id DESC LIMIT 1
        """,
      arguments: [
        profile.rawValue, StateTable(database: database).device().description, Subject.profile(profile).text,
        profile.rawValue,
      ]
    ).flatMap(EventID.init)
    return try [written, TakenTable(database: database).last(of: profile)].compactMap(\.self).max()
  }

  /// The write that was undone last, where nothing else was done since.
  func lastUndone(of profile: ProfileID) throws -> EventID? {
    let device = try StateTable(database: database).device().description
    let taken = TakenTable(database: database)
    let lastTaken = try taken.last(of: profile)
    let cursor = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, action, kind, subject FROM event WHERE profile = ? AND device = ? AND subject IS NOT NULL
          AND kind != 'newsSeen' AND action NOT IN (SELECT action FROM undone) AND action NOT IN (SELECT action FROM takenAction)
          AND action NOT IN (\(Self.comingToBe))
        ORDER BY id DESC
        """, arguments: [profile.rawValue, device, Subject.profile(profile).text, profile.rawValue])
    while let row = try cursor.next() {
      if let lastTaken, let id = EventID(try row.read("id") as String), lastTaken > id { return nil }
      if let action = EventID(try row.read("action") as String), let undone = try taken.undone(by: action) {
        return undone
      }
      let subject: String? = try row.readIfPresent("subject")
      guard let target = subject.flatMap(Subject.init(text:))?.undoneAction else { return nil }
      // To redo is to undo an undoing; before it there may be more that was undone.
      let isRedo = try EventTable(database: database).subjects(of: target).contains { $0.kind == .undone }
      if !isRedo { return target }
    }
    return nil
  }

  /// The writes by which somebody made their own profile; with their subject and their id.
  private static let comingToBe = "SELECT action FROM event WHERE subject = ? AND profile = ? AND kind = 'profileMade'"

  /// Events that count, of some people, the latest first.
  func events(of profiles: Set<ProfileID>?, before id: EventID?, limit: Int) throws -> [Event] {
    let names = profiles.map { $0.map(\.rawValue).sorted() }
    let condition = names.map { "profile IN (\(marks($0.count))) AND" } ?? ""
    let cursor = try Row.fetchCursor(
      database,
      sql: """
        SELECT line FROM event WHERE \(condition) subject IS NOT NULL AND kind NOT IN ('undone', 'newsSeen') AND id < ?
          AND action NOT IN (SELECT action FROM undone)
        ORDER BY id DESC
        """, arguments: StatementArguments(names ?? []) + [id?.description ?? "~"])
    var events: [Event] = []
    while events.count < limit, let row = try cursor.next() {
      let line: Data = try row.read("line")
      if let event = EventLine(Array(line))?.event { events.append(event) }
    }
    return events
  }
}
