import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Events from a clock far in the future: the user's latest action still wins.
@Suite(.timeLimit(.minutes(5))) struct FutureEventRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  /// Returns the line of a rating by a device whose clock shows the given year.
  private func line(year: Int, film: Int = 1, device: UInt64 = 77) -> [UInt8] {
    line(time: UInt64((Double(year) - 1970) * 31_556_952_000) << 16, film: film, device: device)
  }

  private func line(time: UInt64, film: Int = 1, device: UInt64 = 77) -> [UInt8] {
    let id = EventID(time: time, device: DeviceID(number: device))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0),
      content: .rated(.movie(film), .whole, .stars(1), date: nil))
    return EventLine(event).bytes
  }

  private func score(_ library: Library) async throws -> Score? {
    try await library.rating(of: TitleReference.movie(1).key, by: .owner)?.score
  }

  @Test(arguments: [2030, 2036, 2040, 2099, 2100, 2150, 2199])
  func `Later rating wins after merging an event of any year`(_ year: Int) async throws {
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let report = try await library.merge(lines: [line(year: year)])
    #expect(report.new == 1 && report.postponed == (year > 2045 ? 1 : 0))
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await score(library) == .stars(9))
    let action = try #require(try await library.lastAction(of: .owner))
    try await library.undo(action, by: .owner)
    #expect(try await score(library) == (year > 2045 ? .stars(5) : .stars(1)))
    try await library.rebuild()
    #expect(try await score(library) == (year > 2045 ? .stars(5) : .stars(1)))
  }

  @Test func `Later rating wins over an event at the latest time that counts, also on other devices`() async throws {
    let library = try await fixture.open()
    try await library.merge(lines: [line(time: EventClock().limit.time)])
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await score(library) == .stars(9))
    // The later event arrives first on the other device.
    let other = try await LibraryFixture(device: 2).open()
    let lines = try await library.lines().map { Array($0.utf8) }
    #expect(try await other.merge(lines: lines.reversed()).postponed == 0)
    #expect(try await score(other) == .stars(9))
  }

  @Test func `Postponed event stays in the journal, whatever the wall clock shows`() async throws {
    let far = line(year: 2060, film: 2)
    do { #expect(try await fixture.open().merge(lines: [far]).postponed == 1) }
    for years: Double in [0, 5, 40] {
      fixture.advance(days: 365.2425 * years)
      let library = try await fixture.open()
      #expect(try await library.ratings(by: .owner).isEmpty)
      #expect(try await library.lines().map { Array($0.utf8) } == [far])
    }
  }

  @Test func `Postponed event counts once the events before it have arrived`() async throws {
    let limit = EventClock().limit.time
    let lines = (1...3).map { line(time: limit + UInt64($0 - 1) * (500 << 16), film: $0) }
    let library = try await fixture.open()
    #expect(try await library.merge(lines: [lines[2], lines[1]]).postponed == 2)
    #expect(try await library.ratings(by: .owner).isEmpty)
    #expect(try await library.merge(lines: [lines[0]]).postponed == 0)
    #expect(try await library.ratings(by: .owner).count == 3)
    try await library.rebuild()
    #expect(try await library.ratings(by: .owner).count == 3)
  }

  @Test func `Undo ignores a postponed event that claims to be from this device`() async throws {
    let library = try await fixture.open()
    let action = try #require(try await library.rate(.movie(1), .stars(5), by: .owner))
    try await library.merge(lines: [line(year: 2150, film: 2, device: 1)])
    #expect(try await library.lastAction(of: .owner) == action)
    try await library.undo(action, by: .owner)
    #expect(try await score(library) == nil)
  }

  @Test func `Device whose clock is centuries ahead doesn't override other devices`() async throws {
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

  @Test(arguments: [2030, 2044, 2060])
  func `Devices with different wall clocks agree on the events that count`(_ year: Int) async throws {
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await library.merge(lines: [line(year: year)])
    try await library.rate(.movie(2), .stars(9), by: .owner)
    let projections = try await library.projections()
    for seconds: TimeInterval in [0, 1_767_225_600, 2_082_801_600, 9e9] {
      let other = try LibraryFixture(device: 2)
      other.now = Date(timeIntervalSince1970: seconds)
      let copy = try await other.open()
      try await copy.merge(lines: try await library.lines().map { Array($0.utf8) })
      #expect(try await copy.projections() == projections)
    }
  }

  @Test
  func `All events of a device with a clock centuries ahead count on a device with a clock of 1970`() async throws {
    fixture.now = Date(timeIntervalSince1970: 7_000_000_000)
    let library = try await fixture.open()
    for number in 1...3 { try await library.rate(.movie(number), .stars(5), by: .owner) }
    let other = try LibraryFixture(device: 2)
    other.now = Date(timeIntervalSince1970: 0)
    let copy = try await other.open()
    #expect(try await copy.merge(lines: try await library.lines().map { Array($0.utf8) }).postponed == 0)
    #expect(try await copy.ratings(by: .owner).count == 3)
  }

  @Test func `Device whose clock is stuck in 1970 merges the events of others`() async throws {
    fixture.now = Date(timeIntervalSince1970: 0)
    let library = try await fixture.open()
    #expect(try await library.merge(lines: [line(year: 2027)]).postponed == 0)
    try await library.rate(.movie(1), .stars(9), by: .owner)
    #expect(try await score(library) == .stars(9))
  }
}
