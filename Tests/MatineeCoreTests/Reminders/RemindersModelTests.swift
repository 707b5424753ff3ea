import Foundation
import Library
import TMDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Planning
@testable import Tracking

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

  @Test func `A reminder is due on its day and afterwards, and only once`() async throws {
    let model = RemindersModel()
    let (first, second) = (try reminder(1, "2026-11-29"), try reminder(2, "2026-11-27"))
    await model.set(first, for: first.key)
    await model.set(second, for: second.key)
    #expect(await model.takeDue(on: try day("2026-11-26"), in: library).isEmpty)
    let sample = LibraryModel(source: .sample) { try Library.inMemory() }
    #expect(await model.takeDue(on: try day("2026-11-30"), in: sample).isEmpty, "The same ID is another series there")
    #expect(await model.takeDue(on: try day("2026-11-29"), in: library) == [second, first])
    #expect(await model.takeDue(on: try day("2026-11-30"), in: library).isEmpty)
  }

  @Test func `An update changes the date of a reminder, and doesn't restore one that was shown`() async throws {
    let model = RemindersModel()
    let (first, moved) = (try reminder(1, "2026-11-29"), try reminder(1, "2026-12-06"))
    await model.set(first, for: first.key)
    await model.update(moved)
    #expect(await model.takeDue(on: try day("2026-11-29"), in: library).isEmpty)
    #expect(await model.takeDue(on: try day("2026-12-06"), in: library) == [moved])
    await model.update(moved)
    #expect(model.reminder(moved.key) == nil)
  }

  @Test func `Reminders survive a relaunch, and removed ones don't`() async throws {
    let folder = try TemporaryFolder()
    let file = RemindersFile(folder.url.appending(path: "data/reminders.json"))
    let model = RemindersModel(file)
    let (first, second) = (try reminder(1, "2026-11-29"), try reminder(2, "2026-11-27"))
    await model.set(first, for: first.key)
    await model.set(second, for: second.key)
    await model.set(nil, for: second.key)
    #expect(await file.read() == [first])
    let other = RemindersModel(file)
    await until { other.reminder(first.key) == first }
    #expect(other.reminder(second.key) == nil)
  }

  @Test func `A reminder that can't be saved is reverted`() async throws {
    let folder = try TemporaryFolder()
    let blocked = folder.url.appending(path: "data")
    try Data().write(to: blocked)
    let model = RemindersModel(RemindersFile(blocked.appending(path: "reminders.json")))
    let reminder = try reminder(1, "2026-11-29")
    #expect(await model.set(reminder, for: reminder.key) == false)
    #expect(model.reminder(reminder.key) == nil)
    try FileManager.default.removeItem(at: blocked)
    #expect(await model.set(reminder, for: reminder.key))
    #expect(model.reminder(reminder.key) == reminder)
  }

  @Test(arguments: [
    ("", 0), ("{}", 0), ("[1]", 0),
    (#"[{"key":{"show":1,"source":"tmdb","profile":"p"},"title":"","episode":"","day":"x"}]"#, 0),
    (#"[{"key":{"show":1,"source":"tmdb","profile":"p"},"title":"A","episode":"B","day":"2026-02-28"}]"#, 1),
  ])
  func `A damaged file counts as empty and is kept under another name; unreadable rows are skipped`(
    content: String, count: Int
  ) async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "reminders.json")
    try Data(content.utf8).write(to: url)
    #expect(await RemindersFile(url).read().count == count)
    let isDamaged = !content.hasPrefix("[{")
    let kept = try? Data(contentsOf: folder.url.appending(path: "reminders.damaged.json"))
    #expect(kept == (isDamaged ? Data(content.utf8) : nil))
  }
}
