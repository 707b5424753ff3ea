import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Logs that are damaged or older than their database. SQLite would silently drop or undo writes.
@Suite(.timeLimit(.minutes(5))) struct LogRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture(device: 50) }

  private func rate(_ numbers: ClosedRange<Int>, in library: Library) async throws {
    for number in numbers { try await library.rate(.movie(number), .stars(8), by: .owner) }
  }

  private func bytes(_ suffix: String = "", at fixture: LibraryFixture) throws -> Data {
    try Data(contentsOf: URL(filePath: fixture.file.path + suffix))
  }

  /// Creates a library as left by a crash, with all of its twenty events only in the log.
  ///
  /// - Returns: The modified log.
  private func crash(_ change: (inout Data) -> Void) async throws -> Data {
    let other = try LibraryFixture()
    do { _ = try await other.open() }
    try await other.checkpoint()
    let library = try await other.open()
    try await rate(1...20, in: library)
    try bytes(at: other).write(to: fixture.file)
    var log = try bytes("-wal", at: other)
    change(&log)
    try log.write(to: URL(filePath: fixture.file.path + "-wal"))
    return log
  }

  private static let frame = 24 + 4096

  @Test(arguments: [
    0, 9, 17, 30, 32 + 2, 32 + 10, 32 + 24 + 700, 32 + 3 * (24 + 4096) + 20, 32 + 9 * (24 + 4096) + 999,
  ])
  func `Flipped bit in the log loses no event whose line is intact`(_ position: Int) async throws {
    let log = try await crash { $0[position] ^= 4 }
    let library = try await fixture.open()
    #expect(try await library.ratings(by: .owner).count == 20)
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .damagedLog && fixture.recoveries == [recovery])
    #expect(try Data(contentsOf: #require(recovery.setAsideFile)) == log)
    // Ids assigned after the damage may be lost and must not be reused.
    #expect(try await library.rate(.movie(21), .stars(8), by: .owner)?.device != DeviceID(number: 1))
    #expect(try await fixture.open().ratings(by: .owner).count == 21)
  }

  @Test(arguments: [0, 1, 5])
  func `Zeroed page of the log loses no event whose line is intact`(_ number: Int) async throws {
    _ = try await crash { log in
      let start = 32 + number * Self.frame
      log.replaceSubrange(start..<start + Self.frame, with: Data(count: Self.frame))
    }
    let library = try await fixture.open()
    #expect(try await library.ratings(by: .owner).count == 20)
    #expect(library.recovery?.cause == .damagedLog)
  }

  @Test func `Damaged log is read on a read-only disk and stays unchanged`() async throws {
    let log = try await crash { $0[32 + 24 + 700] ^= 4 }
    let library = try await fixture.open(makeLock: { _ in throw POSIXError(.EROFS) })
    #expect(try await library.ratings(by: .owner).count == 20)
    #expect(try bytes("-wal", at: fixture) == log)
  }

  @Test func `Transaction that a crash cut off doesn't count as damage`() async throws {
    _ = try await crash { $0.removeLast(100) }
    let library = try await fixture.open()
    #expect(library.recovery == nil)
    #expect(try await library.ratings(by: .owner).count == 19)
  }

  @Test func `Log frames from before a checkpoint don't count as damage`() async throws {
    let other = try LibraryFixture()
    let library = try await other.open()
    try await rate(1...20, in: library)
    _ = try await library.file.withDatabase { try $0.writeWithoutTransaction { try $0.checkpoint(.restart) } }
    try await rate(21...21, in: library)
    for suffix in ["", "-wal"] {
      try bytes(suffix, at: other).write(to: URL(filePath: fixture.file.path + suffix))
    }
    #expect(try bytes("-wal", at: fixture).count > 32 + 20 * Self.frame)
    let crashed = try await fixture.open()
    #expect(crashed.recovery == nil)
    #expect(try await crashed.ratings(by: .owner).count == 21)
  }

  @Test
  func `A log that continues its database is recognized by its marks, without examining the database`() async throws {
    for checkpoint in [Database.CheckpointMode?.none, .passive, .restart] {
      let other = try await checkpointedFixture()
      let library = try await other.open()
      try await rate(1...5, in: library)
      if let checkpoint {
        _ = try await library.file.withDatabase { try $0.writeWithoutTransaction { try $0.checkpoint(checkpoint) } }
        try await rate(6...8, in: library)
      }
      try await expectRecognizedLog(of: library, at: other, "\(String(describing: checkpoint))")
    }
  }

  @Test func `The log of a launch without a change is recognized by its marks, too`() async throws {
    let other = try await checkpointedFixture()
    let library = try await other.open()
    try await expectRecognizedLog(of: library, at: other, "without a change")
  }

  /// Returns the files of a library that was closed after a write, without a log.
  private func checkpointedFixture() async throws -> LibraryFixture {
    let other = try LibraryFixture()
    let library = try await other.open()
    try await rate(10...12, in: library)
    library.close()
    try await other.checkpoint()
    return other
  }

  /// Expects that a library whose process is killed now is opened without an examination of the whole database, because
  /// only that would notice the damage of a page.
  private func expectRecognizedLog(of library: Library, at other: LibraryFixture, _ comment: Comment) async throws {
    var database = try bytes(at: other)
    let page = try await library.file.read {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'noteByTitle'")
    }
    let start = try #require(page) * 4096 - 4096
    try #require(database.count >= start + 4096)
    database.replaceSubrange(start..<start + 20, with: Data(repeating: 0xA5, count: 20))
    let crashed = try LibraryFixture()
    try database.write(to: crashed.file)
    try bytes("-wal", at: other).write(to: URL(filePath: crashed.file.path + "-wal"))
    let verdict = try LibraryCopy.with(LibraryFolder(crashed.folder)) { try LogVerdict($0) }
    guard case .replayable = verdict else {
      Issue.record("\(comment): \(verdict)")
      return
    }
  }

  @Test func `The log of a diverged copy of the same library isn't replayed`() async throws {
    do {
      let library = try await fixture.open()
      try await rate(1...2, in: library)
      library.close()
    }
    let copy = try LibraryFixture(device: 60)
    copy.machine = "another machine"
    try bytes(at: fixture).write(to: copy.file)
    let diverged = try await copy.open()
    try await rate(5...9, in: diverged)
    do {
      let library = try await fixture.open()
      try await rate(3...4, in: library)
      library.close()
    }
    try bytes("-wal", at: copy).write(to: URL(filePath: fixture.file.path + "-wal"))
    let opened = try await fixture.open()
    #expect(opened.recovery?.cause == .foreignLog)
    #expect(try await opened.ratings(by: .owner).count == 9)
  }

  @Test func `Older log of the same library is set aside, and no event is reverted`() async throws {
    var log = Data()
    do {
      let library = try await fixture.open()
      try await rate(1...5, in: library)
      log = try bytes("-wal", at: fixture)
      try await rate(6...10, in: library)
      // Otherwise, the file may close later, and SQLite would then remove the log that the test writes.
      library.close()
    }
    try await fixture.checkpoint()
    try log.write(to: URL(filePath: fixture.file.path + "-wal"))
    let library = try await fixture.open()
    #expect(try await library.ratings(by: .owner).count == 10)
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .foreignLog && recovery.events == 0)
    #expect(try Data(contentsOf: #require(recovery.setAsideFile)) == log)
  }

  @Test func `Newer log that doesn't match the database contributes its events`() async throws {
    var old = Data()
    let library = try await fixture.open()
    try await rate(1...5, in: library)
    try await fixture.checkpoint()
    old = try bytes(at: fixture)
    try await rate(6...200, in: library)
    try await fixture.checkpoint()
    let imported = try await LibraryFixture(device: 9).open()
    try await rate(301...303, in: imported)
    try await library.merge(lines: try await imported.lines().map { Array($0.utf8) })
    let crashed = try LibraryFixture()
    try old.write(to: crashed.file)
    try bytes("-wal", at: fixture).write(to: URL(filePath: crashed.file.path + "-wal"))
    let numbers = Set(try await crashed.open().ratings(by: .owner).map(\.title.number))
    #expect(numbers.isSuperset(of: [1, 2, 3, 4, 5, 301, 302, 303]))
  }
}
