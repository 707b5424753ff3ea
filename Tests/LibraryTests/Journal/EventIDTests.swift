import Foundation
import Testing

@testable import Library

/// The order of event IDs.
struct EventIDTests {
  private let device = DeviceID(number: 7)

  private func next(_ clock: inout EventClock, at milliseconds: Int64) throws -> EventID {
    let next = clock.next(at: Date(timeIntervalSince1970: Double(milliseconds) / 1000), device: device)
    return try #require(next)
  }

  @Test func `Description sorts like the ID and restores it`() {
    var numbers = SeededNumbers(1)
    let ids = (0..<500).map { _ in
      EventID(time: .random(in: 0..<EventID.end, using: &numbers), device: DeviceID(number: numbers.next()))
    }
    #expect(
      ids.sorted().map(\.description) == ids.map(\.description).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for id in ids { #expect(EventID(id.description) == id && id.description.utf8.count == 26) }
  }

  @Test(arguments: [
    "", "0", "01JABCDEFGHJKMNPQRSTVWXYZ", "01jabcdefghjkmnpqrstvwxyz0", "0000000000000G000000000000",
    "U000000000000000000000000A", "00000000000000000000000000é",
  ])
  func `Invalid text is rejected`(_ text: String) { #expect(EventID(text) == nil) }

  @Test func `ID beyond the maximum time is rejected`() {
    #expect(EventID(EventID(time: EventID.end, device: device).description) == nil)
    #expect(EventID(EventID(time: EventID.end - 1, device: device).description) != nil)
    #expect(EventID(EventID(time: .max, device: device).description) == nil)
  }

  @Test func `Next ID is greater than a merged one, whatever the wall clock shows`() throws {
    var clock = EventClock()
    let seen = EventID(time: 2_000_000_000_000 << 16 | 9, device: DeviceID(number: .max))
    clock.advance(to: seen)
    for milliseconds: Int64 in [1_000, -5, 1_999_999_999_999] {
      let id = try next(&clock, at: milliseconds)
      #expect(id > seen)
    }
    let later = try next(&clock, at: 2_050_000_000_000)
    #expect(later.milliseconds == 2_050_000_000_000)
  }

  @Test func `IDs are unique and ascending when the clock goes back`() throws {
    var clock = EventClock()
    var last: EventID?
    for step in 0..<200_000 {
      let id = try next(&clock, at: 1_800_000_000_000 - Int64(step))
      if let last { #expect(id > last) }
      last = id
    }
  }

  @Test func `Limit follows the events, not the wall clock`() throws {
    var clock = EventClock()
    #expect(clock.limit.milliseconds == 2_398_377_601_000)
    _ = try next(&clock, at: .max)
    #expect(clock.limit == EventClock().limit)
    clock.advance(to: clock.limit)
    #expect(clock.limit.milliseconds == 2_398_377_602_000)
  }

  @Test func `Implausible wall clock produces IDs that other devices accept`() throws {
    var clock = EventClock()
    let first = try next(&clock, at: .max)
    let second = try next(&clock, at: .max)
    #expect(second > first && second <= EventClock().limit)
  }
}
