import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDB
import TitleIndex
import XCTest

@testable import MatineeApp

/// The preferences: initially, with a rejected value, with values set by the environment, and with each state of the
/// title index.
extension Scene {
  static let preferences = [
    Scene("preferences/first") { try await preferences(Preferences(), $0) },
    Scene("preferences/refused") { size in
      let stage = try await preferences(Preferences(), size)
      let entry = try XCTUnwrap(stage.window.tree.first { $0.isA(gtk_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "klingon"
      entry.emit("activate")
      try await stage.sees("“klingon” is not a language.")
      return stage
    },
    Scene("preferences/decided") { size in
      var decided = Preferences()
      decided.appearance = .dark
      decided.language = "pt-BR"
      decided.region = "BR"
      decided.includesAdult = true
      decided.pictureCacheMegabytes = 300
      return try await preferences(decided, decidedElsewhere: Set(Preference.allCases), size)
    },
    Scene("preferences/kept") { size in
      let places = SuspendedDownloads(titles: 100)
      let keeper = DownloadManager(
        connectivity: Connectivity(NetworkLine()) {}, now: { Date(timeIntervalSince1970: 1_767_268_800) }
      ) { places }
      keeper.keep(DownloadedItem(.films(.popular), name: "Popular"))
      keeper.keep(DownloadedItem(.genre(GenreID(.series, 10759)), name: "Action & Adventure"))
      keeper.keep(DownloadedItem(.title(.film(7)), name: "Metropolis"))
      places.release()
      try await eventually("what is kept") {
        keeper.places.allSatisfy { if case .kept = keeper.state(of: $0.id) { true } else { false } }
      }
      let words = DownloadText(TitleTexts(locale: Locale(identifier: "en_US")))
      let rows = DownloadRows(keeper, words: words)
      let stage = try await preferences(Preferences(), kept: rows, size)
      // In large text, the first layout isn't final.
      for _ in 1...3 { await stage.nextFrame() }
      rows.group.scrollToTop()
      stage.window.tree.first { $0.spokenLabel == "Remove “Popular”" }?.focus()
      return stage
    },
    Scene("preferences/shared") { size in
      let date = Date(timeIntervalSince1970: 1_767_268_800)
      return try await shared(.merged(date, devices: 3, problem: nil), size)
    },
    Scene("preferences/shared-failed") { size in
      let folder = URL(filePath: "/media/ana/Sync")
      return try await shared(.failed(LibraryError.gone.sharingSentence(folder)), size)
    },
    Scene("preferences/titles-none") { try await titles(CachedTitles(), $0) { _ in } },
    Scene("preferences/titles-downloading") { size in
      let kept = CachedTitles(.some)
      return try await titles(kept, size) { model in
        model.update()
        try await eventually("an update") { kept.isUpdating }
        kept.report(
          .downloading(.person, .init(bytes: 12_340_000, total: 98_000_000, timeLeft: .milliseconds(40_200))))
        try await eventually("the step") { model.words.state.contains("12.3") }
      }
    },
    Scene("preferences/titles-stopped") { try await titles(CachedTitles(.stopped), $0) { _ in } },
    Scene("preferences/titles-failed") { size in
      let kept = CachedTitles(.some)
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
      now: { Date(timeIntervalSince1970: 1_767_268_800) }, exchange: { _, _ in state }, keep: { _ in })
    let model = SharingModel(URL(filePath: "/media/ana/Sync"), of: library, surroundings)
    model.begin()
    await model.finish()
    let rows = SharedFolderRows(model, texts: TitleTexts(locale: Locale(identifier: "en_US")), desktop: .live)
    let stage = try await preferences(Preferences(), shared: rows, size)
    // In large text, the first layout isn't final.
    for _ in 1...3 { await stage.nextFrame() }
    rows.group.scrollToTop()
    stage.window.tree.first { $0.spokenLabel == "Choose the Shared Folder" }?.focus()
    return stage
  }

  /// Opens the preferences scrolled to the title index, once it is in a certain state.
  @MainActor private static func titles(
    _ kept: CachedTitles, _ size: WindowSize, _ prepare: (TitleIndexModel) async throws -> Void
  ) async throws -> AppFixture {
    let titles = kept.model
    titles.read()
    await titles.finish()
    try await prepare(titles)
    let stage = try await preferences(Preferences(), titles: titles, at: .titles, size)
    stage.beforeClosing { kept.end() }
    try await eventually("the titles") { stage.window.focusedWidget?.spokenLabel == titles.words.action.name }
    return stage
  }

  @MainActor private static func preferences(
    _ preferences: Preferences, decidedElsewhere: Set<Preference> = [],
    titles: TitleIndexModel = CachedTitles(.some).model, kept: DownloadRows? = nil,
    shared: SharedFolderRows? = nil, at part: MatineePreferences.Part? = nil, _ size: WindowSize
  ) async throws -> AppFixture {
    let model = PreferencesModel(preferences, decidedElsewhere: decidedElsewhere) { _, _ in }
    let store = PictureDownloader(totalBytes: decidedElsewhere.isEmpty ? 34_300_000 : 0)
    let pictures = PictureCacheModel(locale: Locale(identifier: "en_US")) { store }
    let window = MatineePreferences.make(
      model, pictures: pictures, titles: titles, kept: kept, shared: shared, over: nil, at: part
    ) {}
    let stage = try await stage(window, size) { window.present() }
    await pictures.finish()
    if part == nil { await titles.finish() }
    return stage
  }
}
