import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Export and import of the journal as a file.
@Suite(.timeLimit(.minutes(5))) struct JournalTests {
  private let fixture: LibraryFixture
  private let library: Library

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  @Test func `Journal is identical after import into an empty library`() async throws {
    var history = RandomJournal(77)
    try await history.run(120, in: library, at: fixture)
    let unknown =
      #"{"at":"2027-01-15T09:00:00Z","by":"owner","id":"\#(EventID(time: 1 << 40, device: DeviceID(number: 5)))","kind":"sung""#
    try await library.merge(lines: [sealed(unknown)])
    let (first, second) = (fixture.folder.appending(path: "a.jsonl"), fixture.folder.appending(path: "b.jsonl"))
    let count = try await library.export(to: first)
    let other = try LibraryFixture(device: 9)
    let copy = try await other.open()
    let report = try await copy.importJournal(first, by: .owner)
    #expect(report.new == count && report.unknown == 1 && report.known == 0 && report.damaged == 0)
    #expect(try await copy.export(to: second) == count)
    #expect(try Data(contentsOf: first) == Data(contentsOf: second))
    #expect(try await copy.projections() == library.projections())
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(!names.contains { $0.hasSuffix(".partial") })
  }

  @Test func `Damaged and overlong lines are skipped and counted`() async throws {
    for number in 1...5 { try await library.rate(.movie(number), .stars(5), by: .owner) }
    var lines = try await library.lines()
    lines[1] = lines[1].replacing("Film", with: "Ham")
    lines.insert(String(repeating: "x", count: 200_000), at: 3)
    lines.insert("", at: 4)
    lines.append("not JSON")
    let file = try fixture.file("damaged.jsonl", [JournalFormat.header] + lines)
    let copy = try await LibraryFixture(device: 3).open()
    for dryRun in [true, false] {
      let report = try await copy.importJournal(file, by: .owner, dryRun: dryRun)
      #expect(report.new == 4 && report.damaged == 3 && report.damagedLines == [3, 5, 9])
      #expect(try await copy.lines().count == (dryRun ? 0 : 4))
    }
    #expect(try await copy.importJournal(file, by: .owner).known == 4)
  }

  @Test func `Import accepts CRLF and a missing last line break`() async throws {
    for number in 1...3 { try await library.rate(.movie(number), .stars(5), by: .owner) }
    let file = fixture.folder.appending(path: "a.jsonl")
    try Data(try await library.lines().joined(separator: "\r\n").utf8).write(to: file)
    let copy = try await LibraryFixture(device: 3).open()
    #expect(try await copy.importJournal(file, by: .owner).new == 3)
    #expect(try await copy.lines() == library.lines())
  }

  @Test func `Importing a foreign, newer or missing journal throws an error`() async throws {
    for text in [["hello"], ["{}", "[]"]] {
      let file = try fixture.file("no.jsonl", text)
      await #expect(throws: LibraryError.notAJournal) { try await library.importJournal(file, by: .owner) }
    }
    let later = try fixture.file("later.jsonl", [#"{"matinee":"journal","version":2}"#])
    await #expect(throws: LibraryError.newerJournal) { try await library.importJournal(later, by: .owner) }
    #expect(
      try await library.importJournal(fixture.file("empty.jsonl", [JournalFormat.header]), by: .owner) == MergeReport())
    await #expect(throws: LibraryError.self) {
      try await library.importJournal(fixture.folder.appending(path: "none"), by: .owner)
    }
    await #expect(throws: LibraryError.self) { try await library.importJournal(fixture.folder, by: .owner) }
  }

  @Test func `Conflicting events with the same ID resolve identically in any order`() async throws {
    try await library.rate(.alien, .stars(5), by: .owner)
    let line = try #require(try await library.lines().first)
    let text = line.replacing(#""score":"5""#, with: #""score":"3""#)
    let other = String(decoding: sealed(String(text.prefix(text.count - EventLine.tailBytes))), as: UTF8.self)
    for lines in [[line, other], [other, line]] {
      let copy = try await LibraryFixture(device: 4).open()
      for line in lines { try await copy.merge(lines: [Array(line.utf8)]) }
      #expect(try await copy.lines() == [other])
      #expect(try await copy.ratings(by: .owner).map(\.score.stars) == [3])
    }
  }

  @Test func `Preview of an import doesn't wait for a writer`() async throws {
    try await library.rate(.alien, .stars(5), by: .owner)
    let file = fixture.folder.appending(path: "export.jsonl")
    try await library.export(to: file)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: fixture.file.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(try await library.importJournal(file, by: .owner, dryRun: true).known == 1)
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
  }

  @Test func `Later action wins over a merged one from a device whose clock was ahead`() async throws {
    let ahead = try LibraryFixture(device: 9)
    ahead.advance(days: 3000)
    let other = try await ahead.open()
    try await other.rate(.alien, .stars(2), by: .owner)
    try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    try await library.rate(.alien, .stars(9), by: .owner)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(9))
    try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    #expect(try await other.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(9))
  }

  @Test func `Event that arrives after its undo is ignored`() async throws {
    let action = try #require(try await library.rate(.alien, .stars(2), by: .owner))
    try await library.undo(action, by: .owner)
    let lines = try await library.lines().map { Array($0.utf8) }
    let copy = try await LibraryFixture(device: 5).open()
    try await copy.merge(lines: [lines[1]])
    try await copy.merge(lines: [lines[0]])
    #expect(try await copy.ratings(by: .owner).isEmpty)
  }
}
