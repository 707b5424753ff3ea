/// Gives events their ids: each above all that were seen, and no earlier than the clock on the wall.
///
/// An id from a far future raises the clock only where it is before 2100, or at most a day ahead. What is later was made by a
/// broken clock, or to use up all ids; it counts as an event, and the next one here may well be below it.
struct EventClock: Equatable {
  /// The last time that was given or seen.
  private(set) var time: UInt64

  init(time: UInt64 = 0) { self.time = time }

  mutating func follow(_ id: EventID) {
    guard id.time > time, id.time < Self.trusted || id.time - time <= Self.day else { return }
    time = id.time
  }

  /// - Parameter milliseconds: since 1970, by the clock on the wall.
  /// - Returns: `nil` when there is none left.
  mutating func next(at milliseconds: Int64, device: DeviceID) -> EventID? {
    let now = milliseconds > 0 ? min(UInt64(milliseconds), Self.trusted >> 16) << 16 : 0
    let next = max(time + 1, now)
    guard next < EventID.end else { return nil }
    time = next
    return EventID(time: next, device: device)
  }

  /// The year 2100.
  private static let trusted: UInt64 = 4_102_444_800_000 << 16
  private static let day: UInt64 = 86_400_000 << 16
}
