import Foundation
import Library
import TMDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import MatineeCore

/// Reminders of coming episodes, and their file.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct RemindersModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func reminder(_ show: Int, _ day: String) throws -> Reminder {
    Reminder(
      Reminder.Key(show, in: library), title: "Show \(show)", episode: "S1\u{A0}E2 · Two",
      day: try #require(DayDate(day)))
  }

  private func day(_ text: String) throws -> DayDate { try #require(DayDate(text)) }

  @Test("A reminder is due on its day and afterwards, and only once") func reminderIsDueOnce() async throws {
    let model = RemindersModel()
    let profile = library.profile.rawValue
    let (first, second) = (try reminder(1, "2026-11-29"), try reminder(2, "2026-11-27"))
    model.set(first)
    model.set(second)
    #expect(await model.takeDue(on: try day("2026-11-26"), profile: profile).isEmpty)
    #expect(await model.takeDue(on: try day("2026-11-30"), profile: "another").isEmpty)
    #expect(await model.takeDue(on: try day("2026-11-29"), profile: profile) == [second, first])
    #expect(await model.takeDue(on: try day("2026-11-30"), profile: profile).isEmpty)
  }

  @Test("Reminders survive a relaunch, and removed ones don't") func remindersAreSaved() async throws {
    let folder = try TemporaryFolder()
    let file = RemindersFile(folder.url.appending(path: "data/reminders.json"))
    let model = RemindersModel(file)
    let (first, second) = (try reminder(1, "2026-11-29"), try reminder(2, "2026-11-27"))
    model.set(first)
    model.set(second)
    model.remove(second.key)
    while await file.read() != [first] { await Task.yield() }
    let other = RemindersModel(file)
    await until { other.reminder(first.key) == first }
    #expect(other.reminder(second.key) == nil)
  }

  @Test(
    "A damaged file counts as empty, and unreadable rows are skipped",
    arguments: [
      ("", 0), ("{}", 0), ("[1]", 0),
      (#"[{"key":{"show":1,"source":"tmdb","profile":"p"},"title":"","episode":"","day":"x"}]"#, 0),
      (#"[{"key":{"show":1,"source":"tmdb","profile":"p"},"title":"A","episode":"B","day":"2026-02-28"}]"#, 1),
    ]) func damagedFileIsEmpty(content: String, count: Int) async throws
  {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "reminders.json")
    try Data(content.utf8).write(to: url)
    #expect(await RemindersFile(url).read().count == count)
  }
}
