import Foundation
import GRDB
import Glibc
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Library

/// Unexpected files in place of the library. No user data may be lost, and nothing may hang.
@Suite(.timeLimit(.minutes(5))) struct LibraryFileRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private func path(_ suffix: String = "") -> String { fixture.file.path + suffix }

  private func exists(_ name: String) -> Bool {
    var status = stat()
    return lstat(fixture.folder.appending(path: name).path, &status) == 0
  }

  private func rate(_ numbers: ClosedRange<Int>, in library: Library) async throws {
    for number in numbers { try await library.rate(.movie(number), .stars(8), by: .owner) }
  }

  /// Returns the write-ahead log of another library with the given device ID. It contains five ratings from the next
  /// day.
  private func otherLog(device: UInt64) async throws -> Data {
    let other = try LibraryFixture(device: device)
    other.advance(days: 1)
    let library = try await other.open()
    try await rate(101...105, in: library)
    let log = try Data(contentsOf: URL(filePath: other.file.path + "-wal"))
    #expect(log.count > 4096)
    return log
  }

  @Test func `Library that can't be read is neither moved nor replaced`() async throws {
    // Reading the first bytes of this file fails with EIO, even for root.
    try FileManager.default.createSymbolicLink(atPath: path(), withDestinationPath: "/proc/self/mem")
    await #expect {
      _ = try await fixture.open()
    } throws: {
      if case .unreadable = $0 as? LibraryError { true } else { false }
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path()) == "/proc/self/mem")
    #expect(!exists("set-aside") && fixture.recoveries == [])
  }

  @Test func `Another program's write-ahead log is set aside, and the library stays unchanged`() async throws {
    try await fixture.open().rateAndClose(1...5)
    try await fixture.checkpoint()
    let foreign = try LibraryFixture()
    let pool = try DatabasePool(path: foreign.file.path)
    try await pool.write { database in
      try database.execute(sql: "CREATE TABLE event (mine TEXT); CREATE TABLE other (mine TEXT)")
      for number in 0..<500 { try database.execute(sql: "INSERT INTO event VALUES (?)", arguments: ["row \(number)"]) }
    }
    let log = try Data(contentsOf: URL(filePath: foreign.file.path + "-wal"))
    try log.write(to: URL(filePath: path("-wal")))
    let library = try await fixture.open()
    #expect(try await library.ratings(by: .owner).count == 5)
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .foreignLog && recovery.events == 0 && fixture.recoveries == [recovery])
    #expect(try Data(contentsOf: #require(recovery.setAsideFile)) == log)
    try await library.rate(.movie(6), .stars(8), by: .owner)
    #expect(try await fixture.open().ratings(by: .owner).count == 6)
  }

  @Test func `Log of another person's library is set aside without merging its events`() async throws {
    try await fixture.open().rateAndClose(1...5)
    try await fixture.checkpoint()
    try await otherLog(device: 99).write(to: URL(filePath: path("-wal")))
    let library = try await fixture.open()
    #expect(library.recovery?.cause == .foreignLog && library.recovery?.events == 0)
    #expect(try await library.ratings(by: .owner).count == 5)
  }

  @Test func `Events of this device in a foreign write-ahead log are merged`() async throws {
    try await fixture.open().rateAndClose(1...5)
    try await fixture.checkpoint()
    try await otherLog(device: 1).write(to: URL(filePath: path("-wal")))
    let library = try await fixture.open()
    #expect(library.recovery?.cause == .foreignLog && library.recovery?.eventsFromDamagedFile == 5)
    #expect(try await library.ratings(by: .owner).count == 10)
  }

  @Test func `Library replays its own write-ahead log after a crash`() async throws {
    let library = try await fixture.open()
    try await rate(1...5, in: library)
    let crashed = try LibraryFixture()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path(suffix), toPath: crashed.file.path + suffix)
    }
    let reopened = try await crashed.open()
    #expect(reopened.recovery == nil)
    #expect(try await reopened.ratings(by: .owner).count == 5)
  }

  @Test func `Link to a missing file causes an error that names it, and the link stays`() async throws {
    let target = fixture.folder.appending(path: "disk/library.sqlite").path
    try FileManager.default.createSymbolicLink(atPath: path(), withDestinationPath: target)
    await #expect(throws: LibraryError.missingLinkTarget(link: path(), target: target)) { _ = try await fixture.open() }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path()) == target)
    await #expect(throws: LibraryError.self) { _ = try await Library.openExisting(in: fixture.folder) }
  }

  @Test func `Link to a missing folder causes an error that names it`() async throws {
    let link = fixture.folder.appending(path: "data")
    let target = fixture.folder.appending(path: "disk/data").path
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    await #expect(throws: LibraryError.missingLinkTarget(link: link.path, target: target)) {
      _ = try await Library.open(in: link, fixture.environment())
    }
    #expect(!exists("disk"))
  }

  @Test func `Link to a library is followed and survives a restore from a backup`() async throws {
    let disk = try LibraryFixture()
    try await disk.open().rateAndClose(1...5)
    try FileManager.default.createSymbolicLink(atPath: path(), withDestinationPath: disk.file.path)
    do {
      let library = try await fixture.open()
      try await rate(6...7, in: library)
      try await library.backUp()
    }
    try await disk.checkpoint()
    try Data(repeating: 0xA5, count: 5000).write(to: disk.file)
    let library = try await fixture.open()
    #expect(library.recovery?.eventsFromBackup == 7)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path()) == disk.file.path)
    #expect(try await library.ratings(by: .owner).count == 7)
  }

  @Test func `Log without a database is salvaged, set aside and reported`() async throws {
    let log = try await otherLog(device: 1)
    try log.write(to: URL(filePath: path("-wal")))
    let library = try await fixture.open()
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .missing && recovery.eventsFromDamagedFile == 5)
    #expect(try await library.ratings(by: .owner).count == 5)
    #expect(try Data(contentsOf: URL(filePath: try #require(recovery.setAsideFile).path + "-wal")) == log)
  }

  @Test func `Log without a database counts as an existing library`() async throws {
    try await otherLog(device: 1).write(to: URL(filePath: path("-wal")))
    #expect(try await Library.openExisting(in: fixture.folder)?.ratings(by: .owner).count == 5)
  }

  @Test(arguments: SpecialFile.allCases, ["", "-wal", "-shm"])
  func `Opening immediately rejects a special file in place of the library or its write-ahead log`(
    _ special: SpecialFile, _ suffix: String
  ) async throws {
    if suffix != "" { try await fixture.open().rateAndClose(1...1) }
    try await fixture.checkpointIfPresent()
    for companion in ["-wal", "-shm"] { unlink(path(companion)) }
    try special.put(at: path(suffix))
    await #expect {
      _ = try await fixture.open()
    } throws: {
      if case .notAFile = $0 as? LibraryError { true } else { false }
    }
  }

  @Test(arguments: SpecialFile.allCases)
  func `Recovery ignores a special file in place of a backup`(_ special: SpecialFile) async throws {
    do {
      let library = try await fixture.open()
      try await rate(1...3, in: library)
      try await library.backUp()
    }
    try special.put(at: fixture.folder.appending(path: "backups/2031-01-01.sqlite").path)
    for suffix in ["", "-wal", "-shm"] { unlink(path(suffix)) }
    #expect(try await fixture.open().recovery?.eventsFromBackup == 3)
  }

  @Test(arguments: SpecialFile.allCases)
  func `Import immediately rejects a special file in place of a journal`(_ special: SpecialFile) async throws {
    let library = try await fixture.open()
    let journal = fixture.folder.appending(path: "journal.jsonl")
    try special.put(at: journal.path)
    await #expect(throws: LibraryError.self) { try await library.importJournal(journal, by: .owner) }
  }
}
