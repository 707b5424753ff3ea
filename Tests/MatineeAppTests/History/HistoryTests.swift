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

  func testRowsAreLabeledWithMonthAndOpenTheirTitles() {
    onMain {
      let (application, fixture) = try await Self.show(
        HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      XCTAssertEqual(fixture.pageRows[0].exposedLabel?.hasPrefix("March 2026: Metropolis, Mar 7, 2026"), true)
      XCTAssertEqual(fixture.pageRows[0].exposedLabel?.hasSuffix("your rating 8.5 out of 10"), true)
      XCTAssertEqual(fixture.pageRows.last?.exposedLabel?.hasPrefix("Date Unknown: Metropolis"), true)
      let list = try XCTUnwrap(fixture.pageList)
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      try await eventually("the title") { application.main.coordinator.destination.address == "movie/5" }
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
      let model = HistoryModel(library, format: catalogue.format)
      let controller = HistoryController(
        model, images: PipelineImages(catalogue.pictures), badges: PartBadges(library))
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
      try await fixture.waitForText("7 viewings, 4 titles")
      try await fixture.waitForText("Watched by Month")
      try await fixture.waitForText("Not counted: 2 viewings without a known month.")
      try await fixture.waitForText("Not counted: 4 titles without known genres.")
      await library.watch(TitleReference(.tmdb, .movie, 7, name: "Film 7"), on: .year(2024))
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
