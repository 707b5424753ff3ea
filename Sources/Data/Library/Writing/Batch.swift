import Foundation
import GRDB

/// A group of changes by one profile that is written atomically and undone as one.
///
/// Let errors from its methods propagate, so that nothing is written.
public struct Batch {
  /// The profile that writes.
  public let profile: ProfileID
  /// The ID of the first event, which identifies the write for undo; `nil` while nothing has changed.
  public private(set) var action: EventID?

  let database: Database
  private let date: PartialDate
  private let now: Date
  private let device: DeviceID
  private var clock: EventClock
  private let events: EventTable
  private let projector: Projector

  init(_ database: Database, by profile: ProfileID, _ environment: LibraryEnvironment) throws {
    guard isIdentifier(profile.rawValue) else { throw LibraryError.notFound }
    self.profile = profile
    self.database = database
    date = environment.currentDate()
    now = environment.now()
    let state = StateTable(database: database)
    device = try state.device()
    clock = try EventClock(database)
    events = EventTable(database: database)
    projector = Projector(database)
  }

  /// The ID that the next event would get.
  var next: EventID? {
    var clock = clock
    return clock.next(at: now, device: device)
  }

  /// Reserves an ID, above all known ones, for use without an event.
  ///
  /// - Parameter later: A clock that the ID must be above, too.
  mutating func reserve(after later: EventClock? = nil) throws -> EventID? {
    if let later { clock.advance(to: EventID(time: later.time, device: device)) }
    let id = clock.next(at: now, device: device)
    try StateTable(database: database).set(clock)
    return id
  }

  /// Appends an event and updates the projections.
  @discardableResult
  mutating func append(_ content: EventContent) throws -> EventID {
    try append { _ in content }
  }

  /// Appends an event whose content depends on its ID, and updates the projections.
  @discardableResult
  mutating func append(_ content: (EventID) -> EventContent) throws -> EventID {
    let event = try put(content)
    try projector.project([event.subject])
    return event.id
  }

  /// Appends an event without updating the projections.
  private mutating func put(_ content: (EventID) -> EventContent) throws -> Event {
    guard let id = clock.next(at: now, device: device) else {
      throw LibraryError.unwritable(reason: "there are no ids left")
    }
    let event = Event(id: id, action: action ?? id, profile: profile, date: date, content: content(id))
    let line = EventLine(event)
    // A line that can't be parsed again would be lost.
    guard line.bytes.count <= EventLine.maximumBytes else { throw LibraryError.tooLong(limit: maximumTextBytes) }
    guard EventLine(line.bytes)?.event == event else { throw LibraryError.unwritable(reason: "unreadable: \(event)") }
    try events.put(line)
    try StateTable(database: database).set(clock)
    action = action ?? id
    return event
  }

  /// Appends events, and updates the projections once for all of them.
  ///
  /// - Returns: The ID of the last event; `nil` if there are none.
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

  /// Validates a text and returns it as stored; see ``Swift/String/trimmed``.
  func checked(_ text: String, maximumLength: Int = maximumTextBytes, mayBeEmpty: Bool = false) throws -> String {
    let text = text.trimmed
    guard mayBeEmpty || !text.isEmpty else { throw LibraryError.emptyText }
    guard text.utf8.count <= maximumLength else { throw LibraryError.tooLong(limit: maximumLength) }
    return text
  }

  /// The maximum length of a name in bytes.
  static let maximumNameBytes = 500
}

/// The maximum length of a note in bytes.
let maximumTextBytes = 10_000
