import Foundation
import GRDB

/// A merge of lines into the journal, in any order. The projections are updated at the end.
///
/// A merge is one transaction, so callers split long journals; see ``MergeLimits``.
///
/// The result is the union of the known and the new events. Devices that work correctly never write two lines with one
/// ID. If it happens, ``LineOrigin`` decides. Lines from the far future are stored, but don't count; see
/// ``EventClock/limit``.
struct Merge {
  /// The origin of the lines that are added next.
  var origin: LineOrigin
  private let database: Database
  private let events: EventTable
  private let device: DeviceID
  private var clock: EventClock
  private var changed: Set<Subject> = []
  /// The new events beyond the limit at the time of their arrival.
  private(set) var postponed: [EventID] = []
  /// The highest ID that counts.
  var limit: EventID { clock.limit }
  private let firstLimit: EventID
  /// The import that the new events belong to.
  private let importID: EventID?
  /// The actions of the new events.
  private(set) var actions: Set<EventID> = []
  private var knownActions: Set<EventID> = []
  /// The earlier imports of known events that have since been undone.
  private(set) var undone: Set<EventID> = []
  /// This device's events that a shared file contradicts, and that this device's file must contain again.
  private(set) var contested: Set<EventID> = []
  /// This device's events that its file contains, with no later line that contradicts them.
  private(set) var settled: Set<EventID> = []
  private(set) var report = MergeReport()
  private(set) var isJournal = false

  /// Begins a merge.
  ///
  /// - Parameters:
  ///   - origin: The origin of the first lines.
  ///   - importID: The import that the lines belong to, if any.
  init(_ database: Database, from origin: LineOrigin, importID: EventID? = nil) throws {
    self.database = database
    self.origin = origin
    self.importID = importID
    events = EventTable(database: database)
    device = try StateTable(database: database).device()
    clock = try EventClock(database)
    firstLimit = clock.limit
  }

  mutating func add(_ line: LineReader.Line, number: Int) throws {
    guard case .line(let bytes) = line else { return report.addDamaged(number) }
    if bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
    guard let line = EventLine(bytes) else {
      if try JournalFormat.isHeader(bytes) { isJournal = true } else { report.addDamaged(number) }
      return
    }
    isJournal = true
    if let known = try events.stored(line.id) { return try add(line, knowing: known) }
    report.new += 1
    // Undoing the import must not undo what the library had before.
    if !actions.contains(line.action), try isKnown(line.action) { knownActions.insert(line.action) }
    actions.insert(line.action)
    if line.content == nil { report.unknown += 1 }
    if line.id > clock.limit { postponed.append(line.id) }
    report.postponed = postponed.count
    try put(line)
  }

  /// Updates the projections for the new events.
  ///
  /// - Parameter isLast: Whether no further lines follow in another merge.
  mutating func finish(isLast: Bool = true) throws {
    // The lines are in any order, so one may have arrived before those that allow it to count.
    clock = try EventClock(database)
    let limit = clock.limit
    // Looking for postponed events takes time if there are many, so a merge of many parts does it only if it may help.
    if isLast || limit > firstLimit { changed.formUnion(try events.admitPostponed(until: limit)) }
    report.postponed = postponed.count { $0 > limit }
    try StateTable(database: database).set(clock)
    if !changed.isEmpty { try Projector(database).project(changed) }
    changed = []
  }

  /// Finishes a part of an import, and records its actions as part of the import.
  func record() throws { if let importID { try ImportTable(database: database).add(newActions, to: importID) } }

  /// The actions that only this import added.
  var newActions: Set<EventID> { actions.subtracting(knownActions) }

  private func isKnown(_ action: EventID) throws -> Bool {
    if let importID, try ImportTable(database: database).contains(action, in: importID) { return false }
    return try events.hasEvents(of: action)
  }

