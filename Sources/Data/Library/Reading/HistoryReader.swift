import Foundation
import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for actions and their undo state.
struct HistoryReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns the profile's latest action or journal import on this device that can be undone.
  ///
  /// It excludes the action that created the profile itself, in a directory or for a guest who stays. Otherwise,
  /// undoing once too often would remove the profile. Actions from another device can be undone only there.
  func lastAction(of profile: ProfileID) throws -> EventID? {
    let written = try String.fetchOne(
      database,
      sql: """
        SELECT action FROM event WHERE profile = ? AND device = ? AND subject IS NOT NULL
          AND kind NOT IN ('undone', 'newsSeen') AND action NOT IN (SELECT action FROM undone) AND action NOT IN (SELECT action FROM takenAction)
          AND action NOT IN (\(Self.profileCreationActions))
        ORDER BY id DESC LIMIT 1
        """,
      arguments: [
        profile.rawValue, StateTable(database: database).device().description, Subject.profile(profile).text,
        profile.rawValue,
      ]
    ).flatMap(EventID.init)
    return try [written, ImportTable(database: database).last(of: profile)].compactMap(\.self).max()
  }

  /// Returns the write that was undone last, if no other write followed.
  func lastUndone(of profile: ProfileID) throws -> EventID? {
    let device = try StateTable(database: database).device().description
    let imports = ImportTable(database: database)
    let lastImport = try imports.last(of: profile)
    let cursor = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, action, kind, subject FROM event WHERE profile = ? AND device = ? AND subject IS NOT NULL
          AND kind != 'newsSeen' AND action NOT IN (SELECT action FROM undone) AND action NOT IN (SELECT action FROM takenAction)
          AND action NOT IN (\(Self.profileCreationActions))
        ORDER BY id DESC
        """, arguments: [profile.rawValue, device, Subject.profile(profile).text, profile.rawValue])
    while let row = try cursor.next() {
      if let lastImport, let id = EventID(try row.read("id") as String), lastImport > id { return nil }
      if let action = EventID(try row.read("action") as String), let undone = try imports.undone(by: action) {
        return undone
      }
      let subject: String? = try row.readIfPresent("subject")
      guard let target = subject.flatMap(Subject.init(text:))?.undoneAction else { return nil }
      // A redo undoes an undo. Earlier undone actions may remain, so the search continues.
      let isRedo = try EventTable(database: database).subjects(of: target).contains { $0.kind == .undone }
      if !isRedo { return target }
    }
    return nil
  }

  /// The actions by which a profile created itself. The arguments are its subject and its ID.
  private static let profileCreationActions =
    "SELECT action FROM event WHERE subject = ? AND profile = ? AND kind = 'profileMade'"

  /// Returns the effective events of some profiles, newest first.
  func events(of profiles: Set<ProfileID>?, before id: EventID?, limit: Int) throws -> [Event] {
    let names = profiles.map { $0.map(\.rawValue).sorted() }
    let condition = names.map { "profile IN (\(placeholders($0.count))) AND" } ?? ""
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
