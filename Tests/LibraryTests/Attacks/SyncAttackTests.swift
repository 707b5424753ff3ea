import Foundation
import Testing

@testable import Library

/// Damaged and unknown files in the shared folder: what is whole is merged, and each is reported once, by its name.
@Suite(.timeLimit(.minutes(5))) struct SyncAttackTests {
  private let shared: Place
  private let place: Place

  init() throws {
    shared = try Place()
    place = try Place(device: 1)
  }

  private func journal(ratings: ClosedRange<Int>) async throws -> [String] {
    let library = try await Place(device: 2).open()
    for number in ratings { try await library.rate(.film(number), .stars(8), by: .owner) }
    return [JournalFormat.header] + (try await library.lines())
  }

  @Test("A damaged copy is merged as far as it is whole, and reported once")
  func conflictCopy() async throws {
    var lines = try await journal(ratings: 1...5)
    lines[3] = String(lines[3].dropLast(20))
    let name = "0000000000002.sync-conflict-20261122-101112-ABCDEFG.jsonl"
    _ = try shared.file(name, lines)
    let library = try await place.open()
    let folder = SharedFolder(shared.folder, of: library)
    let first = try await folder.synchronise()
    #expect(first.merged.new == 4 && first.newlyDamaged == [name] && first.unreadable == [])
    #expect(try await library.ratings(by: .owner).count == 4)
    let second = try await folder.synchronise()
    #expect(second.newlyDamaged == [] && second.damaged == 1)
    // Reading everything again, as after another file was removed, is no news either.
    let other = try shared.file("other.jsonl", try await journal(ratings: 6...6))
    try await folder.synchronise()
    try FileManager.default.removeItem(at: other)
    #expect(try await folder.synchronise().newlyDamaged == [])
    // More damage is.
    lines[4] = "nonsense"
    _ = try shared.file(name, lines)
    #expect(try await folder.synchronise().newlyDamaged == [name])
  }

  @Test("A later version's journal is named, and the others are merged")
  func laterVersion() async throws {
    _ = try shared.file("later.jsonl", [#"{"matinee":"journal","version":2}"#, "{}"])
    _ = try shared.file("0000000000002.jsonl", try await journal(ratings: 1...3))
    let library = try await place.open()
    let report = try await SharedFolder(shared.folder, of: library).synchronise()
    #expect(report.newer == ["later.jsonl"] && report.unreadable == [] && report.merged.new == 3)
  }

  @Test("This device doesn't write to a file of its own that a later version wrote")
  func laterVersionOfOwnFile() async throws {
    let own = try shared.file("0000000000001.jsonl", [#"{"matinee":"journal","version":2}"#])
    let library = try await place.open()
    try await library.rate(.film(1), .stars(8), by: .owner)
    let before = try Data(contentsOf: own)
    #expect(try await SharedFolder(shared.folder, of: library).synchronise().newer == ["0000000000001.jsonl"])
    #expect(try Data(contentsOf: own) == before)
  }

  @Test("A pipe in the folder doesn't hang the exchange")
  func pipe() async throws {
    #expect(mkfifo(shared.folder.appending(path: "pipe.jsonl").path, 0o600) == 0)
    #expect(mkfifo(shared.folder.appending(path: "0000000000001.jsonl").path, 0o600) == 0)
    let library = try await place.open()
    try await library.rate(.film(1), .stars(8), by: .owner)
    let report = try await SharedFolder(shared.folder, of: library).synchronise()
    #expect(report.unreadable == ["0000000000001.jsonl", "pipe.jsonl"] && report.written == 0)
  }
}
