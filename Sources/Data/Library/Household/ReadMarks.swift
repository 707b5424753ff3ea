import GRDB

/// A profile's read position in each device's events.
///
/// A device writes its events in order, so one mark per device is enough. Last week's events from another device may
/// arrive today. They are above that device's mark, and therefore unseen.
struct ReadMarks: Equatable {
  private(set) var marks: [DeviceID: EventID] = [:]

  init() {}

  init(_ database: Database, of profile: ProfileID) throws {
    for event in try EventTable(database: database).events(ofSeenBy: profile) {
      if case .newsSeen(let id) = event.content { see(id) }
    }
  }

  func contains(_ id: EventID) -> Bool { marks[id.device].map { id <= $0 } ?? false }

  mutating func see(_ id: EventID) { if !contains(id) { marks[id.device] = id } }
}

extension EventTable {
  /// Returns the profile's `newsSeen` events, in order.
  fileprivate func events(ofSeenBy profile: ProfileID) throws -> [Event] {
    // There is one subject per device. No id contains a space or a character between a space and "!".
    let start = Subject(.newsSeen, profile.rawValue).text
    return try events("subject > ? AND subject < ?", [start + " ", start + "!"])
  }
}

extension Batch {
  /// Marks notices as seen, together with all earlier ones from the same devices.
  ///
  /// - Returns: `nil` if all of them were seen before.
  @discardableResult
  public mutating func see(_ news: some Sequence<EventID>) throws -> EventID? {
    let known = try ReadMarks(database, of: profile)
    var marks = known
    for id in news { marks.see(id) }
    var last: EventID?
    for (device, id) in marks.marks.sorted(by: { $0.value < $1.value }) where known.marks[device] != id {
      last = try append(.newsSeen(upTo: id))
    }
    return last
  }
}
