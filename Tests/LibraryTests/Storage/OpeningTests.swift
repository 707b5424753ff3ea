import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Opening a library: database settings, permissions, device IDs, later versions and full disks.
@Suite(.timeLimit(.minutes(5))) struct OpeningTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  @Test func `Library uses full synchronization and write-ahead logging`() async throws {
    let library = try await fixture.open()
    let (synchronous, journal) = try await library.file.withDatabase { database in
      try database.writeWithoutTransaction { database in
        (
          try Int.fetchOne(database, sql: "PRAGMA synchronous"),
          try String.fetchOne(database, sql: "PRAGMA journal_mode")
        )
      }
    }
    #expect(synchronous == 2 && journal == "wal")
  }

  @Test func `Closed library is a single file with everything that was written`() async throws {
    let library = try await fixture.open()
    try await library.rate(.alien, .stars(8), by: .owner)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
    library.close()
    #expect(!FileManager.default.fileExists(atPath: fixture.file.path + "-wal"))
    await #expect(throws: LibraryError.self) { try await library.rate(.alien, .stars(9), by: .owner) }
    #expect(try await fixture.open().rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
  }

  @Test func `Library folder is accessible only to its owner`() async throws {
    let folder = fixture.folder.appending(path: "own")
    _ = try await Library.open(in: folder, fixture.environment())
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
  }

  @Test func `Library retains its device ID, and a copy on another machine gets a new one`() async throws {
    func device() async throws -> DeviceID? {
      try await fixture.open().rate(.alien, .stars(Double(Int.random(in: 1...10))), by: .owner)?.device
    }
    #expect(try await fixture.open().rate(.alien, .stars(8), by: .owner)?.device == DeviceID(number: 1))
    #expect(try await fixture.open().rate(.alien, .stars(9), by: .owner)?.device == DeviceID(number: 1))
    fixture.machine = "another"
    #expect(try await fixture.open().rate(.alien, .stars(7), by: .owner)?.device == DeviceID(number: 2))
    #expect(
      try await fixture.open().ratingHistory(of: TitleReference.alien.key, by: .owner).map(\.score.stars) == [8, 9, 7])
  }

  @Test func `Library from a later version is read-only, and each write fails with that reason`() async throws {
    try await fixture.open().rate(.alien, .stars(8), by: .owner)
    try await fixture.database().write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('a later one')") }
    let library = try await fixture.open()
    #expect(library.readOnlyReason == .newerVersion && library.recovery == nil)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
    await #expect(throws: LibraryError.newerVersion) { try await library.rate(.alien, .stars(9), by: .owner) }
    await #expect(throws: LibraryError.newerVersion) { try await library.backUp() }
    await #expect(throws: LibraryError.newerVersion) { try await library.merge(lines: []) }
    await #expect(throws: LibraryError.newerVersion) { try await library.rebuild() }
  }

  @Test func `Events that an earlier version couldn't read are projected after an update`() async throws {
    let library = try await fixture.open()
    try await library.rate(.alien, .stars(8), by: .owner)
    // Simulates a file from a version that didn't support these events yet.
    try await fixture.database().write { database in
      try database.execute(sql: "UPDATE event SET subject = NULL; DELETE FROM rating; UPDATE state SET reader = 0")
    }
    let later = try await fixture.open()
    #expect(try await later.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
  }

  @Test func `Full disk reports an error and leaves no partial writes`() async throws {
    do { _ = try await fixture.open() }
    let library = try await fixture.open(maximumPageCount: 60)
    await #expect(throws: LibraryError.diskFull) {
      for number in 1...2000 { try await library.rate(.movie(number), .stars(5), by: .owner) }
    }
    let lines = try await library.lines()
    #expect(lines.count > 10)
    await #expect(throws: LibraryError.diskFull) {
      _ = try await library.write(by: .owner) { batch in
        for number in 3000...3400 { try batch.rate(.movie(number), .stars(5)) }
      }
    }
    #expect(try await library.lines() == lines)
    #expect(try await library.ratings(by: .owner).count == lines.count)
    #expect(fixture.recoveries == [])
    let roomy = try await fixture.open()
    try await roomy.rate(.movie(9999), .stars(5), by: .owner)
    #expect(try await roomy.lines().count == lines.count + 1)
  }

  @Test func `Opening fails when the folder can't be created`() async throws {
    let blocked = fixture.folder.appending(path: "file")
    try Data().write(to: blocked)
    await #expect(throws: LibraryError.self) {
      _ = try await Library.open(in: blocked.appending(path: "below"), fixture.environment())
    }
  }

  @Test func `Write completes when its task is cancelled`() async throws {
    let library = try await fixture.open()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await library.rate(.alien, .stars(8), by: .owner)
    }
    #expect(try await task.value != nil)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner) != nil)
  }

  @Test func `Two concurrent writers lose no events and reuse no IDs`() async throws {
    let (first, second) = (try await fixture.open(), try await fixture.open())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, library) in [(0, first), (1, second)] {
        group.addTask {
          for step in 1...40 { try await library.rate(.movie(number * 100 + step), .stars(5), by: .owner) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await first.lines().count == 80)
    #expect(try await second.ratings(by: .owner).count == 80)
  }

  @Test func `In-memory library stores ratings`() async throws {
    let library = try Library.inMemory()
    try await library.rate(.alien, .stars(8), by: .owner)
    #expect(try await library.ratings(by: .owner).count == 1)
  }
}
