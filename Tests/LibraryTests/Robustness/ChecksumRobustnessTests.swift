import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Bit errors on the disk: they are detected, repaired from an intact copy, and reported.
@Suite(.timeLimit(.minutes(5))) struct ChecksumRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private func fill(_ library: Library) async throws {
    for number in 1...5 { try await library.rate(.movie(number), .stars(8), by: .owner) }
  }

  /// Changes the score in a film's stored event without updating its checksum.
  private func corrupt(_ film: Int) async throws {
    try await fixture.database().write { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT id, line FROM event WHERE subject LIKE ?", arguments: ["rating %/\(film)%"])
      let row = try #require(rows.first)
      let line = String(decoding: row["line"] as Data, as: UTF8.self)
      let changed = line.replacing(#""score":"8""#, with: #""score":"7""#)
      #expect(changed != line)
      try database.execute(
        sql: "UPDATE event SET line = ? WHERE id = ?", arguments: [Data(changed.utf8), row["id"] as String])
    }
  }

  @Test func `Export restores a damaged event from the backup and reports it`() async throws {
    do {
      let library = try await fixture.open()
      try await fill(library)
      try await library.backUp()
    }
    try await corrupt(3)
    let library = try await fixture.open()
    let lines = try await library.lines()
    #expect(lines.count == 5 && lines.allSatisfy { EventLine.isIntact(Array($0.utf8)) })
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .damagedEvents && recovery.eventsFromBackup == 1 && recovery.lostEvents == 0)
    #expect(recovery.backupDate?.description == "2027-01-15" && fixture.recoveries == [recovery])
    #expect(try await library.ratings(by: .owner).allSatisfy { $0.score == .stars(8) })
    #expect(try await library.verify() == nil)
  }

  @Test func `Verification restores an event that no backup has from the shared folder`() async throws {
    let shared = try LibraryFixture()
    do {
      let library = try await fixture.open()
      try await fill(library)
      try await SharedFolder(shared.folder, of: library).sync()
    }
    try await corrupt(2)
    let library = try await fixture.open()
    let recovery = try #require(try await library.verify())
    #expect(recovery.eventsFromSharedFolder == 1 && recovery.lostEvents == 0)
    #expect(try await library.verify() == nil)
  }

  @Test func `Event without an intact copy is reported, omitted from exports and not shared`() async throws {
    let shared = try LibraryFixture()
    do { try await fill(try await fixture.open()) }
    try await corrupt(4)
    let library = try await fixture.open()
    #expect(try await library.lines().count == 4)
    #expect(library.recovery?.lostEvents == 1)
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == 4)
    let other = try await LibraryFixture(device: 2).open()
    let report = try await SharedFolder(shared.folder, of: other).sync()
    #expect(report.merged.new == 4 && report.damaged == 0)
  }

  @Test func `Damaged event doesn't affect the projections`() async throws {
    do { try await fill(try await fixture.open()) }
    try await corrupt(1)
    let library = try await fixture.open()
    try await library.rebuild()
    #expect(try await library.rating(of: TitleReference.movie(1).key, by: .owner) == nil)
    #expect(try await library.ratings(by: .owner).count == 4)
  }

  @Test func `Backup is verified when it is made, and the library is then repaired from earlier ones`() async throws {
    do {
      let library = try await fixture.open()
      try await fill(library)
      try await library.backUp()
    }
    try await corrupt(3)
    let library = try await fixture.open()
    _ = try await library.statistics(of: .owner, source: .tmdb)
    #expect(library.recovery == nil, "Reading doesn't verify the library.")
    fixture.advance(days: 1)
    #expect(try await library.backUp())
    #expect(library.recovery?.eventsFromBackup == 1 && library.recovery?.lostEvents == 0)
    #expect(fixture.recoveries.count == 1)
    let backup = try #require(BackupFolder(LibraryFolder(fixture.folder)).all.first)
    let lines = try await DatabaseQueue(path: backup.file.path).read { try EventTable(database: $0).lines() }
    #expect(lines.count == 5)
  }

  @Test func `Event without an intact copy doesn't prevent backups`() async throws {
    do { try await fill(try await fixture.open()) }
    try await corrupt(3)
    let library = try await fixture.open()
    #expect(try await library.backUp())
    #expect(library.recovery?.lostEvents == 1 && library.backups.count == 1)
    #expect(try await library.lines().count == 4)
  }

  @Test func `Backups are verified again after a week, and damaged ones no longer count as backups`() async throws {
    let library = try await fixture.open()
    try await fill(library)
    try await library.backUp()
    let backup = try #require(BackupFolder(LibraryFolder(fixture.folder)).all.first).file
    var bytes = try Data(contentsOf: backup)
    bytes.replaceSubrange(4096..<3 * 4096, with: Data(repeating: 0xA5, count: 2 * 4096))
    try bytes.write(to: backup)
    for day in 1...6 {
      fixture.advance(days: 1)
      try await library.backUp()
      #expect(library.backups.count == day + 1)
    }
    fixture.advance(days: 1)
    #expect(try await library.backUp())
    #expect(library.backups.count == 7 && library.backups.last?.description == "2027-01-16")
    #expect(FileManager.default.fileExists(atPath: backup.deletingPathExtension().path + ".damaged"))
    #expect(library.recovery == nil)
  }

  @Test func `Merging replaces a damaged line with an intact one`() async throws {
    var whole: [String] = []
    do {
      let library = try await fixture.open()
      try await fill(library)
      whole = try await library.lines()
    }
    try await corrupt(3)
    let library = try await fixture.open()
    try await library.merge(lines: whole.map { Array($0.utf8) })
    #expect(try await library.lines() == whole)
    #expect(library.recovery == nil)
  }
}
