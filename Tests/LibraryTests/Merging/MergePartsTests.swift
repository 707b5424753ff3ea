import Foundation
import GRDB
import Glibc
import Synchronization
import Testing
import TitleIdentity

@testable import Library

/// Long journals, which are merged in short transactions. Other writers run between them, and a merge that is
/// interrupted can be repeated.
@Suite(.timeLimit(.minutes(5))) struct MergePartsTests {
  private let shared: LibraryFixture
  private let fixture: LibraryFixture
  private let steps = Steps()

  init() throws {
    shared = try LibraryFixture()
    fixture = try LibraryFixture(device: 1)
  }

  /// The parts so far, and what happens before each.
  private final class Steps: Sendable {
    private let state = Mutex((rows: [Int](), action: (@Sendable (Int) throws -> Void)?.none))

    var rows: [Int] { state.withLock(\.rows) }

    /// Sets the action before each part, which receives the number of earlier parts.
    func set(_ action: (@Sendable (Int) throws -> Void)?) { state.withLock { $0 = ([], action) } }

    func run(_ rows: Int) throws {
      let (number, action) = state.withLock { state in
        state.rows.append(rows)
        return (state.rows.count - 1, state.action)
      }
      try action?(number)
    }
  }

  private struct Killed: Error {}

  private func open() async throws -> Library {
    try await fixture.open(partStep: { [steps] in try steps.run($0) })
  }

  private func folder(of library: Library) -> SharedFolder { SharedFolder(shared.folder, of: library) }

  /// Returns a library with many ratings in several actions, one of which is longer than a part.
  private func other(_ count: Int = 1_000) async throws -> Library {
    try await other([1...400, 401...402, 403...count])
  }

  /// Returns a library with an action for each range of ratings.
  private func other(_ actions: [ClosedRange<Int>]) async throws -> Library {
    let other = try await LibraryFixture(device: 9).open()
    for numbers in actions {
      _ = try await other.write(by: .owner) { batch in
        for number in numbers { try batch.rate(.movie(number), .stars(8)) }
      }
    }
    return other
  }

  private func exported(_ library: Library) async throws -> URL {
    let file = fixture.folder.appending(path: "other.jsonl")
    try await library.export(to: file)
    return file
  }

  /// Lets another program and this one write before each part.
  private func writeBetweenParts(_ library: Library) throws {
    var configuration = Configuration()
    configuration.busyMode = .immediateError
    let program = try DatabaseQueue(path: fixture.file.path, configuration: configuration)
    steps.set { _ in
      try program.write { try $0.execute(sql: "UPDATE state SET generation = generation + 1") }
      try library.file.writePart { try StateTable(database: $0).nextGeneration() }
    }
  }

  @Test func `Sync merges and writes a few events at a time, and other writers run between them`() async throws {
    let (library, other) = (try await open(), try await other())
    try await folder(of: other).sync()
    try writeBetweenParts(library)
    #expect(try await folder(of: library).sync().merged.new == 1_000)
    #expect(steps.rows.allSatisfy { $0 <= MergeLimits.marks } && steps.rows.count { $0 > 0 } >= 4)
    #expect(steps.rows.filter { $0 > 0 }.allSatisfy { $0 <= MergeLimits.lines })
    #expect(try await library.lines() == other.lines())
    let empty = fixture.folder.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let new = SharedFolder(empty, of: library)
    try writeBetweenParts(library)
    #expect(try await new.sync().written == 1_000)
    #expect(steps.rows.allSatisfy { $0 <= MergeLimits.marks })
  }

  @Test func `Import merges a few events at a time, and other writers run between them`() async throws {
    let (library, other) = (try await open(), try await other())
    let file = try await exported(other)
    try writeBetweenParts(library)
    let preview = try await library.importJournal(file, by: .owner, dryRun: true)
    #expect(preview.new == 1_000 && steps.rows.isEmpty)
    let report = try await library.importJournal(file, by: .owner)
    #expect(report.new == 1_000)
    #expect(steps.rows.allSatisfy { $0 <= MergeLimits.lines } && steps.rows.count >= 4)
    steps.set(nil)
    #expect(try await library.lines() == other.lines())
    #expect(try await library.lastAction(of: .owner) == report.action)
    try await library.undo(try #require(report.action), by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
  }

  @Test func `An undo during an import reverts the events so far, and another one reverts the rest`() async throws {
    let library = try await open()
    let file = try await exported(try await other([1...300, 301...600, 601...900]))
    let environment = fixture.environment()
    steps.set { part in
      guard part == 2 else { return }
      try library.file.writePart { database in
        var batch = try Batch(database, by: .owner, environment)
        try batch.undo(try #require(try HistoryReader(database).lastAction(of: .owner)))
      }
    }
    let report = try await library.importJournal(file, by: .owner)
    steps.set(nil)
    #expect(try await library.ratings(by: .owner).count == 300)
    #expect(try await library.lastAction(of: .owner) == report.action)
    try await library.undo(try #require(report.action), by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
  }

  @Test(arguments: 0...5) func `Sync that was killed between two parts continues`(_ part: Int) async throws {
    let (library, other) = (try await open(), try await other(500))
    try await library.rate(.alien, .stars(5), by: .owner)
    try await folder(of: other).sync()
    steps.set { if $0 == part { throw Killed() } }
    _ = try? await folder(of: library).sync()
    library.close()
    let next = try await fixture.open()
    try await folder(of: next).sync()
    try await folder(of: other).sync()
    #expect(try await next.lines() == other.lines())
    let projections = try await next.projections()
    #expect(projections == (try await other.projections()))
    let own = try String(contentsOf: shared.folder.appending(path: "0000000000001.jsonl"), encoding: .utf8)
    #expect(own.split(separator: "\n").count == 2)
    #expect(try await next.verify() == nil)
  }

  @Test(arguments: 0...2)
  func `Sync that was killed while it forgot a changed folder starts over`(_ part: Int) async throws {
    let (library, other) = (try await open(), try await other(2_100))
    try await folder(of: other).sync()
    try await folder(of: library).sync()
    try FileManager.default.removeItem(at: shared.folder.appending(path: "0000000000009.jsonl"))
    steps.set { if $0 == part { throw Killed() } }
    _ = try? await folder(of: library).sync()
    steps.set(nil)
    // The device of the events is lost.
    #expect(try await folder(of: library).sync().written == 2_100)
    let third = try await LibraryFixture(device: 3).open()
    try await folder(of: third).sync()
    #expect(try await third.lines() == other.lines())
  }

  @Test(arguments: 0...2) func `Import that fails says how many events it has added, if any`(_ part: Int) async throws {
    let (library, other) = (try await open(), try await other())
    let file = try await exported(other)
    steps.set { if $0 == part { throw POSIXError(.ENOSPC) } }
    // One of the lines is the header.
    let count = part * MergeLimits.lines - 1
    await #expect(throws: part == 0 ? LibraryError.diskFull : .duringImport(.diskFull, imported: count)) {
      try await library.importJournal(file, by: .owner)
    }
    #expect(try await library.ratings(by: .owner).count == max(count, 0))
  }

  @Test(arguments: 0...4)
  func `Import that was killed between two parts can be undone, and repeated`(_ part: Int) async throws {
    let (library, other) = (try await open(), try await other())
    let file = try await exported(other)
    steps.set { if $0 == part { throw Killed() } }
    await #expect(throws: LibraryError.self) { try await library.importJournal(file, by: .owner) }
    library.close()
    let next = try await fixture.open()
    let count = try await next.ratings(by: .owner).count
    // One of the lines is the header.
    #expect(count == max(part * MergeLimits.lines - 1, 0))
    let first = try await next.lastAction(of: .owner)
    #expect((first == nil) == (part == 0))
    let report = try await next.importJournal(file, by: .owner)
    #expect(report.new == 1_000 - count)
    #expect(try await next.lines() == other.lines())
    for action in [report.action, first].compactMap(\.self) { try await next.undo(action, by: .owner) }
    #expect(try await next.ratings(by: .owner).isEmpty)
  }

  @Test func `Event that another program adds during a sync is shared`() async throws {
    let (library, other) = (try await open(), try await other())
    try await folder(of: other).sync()
    steps.set { [fixture] number in
      guard number == 2 else { return }
      try LibraryFile(
        LibraryOpener(folder: LibraryFolder(fixture.folder), environment: fixture.environment())
      ) { _ in }.writePart { database in
        var batch = try Batch(database, by: .owner, fixture.environment())
        try batch.rate(.alien, .stars(3))
      }
    }
    #expect(try await folder(of: library).sync().written == 1)
    try await folder(of: other).sync()
    #expect(try await library.lines() == other.lines())
  }

  @Test func `Sync starts over if the library gets another device ID`() async throws {
    let (library, other) = (try await open(), try await other())
    try await library.rate(.alien, .stars(3), by: .owner)
    try await folder(of: other).sync()
    let program = try fixture.database()
    steps.set { number in
      guard number == 2 else { return }
      try program.write { try StateTable(database: $0).setDevice(DeviceID(number: 5)) }
    }
    #expect(try await folder(of: library).sync().written == 1)
    #expect(FileManager.default.fileExists(atPath: shared.folder.appending(path: "0000000000005.jsonl").path))
    #expect(!FileManager.default.fileExists(atPath: shared.folder.appending(path: "0000000000001.jsonl").path))
    try await folder(of: other).sync()
    #expect(try await library.lines() == other.lines())
  }

  @Test func `File that is too large for a journal is skipped and reported`() async throws {
    let (library, other) = (try await open(), try await other())
    try await folder(of: other).sync()
    let large = shared.folder.appending(path: "large.jsonl")
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    #expect(truncate(large.path, off_t(MergeLimits.fileSize) * 20) == 0)
    let report = try await folder(of: library).sync()
    #expect(report.tooLarge == ["large.jsonl"] && report.merged.new == 1_000 && report.unreadable.isEmpty)
    for dryRun in [true, false] {
      await #expect(throws: LibraryError.journalTooLarge) {
        try await library.importJournal(large, by: .owner, dryRun: dryRun)
      }
    }
  }

  @Test func `File that grows while it is read is read up to its former end`() async throws {
    let (library, other) = (try await open(), try await other())
    let file = try await exported(other)
    let line = try #require(try await other.lines().last) + "\n"
    steps.set { _ in
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      for _ in 0..<MergeLimits.lines { try handle.write(contentsOf: Data(line.utf8)) }
      try handle.close()
    }
    let report = try await library.importJournal(file, by: .owner)
    #expect(report.new == 1_000 && report.known == 0)
  }
}
