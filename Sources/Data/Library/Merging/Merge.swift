import Foundation
import GRDB

/// A merge of lines into the journal, in any order. The projections are updated at the end.
///
/// The result is the union of the known and the new events. Devices that work correctly never write two lines with one
/// ID. If it happens, all devices retain the line whose bytes sort first. Lines from the far future are stored, but
/// don't count; see ``EventClock/limit``.
struct Merge {
  private let database: Database
  private let events: EventTable
  private let isShared: Bool
  private var clock: EventClock
  private var changed: Set<Subject> = []
  /// The new events beyond the limit at the time of their arrival.
  private var postponed: [EventID] = []
  /// The actions of the new events.
  private(set) var actions: Set<EventID> = []
  private var knownActions: Set<EventID> = []
  /// The earlier imports of known events that have since been undone.
  private(set) var undone: Set<EventID> = []
  private(set) var report = MergeReport()
  private(set) var isJournal = false

  /// Begins a merge.
  ///
  /// - Parameter isShared: Whether the lines come from the shared folder.
  init(_ database: Database, isShared: Bool = false) throws {
    self.database = database
    self.isShared = isShared
    events = EventTable(database: database)
    clock = try EventClock(database)
  }

  mutating func add(_ line: LineReader.Line, number: Int) throws {
    guard case .line(let bytes) = line else { return report.addDamaged(number) }
    if bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
    guard let line = EventLine(bytes) else {
      if try isHeader(bytes) { isJournal = true } else { report.addDamaged(number) }
      return
    }
    isJournal = true
    if let known = try events.line(line.id) {
      if !isShared, let former = try ImportTable(database: database).undone(byImporting: line.action) {
        undone.insert(former)
        report.new += 1
      } else {
        report.known += 1
        knownActions.insert(line.action)
      }
      if known != bytes, EventLine.isIntact(known) { report.conflicting += 1 }
      if known != bytes, !EventLine.isIntact(known) || bytes.lexicographicallyPrecedes(known) {
        if let former = EventLine(known)?.subject { changed.insert(former) }
        try put(line)
      } else if isShared, known == bytes {
        try database.cachedStatement(sql: "UPDATE event SET isShared = 1 WHERE id = ? AND isShared = 0")
          .execute(arguments: [line.id.description])
      }
      return
    }
    report.new += 1
    actions.insert(line.action)
    if line.content == nil { report.unknown += 1 }
    if line.id > clock.limit { postponed.append(line.id) }
    report.postponed = postponed.count
    try put(line)
  }

  /// Updates the projections for the new events.
  mutating func finish() throws {
    // The lines are in any order, so one may have arrived before those that allow it to count.
    clock = try EventClock(database)
    let limit = clock.limit
    changed.formUnion(try events.admitPostponed(until: limit))
    report.postponed = postponed.count { $0 > limit }
    try StateTable(database: database).set(clock)
    if !changed.isEmpty { try Projector(database).project(changed) }
    changed = []
  }

  /// Finishes an import, and records it as one action that the profile can undo.
  mutating func finish(by profile: ProfileID, _ environment: LibraryEnvironment) throws {
    try finish()
    let imports = ImportTable(database: database)
    let actions = try undone.reduce(actions.subtracting(knownActions)) { try $0.union(imports.actions(of: $1)) }
    guard !actions.isEmpty else { return }
    var batch = try Batch(database, by: profile, environment)
    for former in undone { try batch.redo(former) }
    guard let id = try batch.reserve() else { return }
    try imports.put(id, by: profile, actions)
    report.action = id
  }

  private mutating func put(_ line: EventLine) throws {
    guard line.id <= clock.limit else { return try events.put(line, isShared: isShared, isPostponed: true) }
    try events.put(line, isShared: isShared)
    clock.advance(to: line.id)
    if let subject = line.subject { changed.insert(subject) }
  }

  private func isHeader(_ bytes: [UInt8]) throws -> Bool {
    guard let fields = bytes.withUnsafeBufferPointer(JSONReader.object), fields.string("matinee") == "journal",
      let version = fields.integer("version")
    else { return false }
    guard version <= JournalFormat.version else { throw LibraryError.newerJournal }
    return true
  }
}

/// The format of an exported journal: its version and its header line.
enum JournalFormat {
  static let version = 1
  static let header = #"{"matinee":"journal","version":1}"#
}
