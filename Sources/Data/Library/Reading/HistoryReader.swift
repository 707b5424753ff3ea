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
    var actions = try EffectiveActions(database, of: profile)
    var written: EventID?
    while written == nil, let action = try actions.next() {
      if action.kind != EventKind.undone.rawValue { written = action.id }
    }
    return try [written, ImportTable(database: database).last(of: profile)].compactMap(\.self).max()
  }

  /// Returns the write that was undone last, if no other write followed.
  func lastUndone(of profile: ProfileID) throws -> EventID? {
    let imports = ImportTable(database: database)
    let lastImport = try imports.last(of: profile)
    var actions = try EffectiveActions(database, of: profile)
    while let action = try actions.next() {
      if let lastImport, let event = action.lastEvent, lastImport > event { return nil }
      if let undone = try imports.undone(by: action.id) { return undone }
      guard let target = action.subject.flatMap(Subject.init(text:))?.undoneAction else { return nil }
      // A redo undoes an undo. Earlier undone actions may remain, so the search continues.
      if try !isUndo(target) { return target }
    }
    return nil
  }

  /// Returns whether an action undid another one.
  private func isUndo(_ action: EventID) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT kind FROM event WHERE action = ? LIMIT 1")
    return try String.fetchOne(statement, arguments: [action.description]) == EventKind.undone.rawValue
  }
}

/// The effective actions that a profile wrote on this device, latest first, except those that only mark notices as read
/// or created the profile.
///
/// The IDs of an action's events follow each other, and the first one is the action's ID. So each step reads one event,
/// even if an action has many, such as an import that was undone.
private struct EffectiveActions {
  struct Action {
    let id: EventID
    let lastEvent: EventID?
    /// The kind of the action's last event.
    let kind: String
    let subject: String?
  }

  private let database: Database
  private let profile: ProfileID
  private let device: DeviceID
  private let creations: Set<String>
  private var bound = "~"

  init(_ database: Database, of profile: ProfileID) throws {
    self.database = database
    self.profile = profile
    device = try StateTable(database: database).device()
    creations = try String.fetchSet(
      database.cachedStatement(
        // The plus keeps SQLite from reading all events of the profile by their index.
        sql: "SELECT action FROM event WHERE subject = ? AND +profile = ? AND kind = 'profileMade'"),
      arguments: [Subject.profile(profile).text, profile.rawValue])
  }

  mutating func next() throws -> Action? {
    let events = EventTable(database: database)
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, action, kind, subject FROM event WHERE profile = ? AND device = ? AND id < ? AND subject IS NOT NULL
          AND action NOT IN (SELECT action FROM takenAction)
        ORDER BY id DESC LIMIT 1
        """)
    while let row = try Row.fetchOne(statement, arguments: [profile.rawValue, device.description, bound]) {
      let (id, action): (String, String) = (try row.read("id"), try row.read("action"))
      bound = min(id, action)
      let kind: String = try row.read("kind")
      guard kind != EventKind.notificationsRead.rawValue, !creations.contains(action), let actionID = EventID(action),
        try !events.isUndone(actionID)
      else { continue }
      return Action(id: actionID, lastEvent: EventID(id), kind: kind, subject: try row.readIfPresent("subject"))
    }
    return nil
  }
}
