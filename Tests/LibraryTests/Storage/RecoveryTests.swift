import Foundation
import GRDB
import SQLiteFiles
import Testing
import TitleIdentity

@testable import Library

/// Backups, and recovery of damaged files.
@Suite(.timeLimit(.minutes(5))) struct RecoveryTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private var aside: [String] {
    let folder = fixture.folder.appending(path: "set-aside").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".sqlite") }
  }

  private func rate(_ numbers: ClosedRange<Int>, in library: Library) async throws {
    _ = try await library.write(by: .owner) { batch in
      for number in numbers { try batch.rate(.movie(number), .stars(Double(number % 10 + 1))) }
    }
  }

  private func damage(_ change: (inout [UInt8]) -> Void) async throws {
    try await fixture.checkpoint()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.file.path + suffix) }
    var bytes = [UInt8](try Data(contentsOf: fixture.file))
    change(&bytes)
    try Data(bytes).write(to: fixture.file)
  }

  @Test func `Library makes one backup a day and retains them for two weeks`() async throws {
    let library = try await fixture.open()
    for day in 0..<20 {
      try await rate(day...day, in: library)
      #expect(try await library.backUp())
      #expect(try await !library.backUp())
      fixture.advance(days: 1)
    }
    #expect(library.backups.count == 15)
    #expect(library.backups.first?.description == "2027-02-03")
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.appending(path: "backups").path)
    #expect(files.allSatisfy { $0 == "last-check" || $0.hasSuffix(".sqlite") && !$0.hasPrefix("partial") })
    // A calendar that jumps ahead doesn't remove all backups.
    fixture.advance(days: 4000)
    try await library.backUp()
    #expect(library.backups.count == 3)
  }

  @Test func `Missing file is restored from the backup`() async throws {
    do {
      let library = try await fixture.open()
      try await rate(1...30, in: library)
      try await library.backUp()
    }
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.file.path + suffix) }
    let library = try await fixture.open()
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .missing && recovery.eventsFromBackup == 30 && recovery.eventsFromDamagedFile == 0)
    #expect(recovery.backupDate?.description == "2027-01-15" && recovery.setAsideFile == nil)
    #expect(try await library.ratings(by: .owner).count == 30)
    // Ids that may have been assigned before aren't reused.
    #expect(try await library.rate(.alien, .stars(8), by: .owner)?.device == DeviceID(number: 2))
  }

  /// The ranges are the header, a page in the middle, and most of the file.
  @Test(arguments: [0..<100, 4096 * 3 + 8..<4096 * 3 + 12, 4096..<4096 * 60, 0..<4096 * 8])
  func `Readable events of a damaged file are salvaged, and the file is set aside`(_ range: Range<Int>) async throws {
    do {
      let library = try await fixture.open()
      try await rate(1...150, in: library)
      try await library.backUp()
      fixture.advance(days: 0.1)
      try await rate(151...300, in: library)
    }
    try await damage { $0.replaceSubrange(range, with: repeatElement(0xA5, count: range.count)) }
    let before = try Data(contentsOf: fixture.file)
    let library = try await fixture.open()
    // The next backup finds damage that SQLite doesn't encounter.
    fixture.advance(days: 1)
    _ = try? await library.ratings(by: .owner)
    if library.recovery == nil { _ = try await library.backUp() }
    let recovery = try #require(library.recovery)
    #expect(recovery.eventsFromBackup == 150)
    #expect(try await library.lines().count == recovery.events)
    if range.count <= 100 { #expect(recovery.eventsFromDamagedFile == 150) }
    #expect(try await library.ratings(by: .owner).count == recovery.events)
    #expect(aside.count == 1)
    let kept = try #require(recovery.setAsideFile)
    #expect(try Data(contentsOf: kept).count == before.count)
    try await rate(400...410, in: library)
    #expect(fixture.recoveries == [recovery])
    #expect(try await fixture.open().lines().count == recovery.events + 11)
    #expect(try await fixture.open().recovery == nil)
  }

  @Test func `Events that are only in the log are salvaged`() async throws {
    let library = try await fixture.open()
    try await rate(1...20, in: library)
    let other = try LibraryFixture()
    for (suffix, count) in [("", 4096), ("-wal", 40)] {
      var bytes = try Data(contentsOf: URL(filePath: fixture.file.path + suffix))
      bytes.replaceSubrange(0..<count, with: Data(repeating: 0xA5, count: count))
      try bytes.write(to: URL(filePath: other.file.path + suffix))
    }
    let restored = try await other.open()
    #expect(restored.recovery?.eventsFromDamagedFile == 20)
    #expect(try await restored.ratings(by: .owner).count == 20)
  }

  @Test func `Another program's database and a file that is no database are set aside`() async throws {
    let foreign = try DatabaseQueue(path: fixture.file.path)
    try await foreign.write { try $0.execute(sql: "CREATE TABLE event (mine TEXT)") }
    try foreign.close()
    #expect(try await fixture.open().recovery?.events == 0)
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.file.path + suffix) }
    try Data(repeating: 0x41, count: 5000).write(to: fixture.file)
    let library = try await fixture.open()
    #expect(library.recovery?.events == 0)
    try await rate(1...1, in: library)
    #expect(aside.count == 2)
  }

  @Test func `Events that a damaged backup lacks are restored from an older one`() async throws {
    let library = try await fixture.open()
    try await rate(1...50, in: library)
    try await library.backUp()
    fixture.advance(days: 1)
    try await rate(51...100, in: library)
    try await library.backUp()
    let backup = fixture.folder.appending(path: "backups/2027-01-16.sqlite")
    var bytes = try Data(contentsOf: backup)
    bytes.replaceSubrange(4096 * 2..<4096 * 6, with: Data(repeating: 0xA5, count: 4096 * 4))
    try bytes.write(to: backup)
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.file.path + suffix) }
    let restored = try await fixture.open()
    #expect(try #require(restored.recovery).eventsFromBackup >= 50)
    #expect(Set(try await restored.ratings(by: .owner).map(\.title.number)).isSuperset(of: 1...50))
  }

  @Test func `Observation continues after a library in use is restored`() async throws {
    let library = try await fixture.open()
    try await rate(1...20, in: library)
    try await library.backUp()
    var changes = library.titleChanges().makeAsyncIterator()
    #expect(await changes.next() == .all)
    try await library.file.restore(because: DamagedRow())
    #expect(library.recovery != nil)
    #expect(await changes.next() == .all)
    try await library.rate(.alien, .stars(9), by: .owner)
    #expect(await changes.next() == .titles([TitleReference.alien.key]))
  }
}
