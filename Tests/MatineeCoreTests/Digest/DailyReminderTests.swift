import AppFoundation
import Catalogue
import Foundation
import Library
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport
import Tracking

@testable import Planning

/// Reporting the digest once, with a fake clock and a fake notifier.
@Suite(.timeLimit(.minutes(5)))
struct DailyReminderTests {
  private let folder: TemporaryFolder
  private let now: ManualDate
  private let library: Library
  private let key = DigestFile.Key(.owner, .tmdb)

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.inMemory()
    now = ManualDate(try Self.moment(hour: 18))
  }

  private static func moment(hour: Int) throws -> Date {
    let day = try #require(PlanShow.today)
    return try #require(
      Calendar.current.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: hour)))
  }

  private func reminder() -> DailyReminder {
    DailyReminder(
      DigestFile(folder.url.appending(path: "daily-reminder.json")), for: key, now: { [now] in now.date })
  }

  /// Reports a digest, and returns the titles of the notifications that were shown.
  private func report(
    _ show: PlanShow? = PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1"), at time: ReminderTime? = .standard
  ) async throws -> [String] {
    let shown = Shown()
    let planned = try await show?.planned()
    _ = try await reminder().report(at: time, { _ in Digest.Content([planned].compactMap(\.self)) }) { digest in
      shown.add(digest)
    }
    return shown.titles
  }

  /// A fake notifier.
  private final class Shown: Sendable {
    private let state = Mutex<[String]>([])
    var titles: [String] { state.withLock(\.self) }

    func add(_ digest: Digest) { state.withLock { $0.append(digest.title) } }
  }

  @Test func `A digest is reported once, however often the command runs`() async throws {
    #expect(try await report() == ["Today: Heimat S1\u{A0}E2"])
    for _ in 1...3 { #expect(try await report().isEmpty) }
    #expect(try await report(at: nil).isEmpty, "It was reported")
  }

  @Test func `Nothing is read before the time of day`() async throws {
    now.advance(by: -3_600)
    let outcome = try await reminder().report(at: .standard) { _ in
      Issue.record("The content was read")
      return Digest.Content()
    } show: { _ in
    }
    #expect(outcome == .notDue)
  }

  @Test func `Something that becomes known after the time of day is reported on the same day`() async throws {
    #expect(try await report(nil).isEmpty)
    #expect(try await report().count == 1)
  }

  @Test func `Several processes at the same time report a digest once`() async throws {
    let shown = Shown()
    let planned = try await PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1").planned()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        let reminder = reminder()
        group.addTask {
          _ = try await reminder.report(at: .standard, { _ in Digest.Content([planned]) }) { digest in
            shown.add(digest)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(shown.titles.count == 1)
  }

  @Test func `A digest whose notification fails is reported at the next attempt`() async throws {
    struct NoBus: Error {}
    let planned = try await PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1").planned()
    await #expect(throws: NoBus.self) {
      try await reminder().report(at: .standard, { _ in Digest.Content([planned]) }) { _ in throw NoBus() }
    }
    #expect(try await report().count == 1)
  }

  @Test func `A digest that can't be recorded isn't shown, so that it isn't repeated all day`() async throws {
    try Data().write(to: folder.url.appending(path: "blocked"))
    let planned = try await PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1").planned()
    let file = DigestFile(folder.url.appending(path: "blocked/daily-reminder.json"))
    let blocked = DailyReminder(file, for: key, now: { [now] in now.date })
    await #expect(throws: (any Error).self) {
      try await blocked.report(at: .standard, { _ in Digest.Content([planned]) }) { _ in Issue.record("It was shown") }
    }
  }

  @Test func `Later repeats the digest after three hours`() async throws {
    #expect(try await report().count == 1)
    try await reminder().postpone(.standard)
    now.advance(by: 3 * 3_600 - 1)
    #expect(try await report().isEmpty)
    now.advance(by: 1)
    #expect(try await report() == ["Today: Heimat S1\u{A0}E2"])
    #expect(try await report().isEmpty)
  }

  @Test func `Mark Watched records the named episode once, and accepts no other`() async throws {
    let show = PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1")
    try await show.write(to: library)
    #expect(try await report(show).count == 1)
    #expect(try await reminder().markWatched("tmdb/tv/9 2026-06-01", in: library) == false)
    #expect(try await reminder().markWatched("tmdb/tv/7 2026-06-01", in: library))
    #expect(try await reminder().markWatched("tmdb/tv/7 2026-06-01", in: library) == false)
    let plays = try await library.plays(of: TitleReference.Key(.tmdb, .show, 7), by: .owner)
    #expect(plays.map(\.part).filter { $0 == .episode(season: 1, number: 2) }.count == 1)
  }

  @Test func `Mark Watched adds no second viewing of an episode that was watched meanwhile`() async throws {
    let show = PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1")
    #expect(try await report(show).count == 1)
    try await PlanShow(seasons: show.seasons, watched: "S1E1 S1E2").write(to: library)
    #expect(try await reminder().markWatched("tmdb/tv/7 2026-06-01", in: library) == false)
    #expect(try await library.plays(of: TitleReference.Key(.tmdb, .show, 7), by: .owner).count == 2)
  }

  @Test func `The reader works offline with cached guides, and includes the profile's reminders`() async throws {
    let show = PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1")
    try await show.write(to: library)
    let networking = ReplayNetworking()
    networking.stub("/3/tv/7", json: try show.response())
    networking.stub("/3/tv/7", json: "{}", status: 503)
    let plan = PlanReader(library, of: .owner, from: .tmdb, .test(networking))
    let reminders = await RemindersModel()
    let today = try #require(PlanShow.today)
    let model = await LibraryModel(source: .tmdb) { try Library.inMemory() }
    let due = Reminder(await Reminder.Key(20, in: model), title: "Soon", episode: "S1\u{A0}E2", day: today)
    await reminders.set(due, for: due.key)
    let other = await LibraryModel(source: .sample) { try Library.inMemory() }
    let foreign = Reminder(await Reminder.Key(21, in: other), title: "Other", episode: "S1\u{A0}E2", day: today)
    await reminders.set(foreign, for: foreign.key)
    for _ in 1...2 {
      let content = try await DigestReader(plan, for: key, reminders).read(on: today)
      #expect(content.shows.map(\.title.name) == ["Heimat"] && content.reminders == [due])
    }
  }
}
