import Foundation
import GRDB
import SQLiteFiles
import SystemIO

/// A merge of a journal of any length, in parts.
///
/// Each part is read before its transaction begins, so other writers never wait for the disk, and only briefly for the
/// merge; see ``MergeLimits``. Each part is complete in itself. If the process dies between two of them, the events so
/// far can be undone as one import, and merging the same journal again adds the others.
struct JournalMerge: Sendable {
  /// Calls a closure with each part's lines and the number of its first line.
  typealias Parts = @Sendable (_ body: ([LineReader.Line], Int) throws -> Void) throws -> Void

  let library: Library
  let origin: LineOrigin
  /// The profile that imports; `nil` if the lines come from another device.
  let profile: ProfileID?
  let parts: Parts

  /// Returns the expected outcome, without writing.
  func preview() throws -> MergePreview {
    var preview = MergePreview()
    try parts { lines, number in
      try library.file.readPart { try preview.add(lines, number, $0) }
    }
    guard preview.isJournal || preview.isEmpty else { throw LibraryError.notAJournal }
    return preview
  }

  /// Merges all parts. The whole journal is checked first, so a file that isn't a journal changes nothing.
  func run() throws -> MergeReport {
    let preview = try preview()
    var state = State()
    do {
      try parts { lines, number in
        try library.environment.partStep(lines.count)
        state = try library.file.writePart { try add(lines, number, to: state, preview, $0) }
      }
      try library.environment.partStep(0)
      return try library.file.writePart { try finish(state, $0) }
    } catch  where profile != nil && state.report.new > 0 && !indicatesDamage(error) {
      throw LibraryError.duringImport(LibraryError(writing: error), imported: state.report.new)
    }
  }

  /// The outcome of the parts so far.
  private struct State {
    var report = MergeReport()
    var importID: EventID?
    /// The earlier imports of known events that have since been undone.
    var undone: Set<EventID> = []
    var postponed: [EventID] = []
  }

  private func add(
    _ lines: [LineReader.Line], _ number: Int, to state: State, _ preview: MergePreview, _ database: Database
  ) throws -> State {
    var state = state
    let imports = ImportTable(database: database)
    // If the import was undone between two parts, the rest becomes another import, so that it can be undone, too.
    if let id = state.importID, try imports.undoAction(of: id) != nil { state.importID = nil }
    var merge = try Merge(database, from: origin, importID: state.importID)
    for (index, line) in lines.enumerated() { try merge.add(line, number: number + index) }
    try merge.finish(isLast: false)
    state.report.add(merge.report)
    state.undone.formUnion(merge.undone)
    state.postponed += merge.postponed
    guard let profile, !merge.newActions.isEmpty else { return state }
    if state.importID == nil {
      var batch = try Batch(database, by: profile, library.environment)
      guard let id = try batch.reserve(after: preview.clock) else { return state }
      try imports.put(id, by: profile)
      state.importID = id
    }
    if let id = state.importID { try imports.add(merge.newActions, to: id) }
    return state
  }

  private func finish(_ state: State, _ database: Database) throws -> MergeReport {
    var merge = try Merge(database, from: origin)
    try merge.finish()
    var report = state.report
    report.postponed = state.postponed.count { $0 > merge.limit }
    report.action = state.importID
    guard let profile, !state.undone.isEmpty else { return report }
    // What an earlier import added becomes part of this one.
    let imports = ImportTable(database: database)
    var batch = try Batch(database, by: profile, library.environment)
    for former in state.undone { try batch.redo(former) }
    guard let id = try batch.reserve() else { return report }
    try imports.put(id, by: profile)
    for former in state.undone { try imports.add(imports.actions(of: former), to: id) }
    if let part = state.importID {
      try imports.add(imports.actions(of: part), to: id)
      try imports.remove(part)
    }
    report.action = id
    return report
  }
}

/// The expected outcome of merging a journal. It is read in parts, like the journal.
struct MergePreview {
  private(set) var report = MergeReport()
  private(set) var isJournal = false
  private(set) var isEmpty = true
  /// The clock after the merge.
  private(set) var clock: EventClock?
  /// A hash of the first new line with each ID.
  private var new: [EventID: Int] = [:]
  private var postponed: [EventID] = []

  mutating func add(_ lines: [LineReader.Line], _ number: Int, _ database: Database) throws {
    var clock = try clock ?? EventClock(database)
    for (index, line) in lines.enumerated() {
      isEmpty = false
      guard case .line(let bytes) = line else {
        report.addDamaged(number + index)
        continue
      }
      if bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) { continue }
      if let line = EventLine(bytes) {
        isJournal = true
        try add(line, &clock, database)
      } else if try JournalFormat.isHeader(bytes) {
        isJournal = true
      } else {
        report.addDamaged(number + index)
      }
    }
    self.clock = clock
    report.postponed = postponed.count { $0 > clock.limit }
  }

  private mutating func add(_ line: EventLine, _ clock: inout EventClock, _ database: Database) throws {
    if let known = try EventTable(database: database).stored(line.id) {
      let isConflict = known.bytes != line.bytes && EventLine.isIntact(known.bytes)
      if isConflict { report.conflicting += 1 }
      if !isConflict, try ImportTable(database: database).undone(byImporting: line.action) != nil {
        report.new += 1
      } else {
        report.known += 1
      }
    } else if let former = new[line.id] {
      report.known += 1
      if former != line.bytes.hashValue { report.conflicting += 1 }
    } else {
      new[line.id] = line.bytes.hashValue
      report.new += 1
      if line.content == nil { report.unknown += 1 }
      if line.id > clock.limit { postponed.append(line.id) } else { clock.advance(to: line.id) }
    }
  }
}
