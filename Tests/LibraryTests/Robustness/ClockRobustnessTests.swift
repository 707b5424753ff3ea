import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// A damaged stored clock: writing continues, and the latest write wins.
@Suite(.timeLimit(.minutes(5))) struct ClockRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private static let clocks: [Int64] = [
    1 << 62, .max, .min, -1, 0, Int64(EventID.end), Int64(EventID.end) - 1, Int64(EventID.end) + 1,
    Int64(EventClock.horizon), Int64(EventClock.horizon) + 1,
  ]

  private func corrupt(_ clock: Int64) async throws {
    try await fixture.database().write { try $0.execute(sql: "UPDATE state SET clock = ?", arguments: [clock]) }
  }

  @Test(arguments: clocks) func `New rating wins, whatever the stored clock's value is`(_ clock: Int64) async throws {
    var first: EventID?
    do { first = try await fixture.open().rate(.movie(1), .stars(5), by: .owner) }
    try await corrupt(clock)
    let library = try await fixture.open()
    for stars: Double in [6, 7, 8] { try await library.rate(.movie(1), .stars(stars), by: .owner) }
    #expect(try await library.rating(of: TitleReference.movie(1).key, by: .owner)?.score == .stars(8))
    let last = try #require(try await library.lastAction(of: .owner))
    #expect(last > (try #require(first)) && last <= EventClock().limit)
    #expect(try await library.lines().count == 4)
  }

  @Test(arguments: [0, -1, 1 << 40])
  func `New rating wins when both the stored clock and the wall clock are behind`(_ clock: Int64) async throws {
    do { try await fixture.open().rate(.movie(1), .stars(5), by: .owner) }
    try await corrupt(clock)
    fixture.advance(days: -200)
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await library.rating(of: TitleReference.movie(1).key, by: .owner)?.score == .stars(9))
    #expect(try await library.lines().count == 2)
  }

  @Test(arguments: clocks)
  func `Event from the far future doesn't count, whatever the stored clock's value is`(_ clock: Int64) async throws {
    let id = EventID(time: 6_000_000_000_000 << 16, device: DeviceID(number: 77))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0),
      content: .rated(.movie(1), .whole, .stars(1), date: nil))
    do {
      let library = try await fixture.open()
      try await library.rate(.movie(1), .stars(5), by: .owner)
      try await library.merge(lines: [EventLine(event).bytes])
    }
    try await corrupt(clock)
    let library = try await fixture.open()
    #expect(try await library.rating(of: TitleReference.movie(1).key, by: .owner)?.score == .stars(5))
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await library.rating(of: TitleReference.movie(1).key, by: .owner)?.score == .stars(9))
  }

  @Test(arguments: clocks)
  func `Rating of a device with a damaged stored clock counts on other devices`(_ clock: Int64) async throws {
    do { _ = try await fixture.open() }
    try await corrupt(clock)
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(6), by: .owner)
    let other = try await LibraryFixture(device: 2).open()
    #expect(try await other.merge(lines: try await library.lines().map { Array($0.utf8) }).postponed == 0)
    #expect(try await other.ratings(by: .owner).count == 1)
  }
}
