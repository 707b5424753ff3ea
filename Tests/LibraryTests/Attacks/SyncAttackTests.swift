import Foundation
import Testing

@testable import Library

/// Damaged and unknown files in the shared folder: intact lines are merged, and each file is reported once by name.
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
    // Reading all files again, as after the removal of another file, doesn't report the damage again.
    let other = try shared.file("other.jsonl", try await journal(ratings: 6...6))
    try await folder.synchronise()
    try FileManager.default.removeItem(at: other)
    #expect(try await folder.synchronise().newlyDamaged == [])
    // Additional damage is reported.
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

  @Test("A line that rotted in this device's file is written again after the next start")
  func rot() async throws {
    let other = try await Place(device: 2).open()
    let own = shared.folder.appending(path: "0000000000001.jsonl")
    do {
      let library = try await place.open()
      for number in 1...2 { try await library.rate(.film(number), .stars(8), by: .owner) }
      try await SharedFolder(shared.folder, of: library).synchronise()
    }
    // The size and the modification time stay unchanged.
    let modified = try FileManager.default.attributesOfItem(atPath: own.path)[.modificationDate]
    var status = stat()
    #expect(stat(own.path, &status) == 0 && modified != nil)
    var bytes = try Data(contentsOf: own)
    bytes[bytes.count - 60] ^= 1
    let handle = try FileHandle(forWritingTo: own)
    try handle.write(contentsOf: bytes)
    try handle.close()
    let times = [status.st_atim, status.st_mtim]
    #expect(utimensat(AT_FDCWD, own.path, times, 0) == 0)
    #expect(try await SharedFolder(shared.folder, of: other).synchronise().newlyDamaged == ["0000000000001.jsonl"])
    let library = try await place.open()
    #expect(try await SharedFolder(shared.folder, of: library).synchronise().written == 1)
    #expect(try await SharedFolder(shared.folder, of: other).synchronise().merged.new == 1)
    #expect(try await other.lines() == library.lines())
    #expect(try await SharedFolder(shared.folder, of: library).synchronise().written == 0)
  }

  @Test("A file whose name ends in capitals is merged", arguments: ["0000000000002.JSONL", "copy.Jsonl"])
  func capitals(_ name: String) async throws {
    _ = try shared.file(name, try await journal(ratings: 1...3))
    let library = try await place.open()
    let report = try await SharedFolder(shared.folder, of: library).synchronise()
    #expect(report.merged.new == 3 && report.unreadable == [])
  }

  @Test("A folder in the place of the lock is named, rather than the shared folder")
  func lock() async throws {
    let lock = place.folder.appending(path: "sharing.lock")
    let library = try await place.open()
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    await #expect(throws: LibraryError.notAFile(path: lock.path)) {
      try await SharedFolder(shared.folder, of: library).synchronise()
    }
  }

  @Test("Files beyond the limit are counted in the report, and this device's file is never one of them")
  func manyFiles() async throws {
    for number in 1...(SharedFolder.mostFiles + 5) {
      try Data().write(to: shared.folder.appending(path: "\(number).jsonl"))
    }
    let library = try await place.open()
    try await library.rate(.film(1), .stars(8), by: .owner)
    #expect(try await SharedFolder(shared.folder, of: library).synchronise().omitted == 5)
    #expect(try await SharedFolder(shared.folder, of: library).synchronise().omitted == 5)
    #expect(try await SharedFolder(shared.folder, of: library).synchronise().written == 0)
  }

  @Test("Two events with one id are reported, and all devices keep the same")
  func conflict() async throws {
    let (first, second) = (try await place.open(), try await Place(device: 1).open())
    try await first.rate(.film(1), .stars(8), by: .owner)
    try await second.rate(.film(2), .stars(8), by: .owner)
    let other = try await Place(device: 2).open()
    try await other.merge(lines: try await second.lines().map { Array($0.utf8) })
    try await SharedFolder(shared.folder, of: first).synchronise()
    let report = try await SharedFolder(shared.folder, of: other).synchronise()
    #expect(report.merged.conflicting == 1 && report.merged.new == 0)
    #expect(try await SharedFolder(shared.folder, of: other).synchronise().merged.conflicting == 0)
  }
}
