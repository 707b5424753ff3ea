import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Undo after an import or a merge. An import is the user's own action and is undone as one; a merge from another
/// device isn't.
@Suite(.timeLimit(.minutes(5))) struct JournalUndoTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let other: Library

  init() async throws {
    fixture = try LibraryFixture(device: 1)
    library = try await fixture.open()
    other = try await LibraryFixture(device: 9).open()
  }

  /// Returns a file with the other library's journal.
  private func exported() async throws -> URL {
    let file = fixture.folder.appending(path: "other.jsonl")
    try await other.export(to: file)
    return file
  }

  @Test func `Import is undone and redone as one action`() async throws {
    try await library.rate(.movie(1), .stars(3), by: .owner)
    let before = try await library.projections()
    for number in 1...5 { try await other.rate(.movie(number), .stars(8), by: .owner) }
    try await other.watch(.alien, on: .year(2020), by: ProfileID(rawValue: "ana"))
    let report = try await library.importJournal(try await exported(), by: .owner)
    let after = try await library.projections()
    #expect(report.new == 6)
    let action = try #require(report.action)
    #expect(try await library.lastAction(of: .owner) == action)
    try await library.undo(action, by: .owner)
    #expect(try await library.projections().filter { !$0.hasPrefix("undone ") } == before)
    #expect(try await library.undo(action, by: .owner) == nil, "This change is already undone.")
    #expect(try await library.lastUndone(of: .owner) == action)
    try await library.redo(action, by: .owner)
    #expect(
      try await library.projections().filter { !$0.hasPrefix("undone ") } == after.filter { !$0.hasPrefix("undone ") })
    #expect(try await library.lastAction(of: .owner) == action)
    #expect(try await library.lastUndone(of: .owner) == nil)
  }

  @Test func `Undo and redo include an import in the order of actions`() async throws {
    let first = try #require(try await library.rate(.movie(1), .stars(3), by: .owner))
    try await other.rate(.movie(2), .stars(8), by: .owner)
    let action = try #require(try await library.importJournal(try await exported(), by: .owner).action)
    let last = try #require(try await library.rate(.movie(3), .stars(4), by: .owner))
    for expected in [last, action, first] {
      #expect(try await library.lastAction(of: .owner) == expected)
      try await library.undo(expected, by: .owner)
    }
    #expect(try await library.lastAction(of: .owner) == nil)
    for expected in [first, action, last] {
      #expect(try await library.lastUndone(of: .owner) == expected)
      try await library.redo(expected, by: .owner)
    }
    #expect(try await library.ratings(by: .owner).count == 3)
  }

  @Test func `Merged actions of other devices can't be undone here`() async throws {
    let shared = try LibraryFixture()
    try await other.rate(.movie(1), .stars(8), by: .owner)
    try await SharedFolder(shared.folder, of: other).sync()
    try await SharedFolder(shared.folder, of: library).sync()
    #expect(try await library.ratings(by: .owner).count == 1)
    #expect(try await library.lastAction(of: .owner) == nil)
    let own = try await library.rate(.movie(2), .stars(5), by: .owner)
    try await other.rate(.movie(3), .stars(8), by: .owner)
    try await SharedFolder(shared.folder, of: other).sync()
    try await SharedFolder(shared.folder, of: library).sync()
    #expect(try await library.lastAction(of: .owner) == own)
  }

  @Test func `Undoing an import retains events that were known before`() async throws {
    try await other.rate(.movie(1), .stars(8), by: .owner)
    try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    try await other.rate(.movie(2), .stars(8), by: .owner)
    let report = try await library.importJournal(try await exported(), by: .owner)
    #expect(report.new == 1 && report.known == 1)
    try await library.undo(try #require(report.action), by: .owner)
    #expect(try await library.ratings(by: .owner).map(\.title.number) == [1])
    #expect(try await library.importJournal(try await exported(), by: .owner, dryRun: true).action == nil)
  }

  @Test func `Import that is repeated after undo counts again and is undone as one action`() async throws {
    for number in 1...3 { try await other.rate(.movie(number), .stars(8), by: .owner) }
    let file = try await exported()
    let first = try #require(try await library.importJournal(file, by: .owner).action)
    #expect(try await library.importJournal(file, by: .owner).action == nil, "All of it is known.")
    try await library.undo(first, by: .owner)
    #expect(try await library.importJournal(file, by: .owner, dryRun: true).new == 3)
    #expect(try await library.ratings(by: .owner).isEmpty)
    let second = try #require(try await library.importJournal(file, by: .owner).action)
    #expect(second != first)
    #expect(try await library.ratings(by: .owner).count == 3)
    #expect(try await library.lastAction(of: .owner) == second)
    try await library.undo(second, by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
  }

  @Test func `Import of 5,500 ratings is undone and redone completely`() async throws {
    _ = try await other.write(by: .owner) { batch in
      for number in 1...5_500 { try batch.rate(.movie(number), .stars(8)) }
    }
    let action = try #require(try await library.importJournal(try await exported(), by: .owner).action)
    try await library.undo(action, by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
    try await library.redo(action, by: .owner)
    #expect(try await library.ratings(by: .owner).count == 5_500)
  }

  @Test func `Devices that share a folder agree on an undone import`() async throws {
    let shared = try LibraryFixture()
    let third = try await LibraryFixture(device: 20).open()
    for number in 1...3 { try await other.rate(.movie(number), .stars(8), by: .owner) }
    let action = try #require(try await library.importJournal(try await exported(), by: .owner).action)
    try await SharedFolder(shared.folder, of: library).sync()
    try await library.undo(action, by: .owner)
    for library in [library, third, library] { try await SharedFolder(shared.folder, of: library).sync() }
    #expect(try await third.lines() == library.lines())
    #expect(try await third.ratings(by: .owner).isEmpty)
    #expect(try await third.projections() == library.projections())
  }
}
