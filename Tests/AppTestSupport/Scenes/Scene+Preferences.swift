import AppFoundation
import CAdwaita
import Catalogue
import Downloads
import Foundation
import GTK
import GTKTestSupport
import Library
import TMDB
import TitleIdentity
import TitleIndex
import Tracking
import Transfer
import XCTest

@testable import DownloadsUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TransferUI

/// The preferences: initially, with values set by the environment, and with each state of the title index; and the
/// choice of a language.
extension Scene {
  static let preferences = [
    Scene("preferences/first") { try await preferences(Preferences(), $0) },
    Scene("preferences/language") { size in
      let choices = LocaleChoice.languages(including: "", locale: Locale(identifier: "en_US"))
      let window = LocaleChoiceWindow.make(
        title: "Language", automatic: "System (English)", choices, chosen: "de", over: nil
      ) { _ in }
      return try await fixture(window, size) { window.present() }
    },
    Scene("preferences/decided") { size in
      var decided = Preferences()
      decided.appearance = .dark
      decided.language = "pt-BR"
      decided.region = "BR"
      decided.includesAdult = true
      decided.pictureCacheMegabytes = 300
      return try await preferences(decided, overriddenPreferences: Set(Preference.allCases), size)
    },
    Scene("preferences/kept") { size in
      let downloadFetcher = SuspendedDownloads(titles: 100)
      let downloadManager = DownloadManager(
        connectivity: Connectivity(NetworkAccess()) {}, now: { Date(timeIntervalSince1970: 1_767_268_800) }
      ) { downloadFetcher }
      downloadManager.download(DownloadedItem(.movies(.popular), name: "Popular"))
      downloadManager.download(DownloadedItem(.group(.genre(GenreID(.show, 10759))), name: "Action & Adventure"))
      downloadManager.download(DownloadedItem(.title(.movie(7)), name: "Metropolis"))
      downloadFetcher.release()
      try await eventually("what is kept") {
        downloadManager.items.allSatisfy {
          if case .downloaded = downloadManager.state(of: $0.id) { true } else { false }
        }
      }
      let text = DownloadText(TitleTexts(locale: Locale(identifier: "en_US")))
      let rows = DownloadRows(downloadManager, text: text)
      let fixture = try await preferences(Preferences(), downloads: rows, size)
      // In large text, the first layout isn't final.
      for _ in 1...3 { await fixture.nextFrame() }
      rows.group.scrollToTop()
      fixture.window.tree.first { $0.exposedLabel == "Remove “Popular”" }?.focus()
      return fixture
    },
    Scene("preferences/matching") { size in
      let rows = TitleMatchRows(counts: { (sample: 1, removed: 12) }, onMatch: { _ in }, onReplace: { _ in })
      return try await preferences(Preferences(), matching: rows, size)
    },
    Scene("preferences/shared") { size in
      let date = Date(timeIntervalSince1970: 1_767_268_800)
      return try await shared(.merged(date, devices: 3, problem: nil), size)
    },
    Scene("preferences/shared-failed") { size in
      let folder = URL(filePath: "/media/ana/Sync")
      return try await shared(.failed(LibraryError.notFound.sharingSentence(folder)), size)
    },
    Scene("preferences/titles-none") { try await titles(FakeTitleIndex(), $0) { _ in } },
    Scene("preferences/titles-downloading") { size in
      let kept = FakeTitleIndex(.moviesAndShows)
      return try await titles(kept, size) { model in
        model.update()
        try await eventually("an update") { kept.isUpdating }
        kept.report(
          .downloading(.person, .init(bytes: 12_340_000, total: 98_000_000, timeLeft: .milliseconds(40_200))))
        try await eventually("the step") { model.text.state.contains("12.3") }
      }
    },
    Scene("preferences/titles-stopped") { try await titles(FakeTitleIndex(.stopped), $0) { _ in } },
    Scene("preferences/titles-failed") { size in
      let kept = FakeTitleIndex(.moviesAndShows)
      return try await titles(kept, size) { model in
        model.update()
        try await eventually("an update") { kept.isUpdating }
        kept.end(.network(.unreachable(reason: "no route")))
        await model.finish()
      }
    },
  ]

  /// Opens the preferences scrolled to the shared folder, once its state is known.
  @MainActor private static func shared(_ state: SharingModel.State, _ size: WindowSize) async throws -> AppFixture {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let surroundings = SharingModel.Dependencies(
      changes: { _ in AsyncStream { _ in } }, rest: { throw CancellationError() },
      now: { Date(timeIntervalSince1970: 1_767_268_800) }, sync: { _, _ in state }, save: { _ in })
    let model = SharingModel(URL(filePath: "/media/ana/Sync"), of: library, surroundings)
    model.begin()
    await model.finish()
    let rows = SharedFolderRows(model, texts: TitleTexts(locale: Locale(identifier: "en_US")), desktop: .live)
    let fixture = try await preferences(Preferences(), shared: rows, size)
    // In large text, the first layout isn't final.
    for _ in 1...3 { await fixture.nextFrame() }
    rows.group.scrollToTop()
    fixture.window.tree.first { $0.exposedLabel == "Choose Shared Folder" }?.focus()
    return fixture
  }

  /// Opens the preferences scrolled to the title index, once it is in a certain state.
  @MainActor private static func titles(
    _ kept: FakeTitleIndex, _ size: WindowSize, _ prepare: (TitleIndexModel) async throws -> Void
  ) async throws -> AppFixture {
    let titles = kept.model
    titles.read()
    await titles.finish()
    try await prepare(titles)
    let fixture = try await preferences(Preferences(), titles: titles, at: .titles, size)
    fixture.beforeClosing { kept.end() }
    try await eventually("the titles") { fixture.window.focusedWidget?.exposedLabel == titles.text.action.name }
    return fixture
  }

  @MainActor private static func preferences(
    _ preferences: Preferences, overriddenPreferences: Set<Preference> = [],
    titles: TitleIndexModel = FakeTitleIndex(.moviesAndShows).model, downloads: DownloadRows? = nil,
    matching: TitleMatchRows? = nil, shared: SharedFolderRows? = nil, at part: MatineePreferences.Part? = nil,
    _ size: WindowSize
  ) async throws -> AppFixture {
    let model = PreferencesModel(preferences, overriddenPreferences: overriddenPreferences) { _, _ in }
    let store = FakePictureStore(totalBytes: overriddenPreferences.isEmpty ? 34_300_000 : 0)
    let pictures = PictureCacheModel(locale: Locale(identifier: "en_US")) { store }
    let storage = MatineePreferences.Storage(
      pictures: pictures, titles: titles, matching: matching, downloads: downloads, shared: shared)
    let window = MatineePreferences.make(model, storage, over: nil, at: part) {}
    let fixture = try await fixture(window, size) { window.present() }
    await pictures.finish()
    if part == nil { await titles.finish() }
    return fixture
  }
}
