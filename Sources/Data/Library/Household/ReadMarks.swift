import GRDB

/// A profile's read position in each device's events.
///
/// A device writes its events in order, so one mark per device is enough. Last week's events from another device may
/// arrive today. They are above that device's mark, and therefore unread.
struct ReadMarks: Equatable {
  private(set) var marks: [DeviceID: EventID] = [:]

  init() {}

  init(_ database: Database, of profile: ProfileID) throws {
    for event in try EventTable(database: database).events(ofReadMarksBy: profile) {
      if case .notificationsRead(let id) = event.content { markAsRead(id) }
    }
  }

  func contains(_ id: EventID) -> Bool { marks[id.device].map { id <= $0 } ?? false }

  mutating func markAsRead(_ id: EventID) { if !contains(id) { marks[id.device] = id } }
}

extension EventTable {
  /// Returns the profile's `notificationsRead` events, in order.
  fileprivate func events(ofReadMarksBy profile: ProfileID) throws -> [Event] {
    // There is one subject per device: this text, a space and the device ID. "!" is the character after the space.
    let start = Subject(.notificationsRead, profile.rawValue).text
    return try events("subject > ? AND subject < ?", [start + " ", start + "!"])
  }
}

extension Batch {
  /// Marks notices as read, together with all earlier ones from the same devices.
  ///
  /// - Returns: `nil` if all of them were read before.
  @discardableResult
  public mutating func markAsRead(_ notices: some Sequence<EventID>) throws -> EventID? {
    let known = try ReadMarks(database, of: profile)
    var marks = known
    for id in notices { marks.markAsRead(id) }
    var last: EventID?
    for (device, id) in marks.marks.sorted(by: { $0.value < $1.value }) where known.marks[device] != id {
      last = try append(.notificationsRead(upTo: id))
    }
    return last
  }
}
