import Foundation
import GRDB
import SQLiteFiles
import Synchronization
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Library

/// Restorations that are killed, run out of space, or coincide with writes: no event is lost.
@Suite(.timeLimit(.minutes(5))) struct RestorationRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private struct Killed: Error {}

  private func rate(_ numbers: ClosedRange<Int>, in library: Library) async throws {
    for number in numbers { try await library.rate(.movie(number), .stars(8), by: .owner) }
  }

  private func names(in folder: String = "") throws -> [String] {
    let path = fixture.folder.appending(path: folder).path
    return FileManager.default.fileExists(atPath: path) ? try FileManager.default.contentsOfDirectory(atPath: path) : []
  }

  /// Creates a library as left by a crash, with a damaged header. Half of its forty events are only in the log.
  private func damage() async throws -> Data {
    let other = try LibraryFixture()
    let library = try await other.open()
    try await rate(1...20, in: library)
    try await other.checkpoint()
    try await rate(21...40, in: library)
    for suffix in ["", "-wal"] {
      var bytes = try Data(contentsOf: URL(filePath: other.file.path + suffix))
      if suffix.isEmpty { bytes.replaceSubrange(0..<100, with: Data(repeating: 0xA5, count: 100)) }
      try bytes.write(to: URL(filePath: fixture.file.path + suffix))
    }
    return try Data(contentsOf: fixture.file)
  }

  @Test(arguments: RestorationStep.allCases)
  func `Restoration that is interrupted at any step loses no events`(_ end: RestorationStep) async throws {
    let bytes = try await damage()
    await #expect(throws: LibraryError.self) {
      _ = try await fixture.open(step: { if $0 == end { throw Killed() } })
    }
    let library = try await fixture.open()
    #expect(try await library.ratings(by: .owner).count == 40)
    if end != .placed { #expect(library.recovery?.events == 40) }
    try await rate(41...41, in: library)
    #expect(try await fixture.open().ratings(by: .owner).count == 41)
    #expect(try names().allSatisfy { !$0.hasPrefix("library-") })
    let aside = try names(in: "set-aside").filter { $0.hasSuffix(".sqlite") }
    #expect(aside.count == 1)
    let kept = fixture.folder.appending(path: "set-aside/\(aside.first ?? "")")
    #expect(try Data(contentsOf: kept) == bytes)
  }

  @Test func `Write by a process with the library open completes an interrupted restoration`() async throws {
    let first = try await fixture.open()
    try await rate(1...5, in: first)
    let second = try await fixture.open(step: { if $0 == .committed { throw Killed() } })
    await #expect(throws: LibraryError.self) { try await second.file.restore(because: DamagedRow()) }
    try await rate(6...6, in: first)
    #expect(try await fixture.open().ratings(by: .owner).count == 6)
  }

  @Test func `Process that is killed during a restoration loses no events`() async throws {
    do {
      let library = try await fixture.open()
      _ = try await library.write(by: .owner) { batch in
        for number in 1...2000 { try batch.rate(.movie(number), .stars(8)) }
      }
    }
    try await fixture.checkpoint()
    let tool = try CommandLineTool("library-writer")
    for name in ["library-new.sqlite", "library-replacement.sqlite", "set-aside"] {
      var bytes = try Data(contentsOf: fixture.file)
      bytes.replaceSubrange(0..<100, with: Data(repeating: 0xA5, count: 100))
      try bytes.write(to: fixture.file)
      let writer = try tool.start([fixture.folder.path], connectedTo: try Conversation())
      // The process may already have passed that step. All events must exist then, too.
      while writer.isRunning, try names().allSatisfy({ $0 != name && $0 != "set-aside" }) {
        try Task.checkCancellation()
        await Task.yield()
      }
      kill(writer.identifier, SIGKILL)
      _ = try await writer.end()
      do { #expect(try await fixture.open().ratings(by: .owner).filter { $0.title.source == .tmdb }.count == 2000) }
      try await fixture.checkpoint()
      try? FileManager.default.removeItem(at: fixture.folder.appending(path: "set-aside"))
    }
  }

  @Test func `Full disk during a restoration leaves the files unchanged and the library readable`() async throws {
    let bytes = try await damage()
    let library = try await fixture.open(step: { if $0 == .filling { throw POSIXError(.ENOSPC) } })
    #expect(library.readOnlyReason == .diskFull)
    #expect(try await library.ratings(by: .owner).count == 40)
    await #expect(throws: LibraryError.diskFull) { try await rate(41...41, in: library) }
    #expect(try Data(contentsOf: fixture.file) == bytes)
    #expect(try names().allSatisfy { !$0.hasPrefix("library-") && $0 != "set-aside" })
    #expect(try await fixture.open().ratings(by: .owner).count == 40)
  }

  @Test func `Full disk during a restoration leaves an open library usable`() async throws {
    let library = try await fixture.open(step: { if $0 == .filling { throw POSIXError(.ENOSPC) } })
    try await rate(1...5, in: library)
    await #expect(throws: LibraryError.diskFull) { try await library.file.restore(because: DamagedRow()) }
    try await rate(6...6, in: library)
    #expect(try await fixture.open().ratings(by: .owner).count == 6)
  }

  @Test func `Opening removes the remains of an interrupted restoration`() async throws {
    try await fixture.open().rateAndClose(1...2)
    for suffix in ["", "-wal", "-shm"] {
      try Data(repeating: 1, count: 9000).write(to: fixture.folder.appending(path: "library-new.sqlite" + suffix))
    }
    let library = try await fixture.open()
    #expect(library.recovery == nil)
    #expect(try await library.ratings(by: .owner).count == 2)
    #expect(try names().allSatisfy { !$0.hasPrefix("library-") })
  }

  @Test func `Write continues in the file that another process restored`() async throws {
    let (first, second) = (try await fixture.open(), try await fixture.open())
    try await rate(1...3, in: first)
    var counts = first.observe { try Int.fetchOne($0, sql: "SELECT count(*) FROM event") ?? 0 }.makeAsyncIterator()
    #expect(await counts.next() == 3)
    try await second.file.restore(because: DamagedRow())
    try await rate(4...4, in: second)
    try await rate(5...6, in: first)
    #expect(try await fixture.open().ratings(by: .owner).count == 6)
    #expect(try await second.ratings(by: .owner).count == 6)
    var count = await counts.next()
    while let found = count, found < 6 { count = await counts.next() }
    #expect(count == 6)
  }

  @Test func `Events of a file that is removed while open are in the next one`() async throws {
    let library = try await fixture.open()
    try await rate(1...3, in: library)
    try await fixture.checkpoint()
    try await rate(4...5, in: library)
    for suffix in ["", "-wal", "-shm"] { unlink(fixture.file.path + suffix) }
    try await rate(6...6, in: library)
    #expect(try await library.ratings(by: .owner).count == 6)
    #expect(try await fixture.open().ratings(by: .owner).count == 6)
  }

  @Test func `Read uses the file that another process restored`() async throws {
    let (first, second) = (try await fixture.open(), try await fixture.open())
    try await rate(1...3, in: first)
    try await second.file.restore(because: DamagedRow())
    try await rate(4...4, in: second)
    #expect(try await first.ratings(by: .owner).count == 4)
  }

  @Test func `Sync continues in the file that another process restored`() async throws {
    let shared = try LibraryFixture()
    do {
      let other = try await LibraryFixture(device: 9).open()
      try await rate(1...3, in: other)
      try await SharedFolder(shared.folder, of: other).sync()
    }
    let (first, second) = (try await fixture.open(), try await fixture.open())
    try await second.file.restore(because: DamagedRow())
    try await SharedFolder(shared.folder, of: first).sync()
    #expect(try await fixture.open().ratings(by: .owner).count == 3)
  }

  @Test(arguments: RestorationStep.allCases)
  func `Write that begins during a restoration is in the restored file`(_ moment: RestorationStep) async throws {
    let first = try await fixture.open()
    try await rate(1...5, in: first)
    let write = Mutex<Task<Void, any Error>?>(nil)
    let second = try await fixture.open(step: { step in
      guard step == moment else { return }
      write.withLock { $0 = Task { try await first.rate(.movie(6), .stars(8), by: .owner) } }
    })
    try await second.file.restore(because: DamagedRow())
    try await #require(write.withLock(\.self)).value
    #expect(try await fixture.open().ratings(by: .owner).count == 6)
  }

  @Test func `Event that is damaged in the newest backup is restored from an older one`() async throws {
    try await makeBackups(damagedIn: ["2027-01-16"])
    let library = try await fixture.open()
    #expect(library.recovery?.eventsFromBackup == 2 && library.recovery?.lostEvents == 0)
    #expect(library.recovery?.backupDate?.description == "2027-01-16")
    #expect(try await library.ratings(by: .owner).count == 2)
  }

  @Test func `Event that is damaged in all backups is counted as lost`() async throws {
    try await makeBackups(damagedIn: ["2027-01-15", "2027-01-16"])
    let library = try await fixture.open()
    #expect(library.recovery?.eventsFromBackup == 1 && library.recovery?.lostEvents == 1)
  }

  @Test func `Events that are missing in the newest backup are restored from an older one`() async throws {
    try await makeBackups(damagedIn: [])
    let backup = fixture.folder.appending(path: "backups/2027-01-16.sqlite")
    try await DatabaseQueue(path: backup.path).write { try $0.execute(sql: "DELETE FROM event") }
    #expect(try await fixture.open().ratings(by: .owner).count == 1)
  }

  /// Leaves only two backups: one with a first event, and one from the next day with a second.
  private func makeBackups(damagedIn days: [String]) async throws {
    do {
      let library = try await fixture.open()
      try await rate(1...1, in: library)
      try await library.backUp()
      fixture.advance(days: 1)
      try await rate(2...2, in: library)
      try await library.backUp()
    }
    for day in days {
      let queue = try DatabaseQueue(path: fixture.folder.appending(path: "backups/\(day).sqlite").path)
      try await queue.write { database in
        try database.execute(
          sql: "UPDATE event SET line = CAST(replace(CAST(line AS TEXT), '\"score\":\"8\"', '\"score\":\"7\"') AS BLOB)"
            + " WHERE id = (SELECT min(id) FROM event)")
        #expect(database.changesCount == 1)
      }
      try queue.close()
    }
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.file.path + suffix) }
  }
}
