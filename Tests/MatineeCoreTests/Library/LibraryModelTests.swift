import Foundation
import Synchronization
import Testing
import TitleIdentity
import ToolTestSupport
import Tracking

@testable import Library

/// The library model: retrying after a failure, reporting a recovery, and daily backups.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct LibraryModelTests {
  @Test func `The model opens the library again after a failure`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "data")
    // A folder can't be created at the path of an existing file.
    try Data().write(to: url)
    let model = LibraryModel(source: .tmdb, folder: url)
    await #expect(throws: LibraryError.self) { try await model.library() }
    await until { model.state != .opening }
    await #expect(throws: LibraryError.self) { try await model.library() }
    await until { model.state != .opening }
    guard case .failed = model.state else { throw Unexpected() }
    try FileManager.default.removeItem(at: url)
    _ = try await model.library()
    await until { model.state == .open }
    #expect(await model.rate(.alien, Score(stars: 8)))
    await until { model.score(of: .movie(348)) == Score(stars: 8) && model.canUndo }
  }

  @Test func `The model reports the recovery of a damaged file until the user acknowledges it`() async throws {
    let folder = try TemporaryFolder()
    try Data("This is no database.".utf8).write(to: folder.url.appending(path: "library.sqlite"))
    let model = LibraryModel(source: .tmdb, folder: folder.url)
    await until { model.state == .open }
    let recovery = try #require(model.recovery)
    #expect(recovery.events == 0 && recovery.setAsideFile != nil)
    model.acknowledgeRecovery()
    #expect(model.recovery == nil)
    _ = try await model.library()
    #expect(model.recovery == nil)
  }

  @Test(arguments: [true, false]) func `A change can be undone from its start`(isEffective: Bool) async throws {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    _ = try await model.library()
    let score = try #require(Score(stars: 8))
    let write = SuspendedWrite()
    async let change = model.perform("Changed") { batch in
      write.block()
      if isEffective { try batch.rate(.alien, score) }
    }
    await write.wait()
    #expect(model.canUndo)
    write.release()
    #expect(await change)
    await until { model.canUndo == isEffective }
  }

  @Test func `The model creates a backup each day while the app runs`() async throws {
    let folder = try TemporaryFolder()
    let days = Days()
    let model = LibraryModel(source: .tmdb) {
      let environment = LibraryEnvironment(now: { days.now })
      return try await Library.open(in: folder.url, environment)
    }
    _ = await model.rate(.alien, Score(stars: 8))
    let library = try await model.library()
    model.startDailyBackups(waitForFirst: { try await days.rest() }) { try await days.rest() }
    await days.waitUntilResting()
    #expect(library.backups.isEmpty, "The first pages come first.")
    days.next()
    for day in 1...3 {
      await days.waitUntilResting()
      #expect(library.backups.count == day)
      days.next()
    }
  }

  @Test func `The recovery text describes the restored and the lost changes`() {
    let english = Locale(identifier: "en_US")
    var recovery = Recovery(
      cause: .damaged("test"), setAsideFile: URL(filePath: "/data/set-aside/1.sqlite"),
      backupDate: .day(year: 2026, month: 11, day: 21), eventsFromBackup: 1234, eventsFromDamagedFile: 1,
      latestEventDate: .day(year: 2026, month: 11, day: 22))
    #expect(recovery.heading == "Library Restored")
    #expect(
      recovery.summary(english) == """
        The file with your ratings, lists and history was damaged. Matinee restored 1,234 changes from the backup of \
        November 21, 2026 and 1 change from the damaged file. The latest restored change is from November 22, 2026. If you \
        changed anything after that, it’s lost.
        """)
    recovery.lostEvents = 2
    #expect(recovery.summary(english).contains("Matinee couldn’t restore 2 changes, because no backup has them."))
    #expect(recovery.locationText == "You can find the damaged file at /data/set-aside/1.sqlite")
    recovery = Recovery(cause: .missing, eventsFromBackup: 0, eventsFromDamagedFile: 0)
    #expect(recovery.heading == "New Library Created" && recovery.locationText == nil)
    #expect(
      recovery.summary(english) == """
        The file with your ratings, lists and history was missing. No backup contained readable data. Your \
        library is empty now.
        """)
  }
}

private struct Unexpected: Error {}

/// A calendar that the test advances.
private final class Days: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_767_268_800))
  private let (nights, night) = AsyncStream.makeStream(of: Void.self)
  private let (mornings, morning) = AsyncStream.makeStream(of: Void.self)

  var now: Date { date.withLock(\.self) }

  func rest() async throws {
    night.yield()
    for await _ in mornings { return }
    throw CancellationError()
  }

  /// Waits until the day's work is done.
  func waitUntilResting() async { for await _ in nights { return } }

  func next() {
    date.withLock { $0 += 86_400 }
    morning.yield()
  }
}
