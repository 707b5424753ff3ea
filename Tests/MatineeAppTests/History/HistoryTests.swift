import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests the history page and the statistics page.
final class HistoryTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    try await TestApplication.open(destination, library: library)
  }

  func testEachIsReadWithItsMonthAndOpensItsTitle() {
    onMain {
      let (application, stage) = try await Self.show(.history, library: try await AppTestSupport.Scene.watched())
      try await eventually("the rows") { stage.pageRows.count == 7 }
      XCTAssertEqual(stage.pageRows[0].spokenLabel?.hasPrefix("March 2026: Metropolis, Mar 7, 2026"), true)
      XCTAssertEqual(stage.pageRows[0].spokenLabel?.hasSuffix("your rating 8.5 of 10"), true)
      XCTAssertEqual(stage.pageRows.last?.spokenLabel?.hasPrefix("Date Unknown: Metropolis"), true)
      let list = try XCTUnwrap(stage.pageList)
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      try await eventually("the title") { application.main.coordinator.destination == .title(.film(5)) }
      stage.close()
    }
  }

  func testDeleteRemovesAndUndoBringsItBack() {
    onMain {
      let (_, stage) = try await Self.show(.history, library: try await AppTestSupport.Scene.watched())
      try await eventually("the rows") { stage.pageRows.count == 7 }
      stage.pageRows[0].focus()
      XCTAssertTrue(stage.pageRows[0].pressShortcutUpwards("Delete"))
      try await stage.sees("“Metropolis” was removed from your history.")
      try await eventually("one row less") { stage.pageRows.count == 6 }
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await eventually("the row") { stage.pageRows.count == 7 }
      stage.close()
    }
  }

  func testTheFirstTakesThePlaceOfTheInvitationAndTheLastLeavesIt() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let (_, stage) = try await Self.show(.history, library: library)
      try await stage.sees("Nothing Watched Yet")
      await library.watch(TitleReference(.tmdb, .film, 7, name: "Film 7"), on: .year(2024))
      try await stage.sees("2024, Month Unknown")
      await library.undo()
      try await stage.sees("Nothing Watched Yet")
      stage.close()
    }
  }

  /// Tests that the content doesn't depend on its container: on its own, it shows the same.
  func testItStandsAloneAsWell() {
    onMain {
      let library = try await AppTestSupport.Scene.watched()
      let services = Services.test(ReplayNetworking())
      let model = HistoryModel(library, format: services.pageFormat)
      let controller = HistoryController(
        model, images: PipelineImages(services), badges: RatingBadges(library, services))
      let stage = AppFixture()
      try await stage.show(controller)
      let result = await controller.loadContent()
      XCTAssertEqual(result, .content)
      try await eventually("the rows") { stage.pageRows.count == 7 }
      stage.close()
    }
  }

  func testStatisticsAreCountedAndSayWhatCouldNotBe() {
    onMain {
      let library = try await AppTestSupport.Scene.watched()
      let (_, stage) = try await Self.show(.statistics, library: library)
      try await stage.sees("7 times, 4 titles")
      try await stage.sees("Watched by Month")
      try await stage.sees("Not counted: 2 times have no known month.")
      try await stage.sees("Not counted: 4 titles have no saved genres.")
      await library.watch(TitleReference(.tmdb, .film, 7, name: "Film 7"), on: .year(2024))
      stage.close()
    }
  }

  func testStatisticsOfNothingInvite() {
    onMain {
      let (_, stage) = try await Self.show(.statistics)
      try await stage.sees("Nothing to Count Yet")
      stage.close()
    }
  }

  func testTheCommandsLeadThereOnce() {
    onMain {
      let (application, stage) = try await Self.show(.lists)
      for _ in 1...2 { XCTAssertTrue(stage.window.activateAction("win.history")) }
      try await eventually("the history") { application.main.coordinator.path == [.lists, .history] }
      for _ in 1...2 { XCTAssertTrue(stage.window.activateAction("win.statistics")) }
      try await eventually("the charts") { application.main.coordinator.path == [.lists, .history, .statistics] }
      stage.close()
    }
  }
}
