import AppTestSupport
import Foundation
import GTK
import GTKTestSupport
import Library
import MatineeCore
import XCTest

@testable import MatineeApp

/// Tests the shared folder in the preferences: choosing it, merging with it, errors, and stopping.
final class SharedFolderRowsTests: GTKTestCase {
  /// The model of the rows, with fake dependencies.
  @MainActor private final class Outside {
    var kept: [URL?] = []
    var state = SharingModel.State.merged(Date(), devices: 2, problem: nil)
    var chosen: String?
    let model: SharingModel

    init() {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let box = Box()
      model = SharingModel(
        nil, of: library,
        SharingModel.Dependencies(
          changes: { _ in AsyncStream { _ in } }, rest: { throw CancellationError() },
          exchange: { _, _ in box.outside?.state ?? .off }
        ) { folder async throws(SettingsError) in await MainActor.run { box.outside?.kept.append(folder) } })
      box.outside = self
    }

    @MainActor private final class Box { weak var outside: Outside? }

    func show(_ isDecidedElsewhere: Bool = false) async throws -> AppFixture {
      let desktop = Desktop(
        copy: { _ in }, open: { _, _ in false }, chooseFile: { _, _, _ in nil },
        chooseFolder: { [weak self] _, _, _ in self?.chosen })
      let rows = SharedFolderRows(model, texts: TitleTexts(locale: Locale(identifier: "en_US")), desktop: desktop)
      rows.isDecidedElsewhere = isDecidedElsewhere
      let window = Window(title: "Preferences", page: PreferencesPage([rows.group]), over: nil)
      window.keep(rows, for: "rows")
      window.present()
      let stage = AppFixture(window)
      stage.keep(self)
      return stage
    }
  }

  func testAFolderIsChosenMergedAndLeft() {
    onMain {
      let outside = Outside()
      let stage = try await outside.show()
      try await stage.sees("None")
      XCTAssertNil(stage.window.button("Stop"))
      try await stage.press("Choose…")
      await outside.model.finish()
      XCTAssertTrue(outside.kept.isEmpty)
      outside.chosen = "/media/ana/Sync & Co"
      try await stage.press("Choose…")
      try await stage.sees("/media/ana/Sync & Co")
      try await stage.sees(", with 1 other device")
      outside.state = .merged(Date(), devices: 3, problem: "“x.jsonl” in the folder cannot be read.")
      outside.model.exchange()
      try await stage.sees("“x.jsonl” in the folder cannot be read.")
      try await stage.sees(", with 2 other devices")
      try await stage.press("Stop")
      try await stage.sees("None")
      XCTAssertFalse(stage.window.visibleTexts.contains { $0.contains("x.jsonl") })
      await outside.model.finish()
      XCTAssertEqual(outside.kept, [URL(filePath: "/media/ana/Sync & Co", directoryHint: .isDirectory), nil])
      stage.close()
    }
  }

  func testWhatTheEnvironmentDecidesCannotBeChanged() {
    onMain {
      let stage = try await Outside().show(true)
      try await stage.sees("Set by MATINEE_SHARED_FOLDER")
      XCTAssertEqual(stage.window.button("Choose…")?.isSensitive, false)
      stage.close()
    }
  }
}
