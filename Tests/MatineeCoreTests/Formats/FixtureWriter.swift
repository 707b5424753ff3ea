import Catalogue
import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import Testing

@testable import AppFoundation
@testable import Downloads
@testable import Search

/// Writes a new set of fixtures after an intentional change of a format. Committed sets never change.
///
/// The variable `MATINEE_FIXTURES` contains the path of an empty folder. The `README.md` next to the fixtures
/// describes the procedure.
@MainActor
@Suite(.enabled(if: FormatFixtures.destination != nil), .timeLimit(.minutes(5)))
struct FixtureWriter {
  private let root: URL
  private let folders: Folders

  init() throws {
    root = try #require(FormatFixtures.destination)
    folders = FormatFixtures.folders(in: root.appending(path: "MatineeCoreTests"))
  }

  @Test func `The writer saves fixtures for the library, its backup, its exports and a shared folder`() async throws {
    try await LibraryScene(
      library: root.appending(path: "LibraryTests"), core: root.appending(path: "MatineeCoreTests"), folders
    ).write()
  }

  @Test func `The writer saves fixtures for settings and recent searches`() async throws {
    let file = SettingsFile(folders.settingsFile)
    for preference in Preference.allCases { try await file.save(preference, of: FormatFixtures.preferences) }
    try file.save(.readToken("fixture.read.token"))
    try SettingsFile(folders.configuration.appending(path: "settings-with-api-key.json")).save(.apiKey("fixture-key"))
    await RecentSearchesFile(folders.recentSearches).write(FormatFixtures.searches, number: 1)
  }

  @Test func `The writer saves fixtures for downloads`() async throws {
    let downloads = FormatDownloads(folders, networking: FormatDownloads.server())
    let downloadManager = downloads.downloadManager()
    downloadManager.start()
    for item in FormatFixtures.records.map(\.item) {
      downloadManager.download(item)
      await until {
        switch downloadManager.state(of: item.id) {
        case .downloaded, .failed: true
        default: false
        }
      }
      guard case .downloaded = downloadManager.state(of: item.id) else {
        Issue.record("\(item.id): \(String(describing: downloadManager.state(of: item.id)))")
        continue
      }
    }
    await downloadManager.waitForWrites()
    await downloads.pictures.waitForWrites()
    await downloads.responseCache.waitForWrites()
  }
}
