import Foundation
import GRDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Library

/// Opens the library files that the build of November 2026 wrote, and expects the same content and the same bytes.
@Suite(.timeLimit(.minutes(5))) struct FormatStabilityTests {
  private let fixtures: URL
  private let fixture: LibraryFixture

  init() throws {
    fixtures = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
      .appending(path: "2026-11", directoryHint: .isDirectory)
    fixture = try LibraryFixture(device: 3)
    // The clock is later than the last event, and the machine is the one that wrote the library.
    fixture.now = Date(timeIntervalSince1970: 1_795_300_000)
  }

  /// Opens a copy of the library.
  private func open() async throws -> Library {
    try GzipFile.unpack(fixtures.appending(path: "library/library.sqlite.gz"), to: fixture.file)
    return try await fixture.open()
  }

  private func expected(_ name: String) throws -> String {
    try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)
  }

  /// Expects the content of a committed file. Also writes the file when the fixtures are regenerated.
  private func expect(_ library: Library, toHave name: String) async throws {
    let text = try await LibraryContent(library).text()
    if let folder = ProcessInfo.processInfo.environment["MATINEE_FIXTURES"] {
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: "LibraryTests/\(name)"))
    }
    #expect(text == (try expected(name)))
  }

  private func journal(of library: Library) async throws -> String {
    let file = fixture.folder.appending(path: "export.jsonl")
    try await library.export(to: file)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func files(_ folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }

  /// Copies the shared folder.
  private func copyOfSharedFolder() throws -> URL {
    let shared = fixture.folder.appending(path: "shared")
    try FileManager.default.copyItem(at: fixtures.appending(path: "shared"), to: shared)
    return shared
  }

  @Test func `Library opens with the same content and without a recovery`() async throws {
    let library = try await open()
    #expect(library.recovery == nil && library.readOnlyReason == nil)
    try await expect(library, toHave: "content.txt")
    let journal = try await journal(of: library)
    #expect(try journal == expected("journal.jsonl"))
    #expect(library.recovery == nil)
    #expect(fixture.recoveries == [])
  }

  @Test func `Journal contains every kind of event from its time`() async throws {
    let library = try await open()
    let kinds = try await library.file.read { try String.fetchSet($0, sql: "SELECT DISTINCT kind FROM event") }
    #expect(
      kinds.sorted() == [
        "followed", "itemAdded", "itemEdited", "itemMoved", "itemRemoved", "itemTicked", "listChanged", "listMade",
        "listMoved", "listRemoved", "matched", "newsSeen", "noteEdited", "noteRemoved", "noted", "playDated",
        "playRemoved", "profileChanged", "profileMade", "profileRemoved", "rated", "undone", "unfollowed", "unrated",
        "watched",
      ])
  }

  @Test func `Tables are the same when they are rebuilt from the events`() async throws {
    let library = try await open()
    let before = try await library.projections()
    try await library.rebuild()
    #expect(try await library.projections() == before)
  }

  @Test func `Library accepts a write, which can be undone`() async throws {
    let library = try await open()
    let action = try #require(try await library.rate(.movie(1), .stars(4), by: .owner))
    #expect(action.device == DeviceID(number: 1))
    #expect(try await library.lastAction(of: .owner) == action)
    try await library.undo(action, by: .owner)
    #expect(try await library.rating(of: TitleReference.movie(1).key, by: .owner) == nil)
  }

  @Test func `Missing library is restored from its backup`() async throws {
    let backups = fixture.folder.appending(path: "backups")
    try FileManager.default.createDirectory(at: backups, withIntermediateDirectories: true)
    try GzipFile.unpack(
      fixtures.appending(path: "library/backups/2026-11-20.sqlite.gz"), to: backups.appending(path: "2026-11-20.sqlite")
    )
    let library = try await fixture.open()
    #expect(library.backups == [.day(year: 2026, month: 11, day: 20)])
    #expect(library.recovery?.cause == .missing)
    #expect(library.recovery?.backupDate == .day(year: 2026, month: 11, day: 20))
    #expect(library.recovery?.lostEvents == 0)
    try await expect(library, toHave: "backup-content.txt")
  }

  @Test func `Journal has the same content after import into an empty library`() async throws {
    let library = try await fixture.open()
    let report = try await library.importJournal(fixtures.appending(path: "journal.jsonl"), by: .owner)
    #expect(report.damaged == 0)
    #expect(try await journal(of: library) == expected("journal.jsonl"))
    let other = try LibraryFixture()
    try GzipFile.unpack(fixtures.appending(path: "library/library.sqlite.gz"), to: other.file)
    #expect(try await library.projections() == other.open().projections())
  }

  @Test func `Repeated sync with the shared folder changes nothing`() async throws {
    let library = try await open()
    let shared = try copyOfSharedFolder()
    let report = try await SharedFolder(shared, of: library).sync()
    #expect(report.merged.new == 0 && report.written == 0 && report.devices == 2 && report.damaged == 0)
    #expect(report.unreadable == [] && report.newer == [])
    #expect(try files(shared) == files(fixtures.appending(path: "shared")))
    #expect(try await journal(of: library) == expected("journal.jsonl"))
  }

  @Test func `New device merges the same events from a shared folder and writes nothing`() async throws {
    let library = try await fixture.open()
    let shared = try copyOfSharedFolder()
    let report = try await SharedFolder(shared, of: library).sync()
    #expect(report.written == 0 && report.devices == 3 && report.damaged == 0)
    #expect(try files(shared) == files(fixtures.appending(path: "shared")))
    #expect(try await journal(of: library) == expected("journal.jsonl"))
  }

  @Test func `Device rewrites its missing file in the shared folder with the same bytes`() async throws {
    let library = try await open()
    let shared = try copyOfSharedFolder()
    let name = "\(DeviceID(number: 1)).jsonl"
    try FileManager.default.removeItem(at: shared.appending(path: name))
    #expect(try await SharedFolder(shared, of: library).sync().written == 71)
    #expect(try files(shared) == files(fixtures.appending(path: "shared")))
  }
}
