import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import Library
import LibraryFormats
import ScreenFoundation
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking
import Transfer
import XCTest

@testable import MatineeApp
@testable import TransferUI

/// Tests importing from other apps, and exporting, with real windows.
final class ImportingTests: GTKTestCase {
  @MainActor private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "importing-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @MainActor private static func show() async throws -> (TestApplication, AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    let application = TestApplication(.test(networking))
    let fixture = application.show()
    fixture.retain(application)
    try await eventually("the list") { application.main.coordinator.isSettled }
    return (application, fixture)
  }

  /// A matcher that finds two films named "Maybe".
  private struct Matcher: TitleMatching {
    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      let name = wanted.name
      guard name == "Maybe" else { return .certain(film(name, 1999)) }
      return .ambiguous([film(name, 1998), film(name, 2000)])
    }

    private func film(_ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .movie, year, name: name, year: year))
    }
  }

  @MainActor private static func importing(_ library: LibraryModel, _ titles: [String]) async throws -> AppFixture {
    let file = try folder().appending(path: "ratings.csv")
    let rows = titles.map { "2024-05-01,\($0),1999,https://boxd.it/\($0.count),4.5\n" }.joined()
    try Data(("Date,Name,Year,Letterboxd URI,Rating\n" + rows).utf8).write(to: file)
    let app = AppDependencies(.test(ReplayNetworking()))
    let model = ImportModel(file, into: library, timeZone: .gmt) { Matcher() }
    let window = ImportCoordinator.present(model, app.screens, over: nil).window
    try await eventually("the window") { window.isMapped }
    return AppFixture(window)
  }

  func testMenuImportsJournalOfAnotherLibrary() {
    onMain {
      let other = try Library.inMemory()
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      _ = try await other.rate(title, XCTUnwrap(Score(stars: 9)), by: .owner)
      let file = try Self.folder().appending(path: "matinee.jsonl")
      _ = try await other.export(to: file)
      let (application, fixture) = try await Self.show()
      application.chosenFile = file.path
      XCTAssertTrue(fixture.window.activateAction("win.import"))
      let importing = try await AppFixture.titled("Import")
      XCTAssertEqual(application.desktopRequests, ["choose Import from Another App"])
      try await importing.press("Import 1 Entry")
      try await fixture.waitForText("1 entry imported from Matinee")
      try await eventually("the window to close") { Window.open(titled: "Import") == nil }
      try await eventually("the rating") { application.library.score(of: TitleID(.movie, 7)) == Score(stars: 9) }
      fixture.close()
    }
  }

  func testAmbiguousTitlesAreResolvedAndImported() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let fixture = try await Self.importing(library, ["Heat", "Maybe"])
      try await fixture.waitForText("Import 1 Entry")
      try await fixture.activateRow("1 Ambiguous Title")
      try await fixture.waitForText("Use Best Matches")
      try await fixture.waitForText("Skipped")
      let rows = { fixture.window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) } }
      rows()?.activateRow(0)
      try await fixture.waitForText("Skip")
      await fixture.nextFrame()
      rows()?.activateRow(1)
      try await fixture.waitForText("Matched to Maybe (2000)")
      XCTAssertTrue(fixture.window.pressShortcut("Escape"))
      try await fixture.press("Import 2 Entries")
      let open = try await library.library()
      try await eventually("the window to close") { !fixture.window.isMapped }
      let numbers = try await open.ratings(by: .owner).map(\.title.number)
      XCTAssertEqual(numbers.sorted(), [1999, 2000])
    }
  }

  func testClosingWindowImportsNothing() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let fixture = try await Self.importing(library, ["Heat"])
      try await fixture.waitForText("Import 1 Entry")
      XCTAssertTrue(fixture.window.pressShortcut("Escape"))
      try await eventually("the window to close") { !fixture.window.isMapped }
      let ratings = try await library.library().ratings(by: .owner)
      XCTAssertEqual(ratings.count, 0)
    }
  }

  func testExportWritesJournalToChosenFolder() {
    onMain {
      let (application, fixture) = try await Self.show()
      await application.rate(TitleID(.movie, 7), "Film 7", 9)
      let folder = try Self.folder()
      application.chosenFile = folder.appending(path: "nowhere").path
      XCTAssertTrue(fixture.window.activateAction("win.export"))
      let export = try await AppFixture.titled("Export")
      try await export.press("Choose Folder…")
      try await export.waitForText("Can’t write “")
      application.chosenFile = folder.path
      try await export.press("Choose Folder…")
      try await fixture.waitForText("Saved “matinee-")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      XCTAssertEqual(names.count, 1)
      XCTAssertTrue(names.first?.hasSuffix(".jsonl") == true)
      fixture.close()
    }
  }
}
