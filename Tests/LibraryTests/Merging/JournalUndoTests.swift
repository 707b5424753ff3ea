import Foundation
import Testing

@testable import Library

/// Undo after an import or a merge. An import is the user's own action and is undone as one; a merge from another
/// device isn't.
@Suite(.timeLimit(.minutes(5))) struct JournalUndoTests {
  private let place: Place
  private let library: Library
  private let other: Library

  init() async throws {
    place = try Place(device: 1)
    library = try await place.open()
    other = try await Place(device: 9).open()
  }

  /// Returns a file with the other library's journal.
  private func exported() async throws -> URL {
    let file = place.folder.appending(path: "other.jsonl")
    try await other.export(to: file)
    return file
  }

  @Test func `A journal that is imported is undone as one, and comes back as one`() async throws {
    try await library.rate(.film(1), .stars(3), by: .owner)
    let before = try await library.projections()
    for number in 1...5 { try await other.rate(.film(number), .stars(8), by: .owner) }
    try await other.watch(.alien, on: .year(2020), by: ProfileID(rawValue: "ana"))
    let report = try await library.importJournal(try await exported(), by: .owner)
    let after = try await library.projections()
    #expect(report.new == 6)
    let action = try #require(report.action)
    #expect(try await library.lastAction(of: .owner) == action)
    try await library.undo(action, by: .owner)
    #expect(try await library.projections().filter { !$0.hasPrefix("undone ") } == before)
    #expect(try await library.undo(action, by: .owner) == nil, "It is undone already.")
    #expect(try await library.lastUndone(of: .owner) == action)
    try await library.redo(action, by: .owner)
    #expect(
      try await library.projections().filter { !$0.hasPrefix("undone ") } == after.filter { !$0.hasPrefix("undone ") })
    #expect(try await library.lastAction(of: .owner) == action)
    #expect(try await library.lastUndone(of: .owner) == nil)
  }

  @Test func `After it comes what was done before it, and what was done after it comes first`() async throws {
    let first = try #require(try await library.rate(.film(1), .stars(3), by: .owner))
    try await other.rate(.film(2), .stars(8), by: .owner)
    let action = try #require(try await library.importJournal(try await exported(), by: .owner).action)
    let last = try #require(try await library.rate(.film(3), .stars(4), by: .owner))
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

  @Test func `What another device did is nobody's to undo here`() async throws {
    let shared = try Place()
    try await other.rate(.film(1), .stars(8), by: .owner)
    try await SharedFolder(shared.folder, of: other).synchronise()
    try await SharedFolder(shared.folder, of: library).synchronise()
    #expect(try await library.ratings(by: .owner).count == 1)
    #expect(try await library.lastAction(of: .owner) == nil)
    let own = try await library.rate(.film(2), .stars(5), by: .owner)
    try await other.rate(.film(3), .stars(8), by: .owner)
    try await SharedFolder(shared.folder, of: other).synchronise()
    try await SharedFolder(shared.folder, of: library).synchronise()
    #expect(try await library.lastAction(of: .owner) == own)
  }

  @Test func `What was known before stays when an import is undone`() async throws {
    try await other.rate(.film(1), .stars(8), by: .owner)
    try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    try await other.rate(.film(2), .stars(8), by: .owner)
    let report = try await library.importJournal(try await exported(), by: .owner)
    #expect(report.new == 1 && report.known == 1)
    try await library.undo(try #require(report.action), by: .owner)
    #expect(try await library.ratings(by: .owner).map(\.title.number) == [1])
    #expect(try await library.importJournal(try await exported(), by: .owner, dryRun: true).action == nil)
  }

  @Test func `Imported again it counts again, and is undone as one again`() async throws {
    for number in 1...3 { try await other.rate(.film(number), .stars(8), by: .owner) }
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

  @Test func `However much it brought, it is gone and back at once`() async throws {
    _ = try await other.write(by: .owner) { batch in
      for number in 1...5_500 { try batch.rate(.film(number), .stars(8)) }
    }
    let action = try #require(try await library.importJournal(try await exported(), by: .owner).action)
    try await library.undo(action, by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
    try await library.redo(action, by: .owner)
    #expect(try await library.ratings(by: .owner).count == 5_500)
  }

  @Test func `Devices that share a folder agree on an import that was undone`() async throws {
    let shared = try Place()
    let third = try await Place(device: 20).open()
    for number in 1...3 { try await other.rate(.film(number), .stars(8), by: .owner) }
    let action = try #require(try await library.importJournal(try await exported(), by: .owner).action)
    try await SharedFolder(shared.folder, of: library).synchronise()
    try await library.undo(action, by: .owner)
    for library in [library, third, library] { try await SharedFolder(shared.folder, of: library).synchronise() }
    #expect(try await third.lines() == library.lines())
    #expect(try await third.ratings(by: .owner).isEmpty)
    #expect(try await third.projections() == library.projections())
  }
}
