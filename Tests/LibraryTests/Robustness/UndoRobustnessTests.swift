import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Imports with nothing left to undo: undo continues with the preceding write.
@Suite(.timeLimit(.minutes(5))) struct UndoRobustnessTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let other: Library

  init() async throws {
    fixture = try LibraryFixture(device: 1)
    library = try await fixture.open()
    other = try await LibraryFixture(device: 9).open()
    for number in 1...2 { try await other.rate(.movie(number), .stars(8), by: .owner) }
  }

  private func exported() async throws -> URL {
    let file = fixture.folder.appending(path: "other.jsonl")
    try await other.export(to: file)
    return file
  }

  /// Undoes the latest action, like the undo command and Ctrl+Z.
  private func undo() async throws -> EventID? {
    guard let action = try await library.lastAction(of: .owner) else { return nil }
    return try await library.undo(action, by: .owner)
  }

  @Test func `Undo reaches the earlier rating after a journal was repeatedly imported and undone`() async throws {
    let rating = try await library.rate(.movie(9), .stars(3), by: .owner)
    let file = try await exported()
    for _ in 1...3 {
      try await library.importJournal(file, by: .owner)
      #expect(try await library.ratings(by: .owner).count == 3)
      #expect(try await undo() != nil)
      #expect(try await library.ratings(by: .owner).count == 1)
    }
    #expect(try await library.lastAction(of: .owner) == rating)
    #expect(try await undo() != nil)
    #expect(try await library.ratings(by: .owner).isEmpty)
    #expect(try await undo() == nil)
    let undone = try #require(try await library.lastUndone(of: .owner))
    #expect(undone == rating)
    try await library.redo(undone, by: .owner)
    #expect(try await library.ratings(by: .owner).count == 1)
  }

  @Test func `Undo reaches the rating before an import whose events were undone one by one`() async throws {
    let rating = try await library.rate(.movie(9), .stars(3), by: .owner)
    try await library.importJournal(try await exported(), by: .owner)
    for rating in try await other.ratings(by: .owner) { try await library.undo(rating.event, by: .owner) }
    #expect(try await library.lastAction(of: .owner) == rating)
    #expect(try await undo() != nil)
    #expect(try await undo() == nil)
  }

  @Test func `Undo reaches the rating before an import of postponed events`() async throws {
    let rating = try await library.rate(.movie(9), .stars(3), by: .owner)
    let id = EventID(time: 6_000_000_000_000 << 16, device: DeviceID(number: 77))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0),
      content: .rated(.movie(1), .whole, .stars(1), date: nil))
    let file = fixture.folder.appending(path: "far.jsonl")
    try Data(EventLine(event).bytes).write(to: file)
    #expect(try await library.importJournal(file, by: .owner).postponed == 1)
    #expect(try await library.lastAction(of: .owner) == rating)
    #expect(try await undo() != nil)
    #expect(try await undo() == nil)
  }

  @Test func `Undone import takes effect again when the file is imported again`() async throws {
    let file = try await exported()
    let first = try #require(try await library.importJournal(file, by: .owner).action)
    try await library.undo(first, by: .owner)
    try await library.importJournal(file, by: .owner)
    #expect(try await library.ratings(by: .owner).count == 2)
  }
}
