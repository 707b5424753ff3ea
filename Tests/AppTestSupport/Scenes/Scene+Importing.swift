import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import Library
import LibraryFormats
import TMDB
import TitleIdentity
import Tracking
import Transfer
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TransferUI

/// Each step of an import, and the export dialog.
extension Scene {
  static let imports = [
    Scene("import/progress") { size in
      let (fixture, _) = try await importing(Matcher(isHeld: true), size)
      try await fixture.waitForText("Looking up titles…")
      return fixture
    },
    Scene("import/review") { size in
      let (fixture, _) = try await importing(Matcher(), size)
      try await fixture.waitForText("Import 2 Entries")
      fixture.addReadyCondition { fixture.window.visibleTexts.contains("2 rows aren’t imported") }
      return fixture
    },
    Scene("import/ambiguous") { size in
      let (fixture, _) = try await importing(Matcher(), size)
      try await fixture.waitForText("Import 2 Entries")
      try await fixture.activateRow("1 Ambiguous Title")
      try await fixture.waitForText("Use Best Matches")
      return fixture
    },
    Scene("import/removed") { size in
      let library = try await library()
      let open = try await library.library()
      let film = TitleReference(.tmdb, .movie, "Sunrise".count + 1927, name: "Sunrise", year: 1927)
      try await open.add(film, to: .watchlist(of: .owner), by: .owner)
      _ = try await open.write(by: .owner) { try $0.remove(film.key, from: .watchlist(of: .owner)) }
      let (fixture, _) = try await importing(
        Matcher(), size, library: library, name: "watchlist.csv",
        "Date,Name,Year,Letterboxd URI\n2024-05-01,Sunrise,1927,https://boxd.it/1\n2024-05-02,Metropolis,1927,https://boxd.it/2\n"
      )
      try await fixture.waitForText("Restore Removed Entries")
      return fixture
    },
    Scene("import/question") { size in
      let (fixture, _) = try await importing(
        Matcher(), size, name: "films.csv", "Date,Name,Year,Letterboxd URI\n2024-05-01,Sunrise,1927,https://boxd.it/1\n"
      )
      try await fixture.waitForText("Which films are in “films.csv”?")
      return fixture
    },
    Scene("import/failed") { size in
      let (fixture, _) = try await importing(Matcher(error: .serverError(status: 500)), size)
      try await fixture.waitForText("Import Failed")
      return fixture
    },
    Scene("import/locked") { size in
      let window = Window(dialogFor: nil)
      window.title = "Import"
      window.setDefaultSize(width: 420, height: 640)
      window.setRootViewController(ImportPassphraseController(isRetry: true) { _ in })
      let fixture = try await fixture(window, size) { window.present() }
      try await fixture.waitForText("Wrong passphrase. Try again.")
      return fixture
    },
    Scene("export") { size in
      let window = ExportWindow.present(ExportModel(try await library()), desktop: .live, over: nil)
      let fixture = try await fixture(window, size) {}
      try await fixture.waitForText("Spreadsheets")
      return fixture
    },
  ]

  @MainActor private static func importing(
    _ matcher: Matcher, _ size: WindowSize, library: LibraryModel? = nil, name: String = "ratings.csv",
    _ text: String = exported
  ) async throws -> (AppFixture, ImportModel) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "import-scene-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    let app = AppDependencies(.scenes(TitleResponses.networking()))
    let target = if let library { library } else { try await self.library() }
    let model = ImportModel(file, into: target, timeZone: .gmt) { matcher }
    let window = ImportCoordinator.present(model, app.screens, over: nil)
    let fixture = try await fixture(window.window, size) {}
    fixture.addReadyCondition { app.images.pendingCount == 0 }
    return (fixture, model)
  }

  private static let exported = """
    Date,Name,Year,Letterboxd URI,Rating
    2024-05-01,Sunrise,1927,https://boxd.it/1,4.5
    2024-05-02,Metropolis,1927,https://boxd.it/2,5
    2024-05-03,The Lodger,1926,https://boxd.it/3,4
    not a row

    """

  /// A matcher that is certain about all titles except *The Lodger*.
  private struct Matcher: TitleMatching {
    var isHeld = false
    var error: TMDBError?

    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      if let error { throw error }
      if isHeld {
        do { try await Task.sleep(for: .seconds(3_600)) } catch { throw .cancelled }
      }
      let name = wanted.name
      guard name == "The Lodger" else { return .certain(film(name, 1927)) }
      return .ambiguous([film(name, 1927), film(name, 1932), film(name, 2009)])
    }

    private func film(_ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .movie, name.count + year, name: name, year: year, posterPath: "/5.png"))
    }
  }
}
