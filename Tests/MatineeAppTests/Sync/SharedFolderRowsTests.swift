import AppFoundation
import AppTestSupport
import Foundation
import GTK
import GTKTestSupport
import Library
import TitleIdentity
import Tracking
import Transfer
import XCTest

@testable import ScreenFoundation
@testable import TransferUI

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
          sync: { _, _ in box.outside?.state ?? .off }
        ) { folder async throws(SettingsError) in await MainActor.run { box.outside?.kept.append(folder) } })
      box.outside = self
    }

    @MainActor private final class Box { weak var outside: Outside? }

    func show(_ isOverridden: Bool = false) async throws -> AppFixture {
      let desktop = Desktop(
        copy: { _ in }, open: { _, _ in false }, chooseFile: { _, _, _ in nil },
        chooseFolder: { [weak self] _, _, _ in self?.chosen })
      let rows = SharedFolderRows(model, texts: TitleTexts(locale: Locale(identifier: "en_US")), desktop: desktop)
      rows.isOverridden = isOverridden
      let window = Window(title: "Preferences", page: PreferencesPage([rows.group]), over: nil)
      window.retain(rows, for: "rows")
      window.present()
      let fixture = AppFixture(window)
      fixture.retain(self)
      return fixture
    }
  }

  func testSharedFolderIsChosenMergedAndStopped() {
    onMain {
      let outside = Outside()
      let fixture = try await outside.show()
      try await fixture.waitForText("None")
      XCTAssertNil(fixture.window.button("Stop"))
      try await fixture.press("Choose…")
      await outside.model.finish()
      XCTAssertTrue(outside.kept.isEmpty)
      outside.chosen = "/media/ana/Sync & Co"
      try await fixture.press("Choose…")
      try await fixture.waitForText("/media/ana/Sync & Co")
      try await fixture.waitForText(", with 1 other device")
      outside.state = .merged(Date(), devices: 3, problem: "Matinee can’t read “x.jsonl” in the folder.")
      outside.model.sync()
      try await fixture.waitForText("Matinee can’t read “x.jsonl” in the folder.")
      try await fixture.waitForText(", with 2 other devices")
      try await fixture.press("Stop")
      try await fixture.waitForText("None")
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.contains("x.jsonl") })
      await outside.model.finish()
      XCTAssertEqual(outside.kept, [URL(filePath: "/media/ana/Sync & Co", directoryHint: .isDirectory), nil])
      fixture.close()
    }
  }

  func testFolderFromEnvironmentCannotBeChanged() {
    onMain {
      let fixture = try await Outside().show(true)
      try await fixture.waitForText("Set by MATINEE_SHARED_FOLDER")
      XCTAssertEqual(fixture.window.button("Choose…")?.isSensitive, false)
      fixture.close()
    }
  }
}
