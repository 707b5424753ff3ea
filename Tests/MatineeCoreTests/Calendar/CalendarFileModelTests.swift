import AppFoundation
import Catalogue
import Foundation
import Library
import Planning
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport
import Tracking
import Transfer

/// The calendar file that the app keeps up to date.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CalendarFileModelTests {
  private let networking = ReplayNetworking()
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let clock = ManualClock()
  private let folder: TemporaryFolder
  private let saved = Saved()

  private final class Saved {
    var settings: [CalendarFileModel.Setting?] = []
  }

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appending(path: "matinee.ics") }
  private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  private func makeModel(_ setting: CalendarFileModel.Setting? = nil) -> CalendarFileModel {
    let catalogue = CatalogueDependencies.test(networking)
    let writer = CalendarFileWriter { bytes, url, replaces in
      try await AtomicFileWriter(replaces: replaces).write(bytes, to: url)
    }
    return CalendarFileModel(
      setting,
      CalendarFileModel.Dependencies(
        library: library, catalogue: { (catalogue.pages, catalogue.guides) }, writer: writer, clock: clock
      ) { [saved] setting async throws(SettingsError) in saved.settings.append(setting) })
  }

  private func addFilm(_ name: String, days: Int) async throws {
    try await library.library().add(films: [name: days], from: #require(DayDate.today()))
  }

  @Test func `The chosen file is written at once and after a change, until the user stops`() async throws {
    let model = makeModel()
    #expect(model.setting == nil)
    try await addFilm("Alien", days: 3)
    model.choose(file, for: .owner)
    await until { model.updated != nil }
    #expect(text?.contains("SUMMARY:Alien") == true)
    #expect(saved.settings == [CalendarFileModel.Setting(file, of: .owner)])
    try await library.library().remove(
      TitleReference(.tmdb, .movie, 1, name: "Alien").key, from: .watchlist(of: .owner), by: .owner)
    await until {
      // The pause after the change.
      clock.advance(by: .seconds(5))
      return text?.contains("SUMMARY:Alien") == false
    }
    model.stop()
    #expect(model.setting == nil && model.updated == nil)
    await until { saved.settings.count == 2 }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `An update keeps the revisions, and the file stays the same without a change`() async throws {
    try await addFilm("Alien", days: 3)
    let first = makeModel(CalendarFileModel.Setting(file, of: .owner))
    first.begin()
    await until { first.updated != nil }
    let before = text
    let second = makeModel(CalendarFileModel.Setting(file, of: .owner))
    second.begin()
    await until { second.updated != nil }
    #expect(text == before && before?.contains("SEQUENCE:0") == true)
  }

  @Test func `A file that isn't a calendar stays, and the problem says so`() async throws {
    _ = try folder.write("My notes", to: "matinee.ics")
    let model = makeModel()
    model.choose(file, for: .owner)
    await until { model.problem != nil }
    #expect(model.problem == "“matinee.ics” isn’t a calendar file. Choose another name.")
    #expect(text == "My notes")
    let other = folder.url.appending(path: "other.ics")
    model.choose(other, for: .owner)
    await until { model.updated != nil }
    #expect(model.problem == nil)
  }

  @Test func `A folder that doesn't exist is reported, and a later update succeeds`() async throws {
    let file = folder.url.appending(path: "phone/matinee.ics")
    let model = makeModel(CalendarFileModel.Setting(file, of: .owner))
    model.begin()
    await until { model.problem != nil }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1_800))
    await until { model.updated != nil }
    #expect(model.problem == nil)
  }

  @Test func `While dates are missing, an older file stays as it is`() async throws {
    let show = PlanShow(seasons: ["1: 1@-9 2@3"], watched: "S1E1")
    networking.stub("/3/tv/7", json: "{}", status: 500)
    try await show.write(to: library.library())
    let old = CalendarFile(name: "Matinee", events: []).text
    _ = try folder.write(old, to: "matinee.ics")
    let model = makeModel(CalendarFileModel.Setting(file, of: .owner))
    model.begin()
    await until { model.problem != nil }
    #expect(text == old)
  }
}
