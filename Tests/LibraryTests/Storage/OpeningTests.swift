import Foundation
import GRDB
import Testing

@testable import Library

/// Opening the file: its owner, its permissions and its settings.
@Suite(.timeLimit(.minutes(5))) struct OpeningTests {
  private let place: Place

  init() throws { place = try Place() }

  @Test func `What is written survives a power cut, as far as SQLite can see to it`() async throws {
    let library = try await place.open()
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

  @Test func `A closed library is one file, with all that was written`() async throws {
    let library = try await place.open()
    try await library.rate(.alien, .stars(8), by: .owner)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
    library.close()
    #expect(!FileManager.default.fileExists(atPath: place.file.path + "-wal"))
    await #expect(throws: LibraryError.self) { try await library.rate(.alien, .stars(9), by: .owner) }
    #expect(try await place.open().rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
  }

  @Test func `Nobody else may read it`() async throws {
    let folder = place.folder.appending(path: "own")
    _ = try await Library.open(in: folder, place.environment())
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
  }

  @Test func `A device keeps its id, and a copy on another machine gets another`() async throws {
    func device() async throws -> DeviceID? {
      try await place.open().rate(.alien, .stars(Double(Int.random(in: 1...10))), by: .owner)?.device
    }
    #expect(try await place.open().rate(.alien, .stars(8), by: .owner)?.device == DeviceID(number: 1))
    #expect(try await place.open().rate(.alien, .stars(9), by: .owner)?.device == DeviceID(number: 1))
    place.machine = "another"
    #expect(try await place.open().rate(.alien, .stars(7), by: .owner)?.device == DeviceID(number: 2))
    #expect(
      try await place.open().ratingHistory(of: TitleReference.alien.key, by: .owner).map(\.score.stars) == [8, 9, 7])
  }

  @Test func `A later version's file is read, and each write says why it is not done`() async throws {
    try await place.open().rate(.alien, .stars(8), by: .owner)
    try await place.database().write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('a later one')") }
    let library = try await place.open()
    #expect(library.readOnlyReason == .newerVersion && library.recovery == nil)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
    await #expect(throws: LibraryError.newerVersion) { try await library.rate(.alien, .stars(9), by: .owner) }
    await #expect(throws: LibraryError.newerVersion) { try await library.backUp() }
    await #expect(throws: LibraryError.newerVersion) { try await library.merge(lines: []) }
    await #expect(throws: LibraryError.newerVersion) { try await library.rebuild() }
  }

  @Test func `What a later version's events say is understood once there is one that reads them`() async throws {
    let library = try await place.open()
    try await library.rate(.alien, .stars(8), by: .owner)
    // Simulates a file from a version that didn't support these events yet.
    try await place.database().write { database in
      try database.execute(sql: "UPDATE event SET subject = NULL; DELETE FROM rating; UPDATE state SET reader = 0")
    }
    let later = try await place.open()
    #expect(try await later.rating(of: TitleReference.alien.key, by: .owner)?.score == .stars(8))
  }

  @Test func `A disk that is full refuses in words, and nothing is done by halves`() async throws {
    do { _ = try await place.open() }
    let library = try await place.open(mostPages: 60)
    await #expect(throws: LibraryError.diskFull) {
      for number in 1...2000 { try await library.rate(.film(number), .stars(5), by: .owner) }
    }
    let lines = try await library.lines()
    #expect(lines.count > 10)
    await #expect(throws: LibraryError.diskFull) {
      _ = try await library.write(by: .owner) { batch in
        for number in 3000...3400 { try batch.rate(.film(number), .stars(5)) }
      }
    }
    #expect(try await library.lines() == lines)
    #expect(try await library.ratings(by: .owner).count == lines.count)
    #expect(place.recoveries == [])
    let roomy = try await place.open()
    try await roomy.rate(.film(9999), .stars(5), by: .owner)
    #expect(try await roomy.lines().count == lines.count + 1)
  }

  @Test func `A folder that cannot be had is said`() async throws {
    let blocked = place.folder.appending(path: "file")
    try Data().write(to: blocked)
    await #expect(throws: LibraryError.self) {
      _ = try await Library.open(in: blocked.appending(path: "below"), place.environment())
    }
  }

  @Test func `A write goes on when its task is cancelled`() async throws {
    let library = try await place.open()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await library.rate(.alien, .stars(8), by: .owner)
    }
    #expect(try await task.value != nil)
    #expect(try await library.rating(of: TitleReference.alien.key, by: .owner) != nil)
  }

  @Test func `Two who have it open at once lose nothing, and give no id twice`() async throws {
    let (first, second) = (try await place.open(), try await place.open())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, library) in [(0, first), (1, second)] {
        group.addTask {
          for step in 1...40 { try await library.rate(.film(number * 100 + step), .stars(5), by: .owner) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await first.lines().count == 80)
    #expect(try await second.ratings(by: .owner).count == 80)
  }

  @Test func `A guest's library leaves no file`() async throws {
    let library = try Library.inMemory()
    try await library.rate(.alien, .stars(8), by: .owner)
    #expect(try await library.ratings(by: .owner).count == 1)
  }
}
