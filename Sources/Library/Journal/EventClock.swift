import Foundation

/// Gives events their ids: each above all that count here, and no earlier than the wall clock.
///
/// A wall clock may be wrong, and a journal may claim anything. So neither moves this clock without bound: ids that are given here
/// stay below ``latestStamp`` unless another device's push them, and ids above ``limit(at:)`` are postponed rather than followed. What
/// somebody does last is therefore always the latest, and the ids never run out.
struct EventClock: Equatable {
  /// The last time that was given or followed.
  private(set) var time: UInt64

  init(time: UInt64 = 0) { self.time = time }

  /// Reads a time that was stored. One that no clock reaches is damage, and counts as none: the events say the time then.
  init(stored time: Int64) { self.init(time: UInt64(exactly: time).flatMap { $0 < Self.end ? $0 : nil } ?? 0) }

  /// The highest id that counts now: ten years ahead of the wall clock, or this clock itself where that is later.
  ///
  /// A wall clock outside the years in which this version can be in use is taken for the nearest of them.
  func limit(at date: Date) -> EventID {
    let now = min(max(Self.stamp(date), Self.earliestStamp), Self.latestStamp)
    return EventID(time: max(now + Self.tenYears, time), device: DeviceID(number: .max))
  }

  mutating func follow(_ id: EventID) { time = max(time, id.time) }

  /// - Returns: `nil` when there is none left.
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

  /// The beginning of 2026.
  private static let earliestStamp: UInt64 = 1_767_225_600_000 << 16
  private static let tenYears: UInt64 = 315_576_000_000 << 16
  static let latestStamp = earliestStamp + tenYears
  /// Above all that can be given or followed: ids of ten years after the latest stamp, and a year of room for their counter.
  private static let end = latestStamp + tenYears + tenYears / 10
}
