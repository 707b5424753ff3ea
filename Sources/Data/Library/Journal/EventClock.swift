import Foundation

/// A hybrid logical clock that assigns event IDs. Each ID is above the IDs of all events that count, and no earlier
/// than the wall clock.
///
/// A wall clock may be wrong, and a journal may claim any time, so both can move this clock only within limits.
/// The wall clock can't move it past ``latestStamp``, and IDs above ``limit`` are postponed. A user's latest action is
/// therefore always the latest event, and the IDs never run out.
///
/// The limit depends only on the events. Otherwise, devices with the same events but different wall clocks would
/// disagree about which of them count.
struct EventClock: Equatable {
  /// The latest assigned or observed time.
  private(set) var time: UInt64

  init(time: UInt64 = 0) { self.time = time }

  /// Creates a clock from a stored time. A time beyond the horizon is ignored, because the stored time may be damaged.
  /// The events then set the time.
  init(stored time: Int64) { self.init(time: UInt64(exactly: time).flatMap { $0 <= Self.horizon ? $0 : nil } ?? 0) }

  /// The highest ID that counts: the horizon or the latest event, whichever is later, with room for further events.
  ///
  /// An ID beyond the horizon counts only if it closely follows another one. A faulty device therefore can't use up the
  /// IDs, and the other devices can always add events after its latest one.
  var limit: EventID { EventID(time: max(time, Self.horizon) + Self.room, device: DeviceID(number: .max)) }

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

  /// The start of 2036. Until then, this version can be expected to be in use.
  static let latestStamp: UInt64 = 2_082_801_600_000 << 16
  /// The start of 2046. Until then, later versions and faulty devices may add events.
  static let horizon: UInt64 = 2_398_377_600_000 << 16
  /// A second, or 65 million IDs.
  private static let room: UInt64 = 1_000 << 16
}
