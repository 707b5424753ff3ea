import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Damaged pages, columns and rows outside the event lines: the journal stays complete, and the projections are
/// correct.
@Suite(.timeLimit(.minutes(5))) struct IndexRobustnessTests {
  private let fixture: LibraryFixture
  private let count = 160

  init() throws { fixture = try LibraryFixture() }

  private func fill() async throws {
    let library = try await fixture.open()
    _ = try await library.write(by: .owner) { [count] batch in
      for number in 1...count { try batch.rate(.movie(number), .stars(8)) }
    }
  }

  /// Flips a bit in the row count of a table's or index's last leaf page.
  private func corrupt(_ name: String) async throws {
    try await fixture.checkpoint()
    let root = try await fixture.database().read {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [name])
    }
    var bytes = [UInt8](try Data(contentsOf: fixture.file))
    let pageSize = Int(bytes[16]) << 8 | Int(bytes[17])
    var page = (try #require(root) - 1) * pageSize
    while [2, 5].contains(bytes[page]) {
      page = (bytes[(page + 8)..<(page + 12)].reduce(0) { $0 << 8 | Int($1) } - 1) * pageSize
    }
    let bit = try #require((0..<6).reversed().first { bytes[page + 4] >> UInt8($0) & 1 == 1 })
    bytes[page + 4] ^= 1 << UInt8(bit)
    let handle = try FileHandle(forWritingTo: fixture.file)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }

  @Test(arguments: [
    "sqlite_autoindex_event_1", "eventToShare", "eventBySubject", "event", "rating", "sqlite_autoindex_rating_1",
  ])
  func `Export contains all events after a table or an index lost rows`(_ name: String) async throws {
    try await fill()
    try await corrupt(name)
    let library = try await fixture.open()
    #expect(try await library.lines().count == count)
    #expect(try await library.ratings(by: .owner).count == count)
    #expect(fixture.recoveries.count == 1 && library.recovery?.lostEvents == 0)
    #expect(try await library.verify() == nil)
    #expect(try await library.file.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
  }

  @Test(arguments: ["sqlite_autoindex_event_1", "eventToShare"])
  func `Sync writes all events after an index lost rows`(_ name: String) async throws {
    try await fill()
    try await corrupt(name)
    let shared = try LibraryFixture()
    let library = try await fixture.open()
    #expect(try await SharedFolder(shared.folder, of: library).sync().written == count)
    let other = try await LibraryFixture(device: 2).open()
    #expect(try await SharedFolder(shared.folder, of: other).sync().merged.new == count)
  }

  @Test func `Backup contains all events after an index lost rows`() async throws {
    try await fill()
    try await corrupt("sqlite_autoindex_event_1")
    let library = try await fixture.open()
    #expect(try await library.backUp())
    let backup = try #require(BackupFolder(LibraryFolder(fixture.folder)).all.first)
    let events = try await DatabaseQueue(path: backup.file.path).read { try EventTable(database: $0).count() }
    #expect(events == count)
  }

  @Test(arguments: [
    "id = replace(id, '1', '2')", "action = replace(action, '1', '2')", "profile = 'pwner'", "kind = 'sated'",
    "subject = replace(subject, 'movie/7', 'movie/6')", "subject = 'nonsense'",
    "device = replace(device, '1', '3')",
  ])
  func `Damaged column of an event is restored from its line`(_ change: String) async throws {
    try await fill()
    let before = try await fixture.open().projections()
    try await fixture.database().write { database in
      try database.execute(sql: "UPDATE event SET \(change) WHERE subject LIKE '%movie/7'")
      #expect(database.changesCount == 1)
    }
    let library = try await fixture.open()
    #expect(try await library.lines().count == count)
    #expect(fixture.recoveries.count == 1 && library.recovery?.lostEvents == 0)
    #expect(try await library.projections() == before)
    #expect(try await library.verify() == nil)
    try await library.rebuild()
    #expect(try await library.projections() == before)
  }

  @Test(arguments: [
    "UPDATE rating SET halves = halves + 1 WHERE title LIKE '%movie/7'", "DELETE FROM rating WHERE title LIKE '%/7'",
    "UPDATE rating SET name = 'Gilm' WHERE title LIKE '%movie/7'",
    "UPDATE rating SET subject = 'rating owner tmdb/movie/999' WHERE title LIKE '%movie/7'",
    "INSERT INTO follow VALUES ('follow a b', 'a', 'b', '')", "INSERT INTO undone VALUES ('nonsense')",
    "UPDATE undone SET action = replace(action, '1', '2')", "DELETE FROM undone",
    "UPDATE match SET final = 'tmdb/movie/9'",
  ])
  func `Damaged row of a projection is rebuilt from the events`(_ change: String) async throws {
    try await fill()
    var before: [String] = []
    do {
      let library = try await fixture.open()
      try await library.match(TitleReference.movie(1).key, to: .movie(300), by: .owner)
      let action = try #require(try await library.rate(.movie(2), .stars(3), by: .owner))
      try await library.undo(action, by: .owner)
      try await library.removeRating(of: TitleReference.movie(3).key, by: .owner)
      before = try await library.projections()
    }
    try await fixture.database().write { database in
      try database.execute(sql: change)
      #expect(database.changesCount == 1)
    }
    let library = try await fixture.open()
    #expect(try await library.projections() != before)
    let recovery = try #require(try await library.verify())
    #expect(recovery.lostEvents == 0 && fixture.recoveries == [recovery])
    #expect(try await library.projections() == before)
    #expect(try await library.verify() == nil)
  }
}
