import GRDB

/// How far somebody has seen what came from each device.
///
/// A device writes its events in their order, so one mark for each device tells what was seen, also when another device's events
/// of last week arrive today: those are above that device's mark, and unseen.
struct SeenMarks: Equatable {
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
  /// In their order.
  fileprivate func events(ofSeenBy profile: ProfileID) throws -> [Event] {
    // One subject for each device: no id has a space, nor anything between it and "!".
    let start = Subject(.newsSeen, profile.rawValue).text
    return try events("subject > ? AND subject < ?", [start + " ", start + "!"])
  }
}

extension Batch {
  /// Notes that somebody has seen news, and all that came before them from the same devices.
  ///
  /// - Returns: `nil` where all of it was seen before.
  @discardableResult
  public mutating func see(_ news: some Sequence<EventID>) throws -> EventID? {
    let known = try SeenMarks(database, of: profile)
    var marks = known
    for id in news { marks.see(id) }
    var last: EventID?
    for (device, id) in marks.marks.sorted(by: { $0.value < $1.value }) where known.marks[device] != id {
      last = try append(.newsSeen(upTo: id))
    }
    return last
  }
}
