import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Events from a clock far in the future: the user's latest action still wins.
@Suite(.timeLimit(.minutes(5))) struct FutureEventRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  /// Returns the line of a rating by a device whose clock shows the given year.
  private func line(year: Int, film: Int = 1, device: UInt64 = 77, step: UInt64 = 0) -> [UInt8] {
    let milliseconds = UInt64((Double(year) - 1970) * 31_556_952_000)
    let id = EventID(time: milliseconds << 16 + step, device: DeviceID(number: device))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0),
      content: .rated(.movie(film), .whole, .stars(1), date: nil))
    return EventLine(event).bytes
  }

  private func score(_ library: Library) async throws -> Score? {
    try await library.rating(of: TitleReference.movie(1).key, by: .owner)?.score
  }

  @Test("Later rating wins after merging an event of any year", arguments: [2030, 2036, 2040, 2099, 2100, 2150, 2199])
  func laterRatingWinsOverEventOfAnyYear(_ year: Int) async throws {
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let report = try await library.merge(lines: [line(year: year)])
    #expect(report.new == 1 && report.postponed == (year > 2037 ? 1 : 0))
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await score(library) == .stars(9))
    let action = try #require(try await library.lastAction(of: .owner))
    try await library.undo(action, by: .owner)
    #expect(try await score(library) == (year > 2037 ? .stars(5) : .stars(1)))
    try await library.rebuild()
    #expect(try await score(library) == (year > 2037 ? .stars(5) : .stars(1)))
  }

  @Test("Later rating wins over an event at the latest time that is accepted")
  func laterRatingWinsOverEventAtTimeLimit() async throws {
    let library = try await fixture.open()
    let limit = EventClock().limit(at: fixture.now)
    let year = 1970 + Int(Double(limit.milliseconds) / 31_556_952_000)
    for step: UInt64 in 0..<3 { try await library.merge(lines: [line(year: year, step: step)]) }
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await score(library) == .stars(9))
    // A device that merges both events agrees.
    let other = try await LibraryFixture(device: 2).open()
    try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    #expect(try await score(other) == .stars(9))
  }

  @Test("Postponed event stays in the journal and counts once its time is near")
  func postponedEventCountsOnceItsTimeIsNear() async throws {
    do {
      let library = try await fixture.open()
      try await library.merge(lines: [line(year: 2044, film: 2)])
      #expect(try await library.ratings(by: .owner).isEmpty)
      #expect(try await library.lines().map { Array($0.utf8) } == [line(year: 2044, film: 2)])
    }
    fixture.advance(days: 365.2425 * 5)
    do { #expect(try await fixture.open().ratings(by: .owner).isEmpty) }
    let device = try await fixture.open()
    // Another device has pushed the clock to that time.
    try await device.file.write {
      try StateTable(database: $0).set(EventClock(time: UInt64(75 * 31_556_952_000) << 16))
    }
    #expect(try await fixture.open().ratings(by: .owner).count == 1)
  }

  @Test("Undo ignores a postponed event that claims to be from this device")
  func undoIgnoresPostponedEvent() async throws {
    let library = try await fixture.open()
    let action = try #require(try await library.rate(.movie(1), .stars(5), by: .owner))
    try await library.merge(lines: [line(year: 2150, film: 2, device: 1)])
    #expect(try await library.lastAction(of: .owner) == action)
    try await library.undo(action, by: .owner)
    #expect(try await score(library) == nil)
  }

  @Test("Device whose clock is centuries ahead doesn't override other devices")
  func deviceWithFutureClockDoesNotBlockOthers() async throws {
    fixture.now = Date(timeIntervalSince1970: 7_000_000_000)
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let other = try await LibraryFixture(device: 2).open()
    let report = try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    #expect(report.postponed == 0)
    #expect(try await score(other) == .stars(5))
    try await other.rate(.movie(1), .stars(9), by: .owner)
    try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    #expect(try await score(library) == .stars(9))
  }

  @Test("Device whose clock is stuck in 1970 merges the events of others")
  func deviceWithClockOf1970MergesEvents() async throws {
    fixture.now = Date(timeIntervalSince1970: 0)
    let library = try await fixture.open()
    #expect(try await library.merge(lines: [line(year: 2027)]).postponed == 0)
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await score(library) == .stars(9))
  }
}
