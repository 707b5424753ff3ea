import Foundation

/// A hybrid logical clock that assigns event IDs. Each ID is above all effective IDs, and no earlier than the wall
/// clock.
///
/// A wall clock may be wrong, and a journal may claim any time, so both can move this clock only within limits.
/// The wall clock can't move it past ``latestStamp``, and IDs above ``limit(at:)`` are postponed. A user's latest
/// action is therefore always the latest event, and the IDs never run out.
struct EventClock: Equatable {
  /// The latest assigned or observed time.
  private(set) var time: UInt64

  init(time: UInt64 = 0) { self.time = time }

  /// Creates a clock from a stored time. A time that no clock can reach indicates damage and is ignored; the events
  /// then set the time.
  init(stored time: Int64) { self.init(time: UInt64(exactly: time).flatMap { $0 < Self.end ? $0 : nil } ?? 0) }

  /// Returns the highest ID that takes effect now: ten years ahead of the wall clock, or this clock's time if that is
  /// later.
  ///
  /// A wall clock outside this version's expected years of use is clamped to them.
  func limit(at date: Date) -> EventID {
    let now = min(max(Self.stamp(date), Self.earliestStamp), Self.latestStamp)
    return EventID(time: max(now + Self.tenYears, time), device: DeviceID(number: .max))
  }

  mutating func advance(to id: EventID) { time = max(time, id.time) }

  /// Assigns the next ID.
  ///
  /// - Returns: `nil` if no IDs are left.
  mutating func next(at date: Date, device: DeviceID) -> EventID? {
    let next = max(time + 1, min(Self.stamp(date), Self.latestStamp))
    guard next < EventID.end else { return nil }
    time = next
    return EventID(time: next, device: device)
  }

  private static func stamp(_ date: Date) -> UInt64 {
    let milliseconds = min(max(date.timeIntervalSince1970 * 1000, 0), Double(EventID.end >> 16))
    return UInt64(milliseconds.rounded(.down)) << 16
  }

  /// The start of 2026.
  private static let earliestStamp: UInt64 = 1_767_225_600_000 << 16
  private static let tenYears: UInt64 = 315_576_000_000 << 16
  static let latestStamp = earliestStamp + tenYears
  /// The upper bound of all assigned and observed times: ten years after the latest stamp, and one more year for
  /// counters.
  private static let end = latestStamp + tenYears + tenYears / 10
}
