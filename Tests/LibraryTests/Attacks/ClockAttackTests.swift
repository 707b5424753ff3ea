import Foundation
import GRDB
import Testing

@testable import Library

/// A damaged stored clock: writing continues, and the latest write wins.
@Suite(.timeLimit(.minutes(5))) struct ClockAttackTests {
  private let place: Place

  init() throws { place = try Place() }

  private static let clocks: [Int64] = [
    1 << 62, .max, .min, -1, 0, Int64(EventID.end), Int64(EventID.end) - 1, Int64(EventID.end) + 1,
  ]

  private func rot(_ clock: Int64) async throws {
    try await place.database().write { try $0.execute(sql: "UPDATE state SET clock = ?", arguments: [clock]) }
  }

  @Test("A rating is saved and holds whatever the stored clock says", arguments: clocks)
  func anyClock(_ clock: Int64) async throws {
    var first: EventID?
    do { first = try await place.open().rate(.film(1), .stars(5), by: .owner) }
    try await rot(clock)
    let library = try await place.open()
    for stars: Double in [6, 7, 8] { try await library.rate(.film(1), .stars(stars), by: .owner) }
    #expect(try await library.rating(of: TitleReference.film(1).key, by: .owner)?.score == .stars(8))
    let last = try #require(try await library.lastAction(of: .owner))
    #expect(last > (try #require(first)) && last <= EventClock().limit(at: place.now))
    #expect(try await library.lines().count == 4)
  }

  @Test("A rating holds although the stored clock fell behind and the wall clock, too", arguments: [0, -1, 1 << 40])
  func behind(_ clock: Int64) async throws {
    do { try await place.open().rate(.film(1), .stars(5), by: .owner) }
    try await rot(clock)
    place.advance(days: -200)
    let library = try await place.open()
    try await library.rate(.film(1), .stars(9), by: .owner)
    #expect(try await library.rating(of: TitleReference.film(1).key, by: .owner)?.score == .stars(9))
    #expect(try await library.lines().count == 2)
  }

  @Test("An event of a far future doesn't count whatever the stored clock says", arguments: clocks)
  func postponed(_ clock: Int64) async throws {
    let id = EventID(time: 6_000_000_000_000 << 16, device: DeviceID(number: 77))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0),
      content: .rated(.film(1), .whole, .stars(1), date: nil))
    do {
      let library = try await place.open()
      try await library.rate(.film(1), .stars(5), by: .owner)
      try await library.merge(lines: [EventLine(event).bytes])
    }
    try await rot(clock)
    let library = try await place.open()
    #expect(try await library.rating(of: TitleReference.film(1).key, by: .owner)?.score == .stars(5))
    try await library.rate(.film(1), .stars(9), by: .owner)
    #expect(try await library.rating(of: TitleReference.film(1).key, by: .owner)?.score == .stars(9))
  }

  @Test("A rating holds after an event that was postponed came to count")
  func admitted() async throws {
    let id = EventID(time: 2_300_000_000_000 << 16, device: DeviceID(number: 77))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0),
      content: .rated(.film(1), .whole, .stars(1), date: nil))
    do { #expect(try await place.open().merge(lines: [EventLine(event).bytes]).postponed == 1) }
    place.advance(days: 365 * 8)
    let library = try await place.open()
    #expect(try await library.rating(of: TitleReference.film(1).key, by: .owner)?.score == .stars(1))
    try await library.rate(.film(1), .stars(9), by: .owner)
    #expect(try await library.rating(of: TitleReference.film(1).key, by: .owner)?.score == .stars(9))
  }
}
