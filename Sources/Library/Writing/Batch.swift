import Foundation
import GRDB

/// One write: all that somebody does in it is written together or not at all, and is undone together.
///
/// What its methods throw is to be let through: then nothing of it is written.
public struct Batch {
  /// Whose write it is.
  public let profile: ProfileID
  /// The id of its first event, by which it is undone; `nil` as long as it has changed nothing.
  public private(set) var action: EventID?

  let database: Database
  private let date: PartialDate
  private let now: Date
  private let device: DeviceID
  private var clock: EventClock
  private let events: EventTable
  private let projector: Projector

  init(_ database: Database, by profile: ProfileID, _ environment: LibraryEnvironment) throws {
    guard isIdentifier(profile.rawValue) else { throw LibraryError.gone }
    self.profile = profile
    self.database = database
    date = environment.newMoment()
    now = environment.now()
    let state = StateTable(database: database)
    device = try state.device()
    clock = try EventClock(database, at: now)
    events = EventTable(database: database)
    projector = Projector(database)
  }

  /// The id of what would be added now.
  var next: EventID? {
    var clock = clock
    return clock.next(at: now, device: device)
  }

  /// An id, above all that are known, for what is no event.
  mutating func reserve() throws -> EventID? {
    let id = clock.next(at: now, device: device)
    try StateTable(database: database).set(clock)
    return id
  }

  /// Adds an event, and what follows from it.
  @discardableResult
  mutating func append(_ content: EventContent) throws -> EventID {
    try append { _ in content }
  }

  /// Adds an event that says its own id.
  @discardableResult
  mutating func append(_ content: (EventID) -> EventContent) throws -> EventID {
    let event = try put(content)
    try projector.project([event.subject])
    return event.id
  }

  /// Adds an event, and nothing that follows from it.
  private mutating func put(_ content: (EventID) -> EventContent) throws -> Event {
    guard let id = clock.next(at: now, device: device) else {
      throw LibraryError.unwritable(reason: "there are no ids left")
    }
    let event = Event(id: id, action: action ?? id, profile: profile, date: date, content: content(id))
    let line = EventLine(event)
    // A line that could not be read again would be lost.
    guard line.bytes.count <= EventLine.mostBytes else { throw LibraryError.tooLong(most: mostTextBytes) }
    guard EventLine(line.bytes)?.event == event else { throw LibraryError.unwritable(reason: "unreadable: \(event)") }
    try events.put(line)
    try StateTable(database: database).set(clock)
    action = action ?? id
    return event
  }

  /// Adds events, and what follows from all of them together.
  ///
  /// - Returns: the last one's id; `nil` where there are none.
  mutating func append(all contents: [EventContent]) throws -> EventID? {
    var changed: Set<Subject> = []
    var last: EventID?
    for content in contents {
      let event = try put { _ in content }
      changed.insert(event.subject)
      last = event.id
    }
    if !changed.isEmpty { try projector.project(changed) }
    return last
  }

  /// The text as it is stored; see ``Swift/String/trimmed``.
  func checked(_ text: String, most: Int = mostTextBytes, mayBeEmpty: Bool = false) throws -> String {
    let text = text.trimmed
    guard mayBeEmpty || !text.isEmpty else { throw LibraryError.nothingSaid }
    guard text.utf8.count <= most else { throw LibraryError.tooLong(most: most) }
    return text
  }

  /// In bytes.
  static let mostNameBytes = 500
}

/// In bytes: what a note may have.
let mostTextBytes = 10_000