  private mutating func add(_ line: EventLine, knowing known: StoredLine) throws {
    let isConflict = known.bytes != line.bytes && EventLine.isIntact(known.bytes)
    if isConflict { report.conflicting += 1 }
    if !isConflict, origin == .importedFile,
      let former = try ImportTable(database: database).undone(byImporting: line.action)
    {
      undone.insert(former)
      report.new += 1
    } else {
      report.known += 1
      knownActions.insert(line.action)
    }
    if known.bytes == line.bytes {
      if origin.authority(over: line.id) > 0, line.id.device == device {
        contested.remove(line.id)
        settled.insert(line.id)
      }
      if origin.isShared { try events.setShared(line.id, authority: origin.authority(over: line.id)) }
    } else if !isConflict || replaces(line, known) {
      if let former = EventLine(known.bytes)?.subject { changed.insert(former) }
      try put(line)
      // The former line may concern another title.
      try StateTable(database: database).nextGeneration()
    } else if line.id.device == device, origin.isShared,
      origin.authority(over: line.id) > 0 || known.authority == 0
    {
      // Other devices believe this device's file, so it must have this device's line, and as the last one.
      contested.insert(line.id)
      settled.remove(line.id)
      try events.setContested(line.id)
    }
  }

  /// Returns whether an intact line replaces another intact one with the same ID. Each device must decide the same,
  /// whatever the order in which it reads the lines.
  private func replaces(_ line: EventLine, _ known: StoredLine) -> Bool {
    if origin == .importedFile || line.id.device == device { return false }
    let authority = origin.authority(over: line.id)
    // A device only appends to its file, so its latest line is the one it has.
    if authority > 0 || known.authority > 0 { return authority >= known.authority }
    return line.bytes.lexicographicallyPrecedes(known.bytes)
  }

  private mutating func put(_ line: EventLine) throws {
    let (isShared, authority) = (origin.isShared, origin.authority(over: line.id))
    guard line.id <= clock.limit else {
      return try events.put(line, isShared: isShared, authority: authority, isPostponed: true)
    }
    try events.put(line, isShared: isShared, authority: authority)
    clock.advance(to: line.id)
    if let subject = line.subject { changed.insert(subject) }
  }
}

/// The source of lines, which decides between two intact lines with the same ID.
///
/// - An imported file never replaces a line.
/// - A device retains its own lines.
/// - Otherwise, the line in the file of the device that the ID names wins. If no such file has the event, the line wins
///   whose bytes sort first.
enum LineOrigin: Equatable {
  /// A file that the user imports.
  case importedFile
  /// Another device, or the library's own log.
  case device
  /// A file in the shared folder, and the device that writes it according to its name.
  case sharedFile(DeviceFile?)

  var isShared: Bool { if case .sharedFile = self { true } else { false } }

  /// Returns the rank of this origin among the files of the device that an ID names; 0 for any other origin.
  func authority(over id: EventID) -> Int {
    if case .sharedFile(let file?) = self, file.device == id.device { file.rank } else { 0 }
  }
}

/// A device's file in the shared folder. A device uses a file with a number only if it can't write those before it.
struct DeviceFile: Equatable {
  let device: DeviceID
  /// The precedence among the device's files. Positive, and highest for the first file.
  let rank: Int
  let name: String

  /// A device's files, in the order in which it tries to write them.
  static func all(of device: DeviceID) -> [DeviceFile] {
    [DeviceFile(device: device, rank: 10, name: "\(device).jsonl")]
      + (2...9).map { DeviceFile(device: device, rank: 11 - $0, name: "\(device)-\($0).jsonl") }
  }

  /// Returns the file with a name; `nil` for any other file, such as a copy that a sync program made.
  static func named(_ name: String) -> DeviceFile? {
    DeviceID(String(name.prefix(Base32.digits))).flatMap { all(of: $0).first { $0.name == name } }
  }
}

/// The format of an exported journal: its version and its header line.
enum JournalFormat {
  static let version = 1
  static let header = #"{"matinee":"journal","version":1}"#

  /// Returns whether a line is a journal's header.
  ///
  /// - Throws: ``LibraryError/newerJournal`` if a later version wrote it.
  static func isHeader(_ bytes: [UInt8]) throws -> Bool {
    guard let fields = bytes.withUnsafeBufferPointer(JSONReader.object), fields.string("matinee") == "journal",
      let version = fields.integer("version")
    else { return false }
    guard version <= Self.version else { throw LibraryError.newerJournal }
    return true
  }
}
