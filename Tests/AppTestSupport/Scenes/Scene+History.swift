import AppFoundation
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Scenes with viewing history: the pages of titles and seasons, the History page, statistics, and the date dialogs.
extension Scene {
  static let historyStates = [
    Scene("history/some") { size in
      let (application, fixture) = try await history(HistoryDestination(), size, waitingFor: "Friday, Mar 7, 2025")
      try await eventually("the history") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("history/episodes") { size in
      let (application, fixture) = try await history(HistoryDestination(), size, waitingFor: "Friday, Mar 7, 2025")
      try await eventually("the history") { application.main.coordinator.isSettled }
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(1))
      try await fixture.waitForText("S1\u{A0}E1")
      return fixture
    },
    Scene("history/filtered") { size in
      let filter = try XCTUnwrap(HistoryFilter(parameters: "year=2025&month=3&kind=movie&decade=1920"))
      let (application, fixture) = try await history(HistoryDestination(filter), size, waitingFor: "March 2025")
      try await eventually("the history") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("history/no-match") { size in
      let filter = try XCTUnwrap(HistoryFilter(parameters: "year=2020"))
      return try await history(HistoryDestination(filter), size, waitingFor: "No entry matches.").fixture
    },
    Scene("history/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await history(HistoryDestination(), library: library, size, waitingFor: "Can’t Read Your Library")
        .fixture
    },
    Scene("history/menu") { size in
      let (_, fixture) = try await history(HistoryDestination(), size, waitingFor: "Friday, Mar 7, 2025")
      await fixture.nextFrame()
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets.first?.focus()
      XCTAssertEqual(list.childWidgets.first?.pressShortcutFromFocus("<Shift>F10"), true)
      try await fixture.waitForText("Remove from History")
      return fixture
    },
    Scene("history/title") {
      try await history(TitleDestination(id: PageResponses.movie), $0, waitingFor: "Watched 3 Times").fixture
    },
    Scene("history/title-once") {
      try await history(TitleDestination(id: PageResponses.filmWithTrailers), $0, waitingFor: "Watched · 1999").fixture
    },
    Scene("history/title-day") { size in
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let film = TitleReference(.tmdb, .movie, PageResponses.filmWithTrailers.number, name: "The Red Shoes")
      _ = try await library.library().watch(film, on: .day(year: 2026, month: 11, day: 27), by: .owner)
      return try await history(
        TitleDestination(id: PageResponses.filmWithTrailers), library: library, size,
        waitingFor: "Watched · Nov 27, 2026"
      ).fixture
    },
    Scene("history/series") {
      try await history(TitleDestination(id: PageResponses.show), $0, waitingFor: "2 of 13 episodes watched").fixture
    },
    Scene("history/season") { size in
      let (_, fixture) = try await history(
        SeasonDestination(id: PageResponses.season), size, waitingFor: "2 of 2 episodes watched")
      return fixture
    },
    Scene("history/episode-stars") { size in
      let (application, fixture) = try await history(
        SeasonDestination(id: PageResponses.season), size, waitingFor: "2 of 2 episodes watched")
      let score = try XCTUnwrap(Score(stars: 8.5))
      let open = try await application.library.library()
      try await open.rate(.heimat, part: .episode(season: 1, number: 1), score, by: .owner)
      let buttons = fixture.window.toggleButtons.filter { $0.exposedLabel?.hasPrefix("Your Rating: ") == true }
      try await eventually("the mark") { fixture.window.visibleTexts.contains("8.5") }
      try XCTUnwrap(buttons.first).isActive = true
      try await fixture.waitForText("8.5 out of 10")
      for _ in 1...3 { await fixture.nextFrame() }
      return fixture
    },
    Scene("history/episode-undo") { size in
      // The row offers to undo the change as long as the scene is open.
      let catalogue = CatalogueDependencies.scenes(TitleResponses.networking(), clock: ManualClock())
      let fixture = try await open(
        SeasonDestination(id: PageResponses.season), with: catalogue, library: try await watched(), size,
        waitingFor: "2 of 2 episodes watched"
      ).fixture
      let check = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_check_button_get_type()) })
      CheckButton(retaining: check.pointer).isActive = false
      try await fixture.waitForText("Undo")
      return fixture
    },
    Scene("history/plays") { size in
      let library = try await watched()
      let plays = TitlePlays(of: PageResponses.movie, of: .tmdb, in: library)
      try await eventually("the plays") { plays.all.count == 3 }
      let film = TitleReference(.tmdb, .movie, PageResponses.movie.number, name: "Metropolis")
      let dialogs = PlayDialogs(library: library, texts: texts) { nil }
      let window = PlaysWindow.present(plays, of: film, over: nil, dialogs)
      return try await fixture(window, size) {}
    },
    Scene("history/change-date") { try await fixture(dateWindow(.day(year: 2026, month: 3, day: 7)), $0) {} },
    Scene("history/calendar") { size in
      let fixture = try await fixture(dateWindow(.day(year: 2026, month: 3, day: 7)), size) {}
      let found = fixture.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) }
      MenuButton(retaining: try XCTUnwrap(found).pointer).open()
      try await eventually("the calendar") {
        fixture.window.tree.contains { $0.isMapped && $0.isA(gtk_calendar_get_type()) }
      }
      return fixture
    },
    Scene("history/date-unknown") { try await fixture(dateWindow(.unknown), $0) {} },
    Scene("history/invalid-date") { size in
      let fixture = try await fixture(dateWindow(.year(2026)), size) {}
      let entry = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "2026-02-30"
      try await fixture.press("Change")
      try await fixture.waitForText("This day doesn’t exist.")
      // The selection would otherwise depend on whether the window focuses the entry before or after this.
      fixture.addReadyCondition {
        gtk_editable_select_region(entry.opaque, 0, -1)
        return true
      }
      return fixture
    },
  ]

  static let statisticsStates = [
    Scene("statistics/some") { try await history(StatisticsDestination(), $0, waitingFor: "Watched by Month").fixture },
    Scene("statistics/year") { size in
      let fixture = try await history(StatisticsDestination(), size, waitingFor: "Watched by Month").fixture
      try await fixture.press("2024")
      try await fixture.waitForText("1 viewing, 1 title")
      return fixture
    },
    Scene("statistics/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await history(StatisticsDestination(), library: library, size, waitingFor: "Can’t Read Your Library")
        .fixture
    },
  ]

  private static let texts = TitleTexts(locale: Locale(identifier: "en_US"))

  @MainActor private static func dateWindow(_ date: PartialDate) -> Window {
    let request = PlayDateWindow.Request(
      title: "Change Date", subtitle: "S1 E1 · Heimat – Eine deutsche Chronik", button: "Change", date: date, today: nil
    )
    return PlayDateWindow.present(request, texts: texts, over: nil) { _, _, _ in true }
  }

  /// - Parameters:
  ///   - library: The library; by default, one with some plays.
  ///   - text: The text to wait for.
  @MainActor private static func history(
    _ destination: any Destination, library: LibraryModel? = nil, _ size: WindowSize, waitingFor text: String
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let model = if let library { library } else { try await watched() }
    return try await open(destination, library: model, size, waitingFor: text)
  }

  /// Returns a library whose plays have fixed dates in the past, so that screenshots don't change from day to day.
  @MainActor package static func watched() async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let library = try await model.library()
    _ = try await library.write(by: .owner) { batch in
      try batch.watch(.metropolis, on: .moment(seconds: 1_741_377_600, offset: 60))
      try batch.watch(.metropolis, on: .day(year: 2024, month: 11, day: 2))
      try batch.watch(.metropolis, on: .unknown)
      try batch.watch(.sunrise, on: .year(1999))
      for number in 1...2 {
        try batch.watch(.heimat, part: .episode(season: 1, number: number), on: .day(year: 2025, month: 3, day: 7))
      }
      try batch.watch(.heimat, part: .episode(season: 1, number: 2), on: .month(year: 2025, month: 3))
      try batch.watch(
        TitleReference(.sample, .movie, 5, name: "Something from Another Catalogue", year: 2001),
        on: .day(year: 2025, month: 2, day: 28))
      for (halves, title) in [(17, TitleReference.metropolis), (20, .sunrise)] {
        if let score = Score(halves: halves) { try batch.rate(title, score) }
      }
    }
    return model
  }
}

extension TitleReference {
  fileprivate static let metropolis = TitleReference(
    .tmdb, .movie, 5, name: "Metropolis", year: 1927, posterPath: "/5.png")
  fileprivate static let sunrise = TitleReference(.tmdb, .movie, 6, name: "Sunrise", year: 1927, posterPath: "/6.png")
  fileprivate static let heimat = TitleReference(.tmdb, .show, 1, name: "Heimat", year: 1984, posterPath: "/1.png")
}
