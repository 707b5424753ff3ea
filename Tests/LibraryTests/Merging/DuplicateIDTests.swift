import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Two lines with one event's ID, such as after a journal was edited by hand. No import replaces an event, and devices
/// that share a folder agree on the line of the device that the ID names.
@Suite(.timeLimit(.minutes(5))) struct DuplicateIDTests {
  private let shared: LibraryFixture
  private let fixture: LibraryFixture
  private let library: Library

  init() async throws {
    shared = try LibraryFixture()
    fixture = try LibraryFixture(device: 1)
    library = try await fixture.open()
  }

  private func sync(_ libraries: Library...) async throws {
    for library in libraries { try await SharedFolder(shared.folder, of: library).sync() }
  }

  private func device(_ number: UInt64) async throws -> Library { try await LibraryFixture(device: number).open() }

  /// Rates a title and returns the journal's only line.
  private func rated() async throws -> String {
    try await library.rate(.alien, .stars(8), by: .owner)
    return try #require(try await library.lines().first)
  }

  /// Returns another line with the ID of an event, which rates the title with two stars.
  ///
  /// - Parameter sortsFirst: Whether its bytes sort before those of the original line.
  private func edited(_ line: String, sortsFirst: Bool) throws -> String {
    let event = try #require(EventLine(Array(line.utf8))?.event)
    let date = PartialDate.moment(seconds: sortsFirst ? 1_000_000_000 : 2_000_000_000, offset: 0)
    let other = EventLine(
      Event(
        id: event.id, action: event.action, profile: event.profile, date: date,
        content: .rated(.alien, .whole, .stars(2), date: nil)))
    let text = String(decoding: other.bytes, as: UTF8.self)
    #expect((text < line) == sortsFirst)
    return text
  }

  private func write(_ name: String, _ lines: [String]) throws {
    _ = try shared.file(name, [JournalFormat.header] + lines)
  }

  private func expectSame(_ libraries: [Library], _ lines: [String]) async throws {
    for library in libraries {
      #expect(try await library.lines() == lines)
      let projections = try await library.projections()
      try await library.rebuild()
      #expect(try await library.projections() == projections)
    }
  }

  @Test(arguments: [true, false])
  func `Import skips a line that contradicts an event, and reports it`(_ sortsFirst: Bool) async throws {
    let line = try await rated()
    let other = try await device(2)
    try await other.rate(.movie(2), .stars(3), by: .owner)
    let file = try fixture.file(
      "edited.jsonl", [JournalFormat.header, try edited(line, sortsFirst: sortsFirst)] + (try await other.lines()))
    let before = try await library.lines()
    let preview = try await library.importJournal(file, by: .owner, dryRun: true)
    #expect(preview.new == 1 && preview.conflicting == 1)
    let report = try await library.importJournal(file, by: .owner)
    #expect(report.new == 1 && report.conflicting == 1)
    let after = try await library.lines()
    #expect(after.contains(line) && after.count == 2)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
    try await library.undo(try #require(report.action), by: .owner)
    #expect(try await library.lines().prefix(1) == before.prefix(1))
    #expect(try await library.ratings(by: .owner).map(\.score) == [.stars(8)])
    #expect(try await library.importJournal(file, by: .owner, dryRun: true).conflicting == 1)
  }

  @Test func `Import with two lines for one event takes the first and reports the other`() async throws {
    let line = try await rated()
    let lines = [line, try edited(line, sortsFirst: true)]
    let file = try fixture.file("twice.jsonl", [JournalFormat.header] + lines)
    for dryRun in [true, false] {
      let copy = try await device(7)
      let report = try await copy.importJournal(file, by: .owner, dryRun: dryRun)
      #expect(report.new == 1 && report.conflicting == 1)
      #expect(try await copy.lines() == (dryRun ? [] : [line]))
    }
  }

  @Test func `Undoing an import retains an event whose write a forged line joins`() async throws {
    let event = try #require(EventLine(Array(try await rated().utf8))?.event)
    let forged = Event(
      id: EventID(time: event.id.time + 1, device: event.id.device), action: event.id, profile: .owner,
      date: event.date, content: .rated(.movie(2), .whole, .stars(2), date: nil))
    let file = try fixture.file(
      "forged.jsonl", [JournalFormat.header, String(decoding: EventLine(forged).bytes, as: UTF8.self)])
    let report = try await library.importJournal(file, by: .owner)
    #expect(report.new == 1)
    if let action = report.action { try await library.undo(action, by: .owner) }
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
  }

  @Test(arguments: [true, false])
  func `Device keeps its own event, and others agree with it in any order`(_ sortsFirst: Bool) async throws {
    let line = try await rated()
    let (second, third) = (try await device(2), try await device(3))
    let other = try edited(line, sortsFirst: sortsFirst)
    // The second device has imported the edited line before it knows the original.
    let file = try fixture.file("edited.jsonl", [JournalFormat.header, other])
    try await second.importJournal(file, by: .owner)
    try await sync(second, third)
    #expect(try await third.lines() == [other])
    try await sync(library, second, third, library, second, third)
    try await expectSame([library, second, third], [line])
    // Another copy of the edited line arrives later.
    try write("copy.jsonl", [other])
    try await sync(third, second, library)
    try await expectSame([library, second, third], [line])
    let fourth = try await device(4)
    try await sync(fourth)
    try await expectSame([fourth], [line])
  }

  @Test(arguments: [true, false], [["edited"], ["line", "edited"], ["edited", "line"]])
  func `Device whose own file was edited writes its line again`(_ sortsFirst: Bool, _ contents: [String]) async throws {
    let line = try await rated()
    let (second, third) = (try await device(2), try await device(3))
    try await sync(library, second)
    let other = try edited(line, sortsFirst: sortsFirst)
    try write("0000000000001.jsonl", contents.map { $0 == "line" ? line : other })
    try await sync(second, third, library, third, second, library)
    try await expectSame([library, second, third], [line])
    let fourth = try await device(4)
    try await sync(fourth)
    try await expectSame([fourth], [line])
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 0)
  }

  @Test(arguments: [true, false])
  func `File of a lost device decides; without it, the bytes do`(_ sortsFirst: Bool) async throws {
    let line = try await rated()
    let other = try edited(line, sortsFirst: sortsFirst)
    let (second, third) = (try await device(2), try await device(3))
    try await second.merge(lines: [Array(other.utf8)])
    try await sync(library)
    library.close()
    try await sync(second, third, second)
    try await expectSame([second, third], [line])
    try FileManager.default.removeItem(at: shared.folder.appending(path: "0000000000001.jsonl"))
    try write("copy.jsonl", [other])
    try await sync(second, third, second, third)
    try await expectSame([second, third], [sortsFirst ? other : line])
  }

  @Test(arguments: [true, false])
  func `Among a device's files, the first one decides in any order of arrival`(_ arrivesFirst: Bool) async throws {
    let line = try await rated()
    let other = try edited(line, sortsFirst: true)
    let second = try await device(2)
    let files = [("0000000000001.jsonl", line), ("0000000000001-2.jsonl", other)]
    for (name, line) in arrivesFirst ? files : files.reversed() {
      try write(name, [line])
      try await sync(second)
    }
    try await expectSame([second], [line])
  }

  @Test(arguments: [true, false])
  func `Device with a new ID agrees with the others about its former events`(_ sortsFirst: Bool) async throws {
    let line = try await rated()
    let (second, other) = (try await device(2), try edited(line, sortsFirst: sortsFirst))
    try await sync(library, second)
    try write("0000000000001.jsonl", [line, other])
    // The device has read the edited line, and is moved before it writes its own again.
    library.close()
    let readOnly = try await fixture.open { _, _ in throw POSIXError(.ENOSPC) }
    _ = try? await SharedFolder(shared.folder, of: readOnly).sync()
    readOnly.close()
    fixture.machine = "another"
    let moved = try await fixture.open()
    try await sync(moved, second, moved)
    #expect(try await moved.lines() == second.lines())
  }

  @Test func `Two libraries with one device ID stop writing, and other devices agree`() async throws {
    let line = try await rated()
    let other = try edited(line, sortsFirst: true)
    let twin = try await device(1)
    try await twin.merge(lines: [Array(other.utf8)])
    for _ in 0..<10 { try await sync(library, twin) }
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 0)
    #expect(try await SharedFolder(shared.folder, of: twin).sync().written == 0)
    let (second, third) = (try await device(2), try await device(3))
    try await sync(second, third)
    #expect(try await second.lines() == third.lines())
  }
}
