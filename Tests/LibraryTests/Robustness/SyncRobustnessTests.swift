import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Damaged and unknown files in the shared folder: intact lines are merged, and each file is reported once by name.
@Suite(.timeLimit(.minutes(5))) struct SyncRobustnessTests {
  private let shared: LibraryFixture
  private let fixture: LibraryFixture

  init() throws {
    shared = try LibraryFixture()
    fixture = try LibraryFixture(device: 1)
  }

  private func journal(ratings: ClosedRange<Int>) async throws -> [String] {
    let library = try await LibraryFixture(device: 2).open()
    for number in ratings { try await library.rate(.movie(number), .stars(8), by: .owner) }
    return [JournalFormat.header] + (try await library.lines())
  }

  @Test func `Intact lines of a damaged copy are merged, and the damage is reported once`() async throws {
    var lines = try await journal(ratings: 1...5)
    lines[3] = String(lines[3].dropLast(20))
    let name = "0000000000002.sync-conflict-20261122-101112-ABCDEFG.jsonl"
    _ = try shared.file(name, lines)
    let library = try await fixture.open()
    let folder = SharedFolder(shared.folder, of: library)
    let first = try await folder.sync()
    #expect(first.merged.new == 4 && first.newlyDamaged == [name] && first.unreadable == [])
    #expect(try await library.ratings(by: .owner).count == 4)
    let second = try await folder.sync()
    #expect(second.newlyDamaged == [] && second.damaged == 1)
    // Reading all files again, as after the removal of another file, doesn't report the damage again.
    let other = try shared.file("other.jsonl", try await journal(ratings: 6...6))
    try await folder.sync()
    try FileManager.default.removeItem(at: other)
    #expect(try await folder.sync().newlyDamaged == [])
    // Additional damage is reported.
    lines[4] = "nonsense"
    _ = try shared.file(name, lines)
    #expect(try await folder.sync().newlyDamaged == [name])
  }

  @Test(arguments: [3, 5])
  func `Intact file with the size and date of a damaged one is merged after the next start`(_ line: Int) async throws {
    let lines = try await journal(ratings: 1...5)
    var damaged = lines
    // Damage to the last line also removes its line break.
    damaged[line] = line == 3 ? String(damaged[line].dropLast()) + " " : damaged[line] + "}"
    let name = "0000000000002.jsonl"
    let file = shared.folder.appending(path: name)
    func write(_ lines: [String]) throws {
      let text = lines.joined(separator: "\n") + "\n"
      try Data(text.utf8.prefix(lines == damaged && line == 5 ? text.utf8.count - 1 : text.utf8.count)).write(to: file)
      let date = timespec(tv_sec: 1_800_000_000, tv_nsec: 0)
      #expect(utimensat(AT_FDCWD, file.path, [date, date], 0) == 0)
    }
    try write(damaged)
    do {
      let library = try await fixture.open()
      #expect(try await SharedFolder(shared.folder, of: library).sync().merged.new == 4)
    }
    try write(lines)
    let library = try await fixture.open()
    #expect(try await SharedFolder(shared.folder, of: library).sync().merged.new == 1)
    #expect(try await SharedFolder(shared.folder, of: library).sync().damaged == 0)
  }

  @Test
  func `Damage that keeps a former file's size and date is repaired after the device gets a new ID`() async throws {
    do {
      let library = try await fixture.open()
      for number in 1...3 { try await library.rate(.movie(number), .stars(8), by: .owner) }
      try await SharedFolder(shared.folder, of: library).sync()
    }
    let file = shared.folder.appending(path: "0000000000001.jsonl")
    var status = stat()
    #expect(stat(file.path, &status) == 0)
    var content = try Data(contentsOf: file)
    content[content.count / 2] ^= 1
    try content.write(to: file)
    #expect(utimensat(AT_FDCWD, file.path, [status.st_atim, status.st_mtim], 0) == 0)
    fixture.machine = "another machine"
    let library = try await fixture.open()
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 1)
    let other = try await LibraryFixture(device: 9).open()
    try await SharedFolder(shared.folder, of: other).sync()
    #expect(try await other.lines() == library.lines())
  }

  @Test func `Journal of a later version is reported, and the others are merged`() async throws {
    _ = try shared.file("later.jsonl", [#"{"matinee":"journal","version":2}"#, "{}"])
    _ = try shared.file("0000000000002.jsonl", try await journal(ratings: 1...3))
    let library = try await fixture.open()
    let report = try await SharedFolder(shared.folder, of: library).sync()
    #expect(report.newer == ["later.jsonl"] && report.unreadable == [] && report.merged.new == 3)
  }

  @Test func `Device doesn't write to its own file if a later version wrote it`() async throws {
    let own = try shared.file("0000000000001.jsonl", [#"{"matinee":"journal","version":2}"#])
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(8), by: .owner)
    let before = try Data(contentsOf: own)
    let report = try await SharedFolder(shared.folder, of: library).sync()
    #expect(report.newer == ["0000000000001.jsonl"] && report.written == 1)
    #expect(try Data(contentsOf: own) == before)
    // Other devices get the event from another file.
    let other = try await LibraryFixture(device: 2).open()
    #expect(try await SharedFolder(shared.folder, of: other).sync().merged.new == 1)
    try await library.rate(.movie(2), .stars(8), by: .owner)
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 1)
    #expect(try await SharedFolder(shared.folder, of: other).sync().merged.new == 1)
  }

  @Test func `Pipes in the shared folder are reported and don't block the sync`() async throws {
    #expect(mkfifo(shared.folder.appending(path: "pipe.jsonl").path, 0o600) == 0)
    #expect(mkfifo(shared.folder.appending(path: "0000000000001.jsonl").path, 0o600) == 0)
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(8), by: .owner)
    let report = try await SharedFolder(shared.folder, of: library).sync()
    #expect(report.unreadable == ["0000000000001.jsonl", "pipe.jsonl"] && report.written == 1)
  }

  @Test func `Damaged line in the device's own file is written again after the next start`() async throws {
    let other = try await LibraryFixture(device: 2).open()
    let own = shared.folder.appending(path: "0000000000001.jsonl")
    do {
      let library = try await fixture.open()
      for number in 1...2 { try await library.rate(.movie(number), .stars(8), by: .owner) }
      try await SharedFolder(shared.folder, of: library).sync()
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
    #expect(try await SharedFolder(shared.folder, of: other).sync().newlyDamaged == ["0000000000001.jsonl"])
    let library = try await fixture.open()
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 1)
    #expect(try await SharedFolder(shared.folder, of: other).sync().merged.new == 1)
    #expect(try await other.lines() == library.lines())
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 0)
  }

  @Test(arguments: ["0000000000002.JSONL", "copy.Jsonl"])
  func `File with an uppercase extension is merged`(_ name: String) async throws {
    _ = try shared.file(name, try await journal(ratings: 1...3))
    let library = try await fixture.open()
    let report = try await SharedFolder(shared.folder, of: library).sync()
    #expect(report.merged.new == 3 && report.unreadable == [])
  }

  @Test func `Error names a folder in place of the lock file`() async throws {
    let lock = fixture.folder.appending(path: "sharing.lock")
    let library = try await fixture.open()
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    await #expect(throws: LibraryError.notAFile(path: lock.path)) {
      try await SharedFolder(shared.folder, of: library).sync()
    }
  }

  @Test func `Files beyond the limit are counted, but never include the device's own file`() async throws {
    for number in 1...(SharedFolder.maximumFileCount + 5) {
      try Data().write(to: shared.folder.appending(path: "\(number).jsonl"))
    }
    let library = try await fixture.open()
    try await library.rate(.movie(1), .stars(8), by: .owner)
    #expect(try await SharedFolder(shared.folder, of: library).sync().omitted == 5)
    #expect(try await SharedFolder(shared.folder, of: library).sync().omitted == 5)
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 0)
  }

  @Test(arguments: [(1, 2), (2, 1)])
  func `Two events with one ID are reported once; all devices retain the same one`(_ films: (Int, Int)) async throws {
    let (first, second) = (try await fixture.open(), try await LibraryFixture(device: 1).open())
    try await first.rate(.movie(films.0), .stars(8), by: .owner)
    try await second.rate(.movie(films.1), .stars(8), by: .owner)
    let lines = [try await first.lines(), try await second.lines()]
    let other = try await LibraryFixture(device: 2).open()
    try await other.merge(lines: lines[1].map { Array($0.utf8) })
    try await SharedFolder(shared.folder, of: first).sync()
    let report = try await SharedFolder(shared.folder, of: other).sync()
    #expect(report.merged.conflicting == 1 && report.merged.known == 1 && report.merged.new == 0)
    #expect(try await SharedFolder(shared.folder, of: other).sync().merged.conflicting == 0)
    try await SharedFolder(shared.folder, of: first).sync()
    // The device that the ID names keeps its own line.
    for library in [first, other] {
      #expect(try await library.lines() == lines[0])
      #expect(try await library.ratings(by: .owner).map(\.title.number) == [films.0])
    }
  }
}
