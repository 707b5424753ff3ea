import AppTestSupport
import CAdwaita
import Catalogue
import Containment
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

/// Tests the history page and the statistics page.
final class HistoryTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    try await TestApplication.open(destination, library: library)
  }

  func testRowsAreLabeledWithDayAndOpenTheirTitles() {
    onMain {
      let (application, fixture) = try await Self.show(
        HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      XCTAssertEqual(fixture.pageRows[0].exposedLabel?.hasPrefix("Friday, Mar 7, 2025: Metropolis, 1927, 9:00"), true)
      XCTAssertEqual(fixture.pageRows[0].exposedLabel?.hasSuffix("your rating 8.5 out of 10"), true)
      XCTAssertEqual(fixture.pageRows.last?.exposedLabel?.hasPrefix("Date Unknown: Metropolis"), true)
      let list = try XCTUnwrap(fixture.pageList)
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      try await eventually("the title") { application.main.coordinator.destination.address == "movie/5" }
      fixture.close()
    }
  }

  func testReturnExpandsEpisodesOfDay() {
    onMain {
      let (application, fixture) = try await Self.show(HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      let list = try XCTUnwrap(fixture.pageList)
      XCTAssertEqual(
        fixture.pageRows[1].exposedLabel, "Heimat, S1\u{A0}E1 – S1\u{A0}E2 · 2 episodes, collapsed")
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(1))
      try await eventually("the episodes") { fixture.pageRows.count == 9 }
      XCTAssertEqual(fixture.pageRows[1].exposedLabel?.hasSuffix("expanded"), true)
      XCTAssertEqual(fixture.pageRows[2].exposedLabel, "Heimat, S1\u{A0}E2, watched again")
      fixture.pageRows[1].focus()
      XCTAssertTrue(fixture.pageRows[1].pressShortcutFromFocus("Delete"))
      try await fixture.waitForText("2 episodes of “Heimat” removed from your history")
      try await eventually("the other rows") { fixture.pageRows.count == 6 }
      XCTAssertEqual(application.main.coordinator.destination.address, "history")
      fixture.close()
    }
  }

  func testRowsAre56PixelsHigh() {
    onMain {
      let (_, fixture) = try await Self.show(HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      await fixture.nextFrame()
      XCTAssertEqual(fixture.pageRows[1].size.height, 56)
      fixture.close()
    }
  }

  func testAddressFiltersHistoryAndChipRemovesFilter() {
    onMain {
      let filter = try XCTUnwrap(HistoryFilter(parameters: "year=2024&kind=movie"))
      let (_, fixture) = try await Self.show(HistoryDestination(filter), library: try await Scene.watched())
      try await eventually("the film of 2024") { fixture.pageRows.count == 1 }
      try await fixture.press("Remove 2024")
      try await eventually("the films") { fixture.pageRows.count == 5 }
      try await fixture.press("Films")
      try await eventually("all entries") { fixture.pageRows.count == 7 }
      fixture.close()
    }
  }

  func testSearchFindsEntriesByName() {
    onMain {
      let (_, fixture) = try await Self.show(HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      let search = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_search_entry_get_type()) })
      gtk_editable_set_text(search.opaque, "sunr")
      try await eventually("one row") { fixture.pageRows.count == 1 }
      gtk_editable_set_text(search.opaque, "nothing like this")
      try await fixture.waitForText("No entry matches.")
      fixture.close()
    }
  }

  func testMenuRatesEpisode() {
    onMain {
      let library = try await Scene.watched()
      let (_, fixture) = try await Self.show(HistoryDestination(), library: library)
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      fixture.pageRows[2].focus()
      XCTAssertTrue(fixture.pageRows[2].pressShortcutFromFocus("<Shift>F10"))
      try await fixture.waitForText("Rate…")
      try await fixture.choose("rate")
      try await eventually("the dialog") { Window.open(titled: "Your Rating") != nil }
      Window.open(titled: "Your Rating")?.close()
      fixture.close()
    }
  }

  func testDeleteRemovesEntryAndUndoRestoresIt() {
    onMain {
      let (_, fixture) = try await Self.show(HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      fixture.pageRows[0].focus()
      XCTAssertTrue(fixture.pageRows[0].pressShortcutFromFocus("Delete"))
      try await fixture.waitForText("“Metropolis” removed from your history")
      try await eventually("one row fewer") { fixture.pageRows.count == 6 }
      try await fixture.undo()
      try await eventually("the row") { fixture.pageRows.count == 7 }
      fixture.close()
    }
  }

  func testEmptyMessageDisappearsWithFirstEntryAndReturnsAfterUndo() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let (_, fixture) = try await Self.show(HistoryDestination(), library: library)
      try await fixture.waitForText("Nothing Watched Yet")
      await library.watch(TitleReference(.tmdb, .movie, 7, name: "Film 7"), on: .year(2024))
      try await fixture.waitForText("2024, Month Unknown")
      await library.undo()
      try await fixture.waitForText("Nothing Watched Yet")
      fixture.close()
    }
  }

  /// Tests that the controller shows its content without a container.
  func testHistoryControllerWorksWithoutContainer() {
    onMain {
      let library = try await Scene.watched()
      let catalogue = CatalogueDependencies.test(ReplayNetworking())
      let model = HistoryModel(library, catalogue.pages)
      let controller = HistoryController(
        model, images: PipelineImages(catalogue.pictures), badges: PartBadges(library),
        actions: HistoryActions(perform: { _ in }, titleMenu: { _ in [] }))
      let fixture = AppFixture()
      try await fixture.show(controller)
      let result = await controller.loadContent()
      XCTAssertEqual(result, .content)
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      fixture.close()
    }
  }

  func testStatisticsShowCountsAndReportUncountedPlays() {
    onMain {
      let library = try await Scene.watched()
      let (_, fixture) = try await Self.show(StatisticsDestination(), library: library)
      try await fixture.waitForText("8 viewings, 4 titles")
      try await fixture.waitForText("Watched by Month")
      try await fixture.waitForText("Not counted: 2 viewings without a known month.")
      try await fixture.waitForText("Not counted: 4 titles without known genres.")
      await library.watch(TitleReference(.tmdb, .movie, 7, name: "Film 7"), on: .year(2024))
      fixture.close()
    }
  }

  func testBarOfStatisticsOpensItsPartOfHistory() {
    onMain {
      let (application, fixture) = try await Self.show(StatisticsDestination(), library: try await Scene.watched())
      try await fixture.waitForText("Watched by Month")
      let chart = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_drawing_area_get_type()) })
      chart.focus()
      for key in ["End", "Return"] { XCTAssertTrue(chart.pressShortcutFromFocus(key)) }
      try await eventually("the history of March") {
        application.main.coordinator.destination.address == "history?year=2025&month=3"
      }
      try await eventually("its rows") { fixture.pageRows.count == 3 }
      fixture.close()
    }
  }

  func testBestTitleOfYearOpensItsPage() {
    onMain {
      let (application, fixture) = try await Self.show(StatisticsDestination(), library: try await Scene.watched())
      try await fixture.press("2025")
      try await fixture.waitForText("Best of 2025")
      let row = try XCTUnwrap(
        fixture.window.tree.last { $0.isA(adw_action_row_get_type()) && $0.visibleTexts.contains("Metropolis") })
      gtk_widget_activate(row.widget)
      try await eventually("the title") { application.main.coordinator.destination.address == "movie/5" }
      fixture.close()
    }
  }

  func testEmptyStatisticsShowMessage() {
    onMain {
      let (_, fixture) = try await Self.show(StatisticsDestination())
      try await fixture.waitForText("No Statistics Yet")
      fixture.close()
    }
  }

  func testActionsSelectHistoryAndStatistics() {
    onMain {
      let (application, fixture) = try await Self.show(ListsDestination())
      for _ in 1...2 { XCTAssertTrue(fixture.window.activateAction("win.history")) }
      try await eventually("the history") { application.main.coordinator.path.map(\.address) == ["history"] }
      for _ in 1...2 { XCTAssertTrue(fixture.window.activateAction("win.statistics")) }
      try await eventually("the statistics") { application.main.coordinator.path.map(\.address) == ["statistics"] }
      fixture.close()
    }
  }
}
