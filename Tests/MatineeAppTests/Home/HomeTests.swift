import AppFoundation
import AppTestSupport
import GTK
import GTKTestSupport
import Library
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import PlanningUI
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests of the Home tab: the next episodes, the watchlist, and trending titles.
final class HomeTests: GTKTestCase {
  @MainActor private static func show(
    _ library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = Scene.networking()
    return try await TestApplication.open(HomeDestination(), networking, library: library)
  }

  func testEmptyLibraryShowsTrendingTitles() {
    onMain {
      let (_, fixture) = try await Self.show()
      try await fixture.waitForText("Trending Films")
      try await fixture.waitForText("Trending Series")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Continue Watching"))
      XCTAssertFalse(fixture.window.visibleTexts.contains("From Your Watchlist"))
      fixture.close()
    }
  }

  func testNextEpisodeIsMarkedOnItsCardAndReplaced() {
    onMain {
      let (application, fixture) = try await Self.show(try await Scene.watched())
      try await fixture.waitForText("Continue Watching")
      try await eventually("the progress") { fixture.hasCard("2 of 13 watched") }
      try await fixture.press("Mark S1\u{A0}E3 as Watched")
      try await eventually("the next episode") { fixture.hasCard("3 of 13 watched") }
      XCTAssertTrue(fixture.hasAnnounced("S1\u{A0}E3 of “Heimat” marked as watched. Press Ctrl+Z to undo."))
      XCTAssertFalse(fixture.window.visibleTexts.contains("S1\u{A0}E3 of “Heimat” marked as watched"))
      await application.library.undo()
      try await eventually("the progress") { fixture.hasCard("2 of 13 watched") }
      fixture.close()
    }
  }

  func testSeriesThatIsCaughtUpMovesToComingUpWhereReminderIsSet() {
    onMain {
      let today = try XCTUnwrap(DayDate.today())
      let networking = Scene.networking()
      let days = try [-7, 0, 1].map { try XCTUnwrap(today.adding(days: $0)).description }
      let names = ["The Call", "The Return", "At Home"]
      let episodes = days.indices.map { ShowJSON.Episode($0 + 1, name: names[$0], date: days[$0]) }
      let members = #""status":"Returning Series""#
      networking.stub(
        "/3/tv/77", json: ShowJSON(id: 77, name: "Weekly", seasons: [1: episodes], members: members).text)
      let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let series = TitleReference(.tmdb, .show, 77, name: "Weekly")
      await model.watch(series, .episode(season: 1, number: 1))
      let (application, fixture) = try await TestApplication.open(HomeDestination(), networking, library: model)
      try await eventually("the new episode") {
        fixture.hasCard("Weekly, S1\u{A0}E2 · The Return, Tonight, 1 of 2 watched")
          && fixture.hasCard("Weekly, Today · S1\u{A0}E2 · The Return")
      }
      try await fixture.press("Mark S1\u{A0}E2 as Watched")
      try await eventually("the episode to come") {
        !fixture.window.visibleTexts.contains("Continue Watching")
          && fixture.hasCard("Weekly, Tomorrow · S1\u{A0}E3 · At Home")
      }
      try await fixture.press("Remind Me")
      try await eventually("the reminder") { fixture.window.button("Don’t Remind Me") != nil }
      try await fixture.press("Don’t Remind Me")
      try await eventually("its removal") { fixture.window.button("Remind Me") != nil }
      XCTAssertEqual(application.main.coordinator.path.map(\.address), ["home"])
      fixture.close()
    }
  }

  func testNextEpisodeLeadsToItsSeasonOnPageOfSeries() {
    onMain {
      let (application, fixture) = try await Self.show(try await Scene.watched())
      try await eventually("the progress") { fixture.hasCard("2 of 13 watched") }
      let shelf = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.exposedLabel?.hasPrefix("Heimat, S1") == true })
      let item: HomeItem = try XCTUnwrap(shelf.shownItem as? HomeItem)
      XCTAssertEqual(item.destination.address, "tv/1#season-1")
      application.main.coordinator.show(item.destination)
      try await fixture.waitForText("2 of 13 episodes watched")
      XCTAssertEqual(application.main.coordinator.path.map(\.address), ["home", "tv/1#season-1"])
      fixture.close()
    }
  }

  func testWatchlistShowsUnwatchedTitlesAndLeadsToLibrary() {
    onMain {
      let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let library = try await model.library()
      for (number, name) in [(5, "Metropolis"), (7, "Sunrise")] {
        try await library.add(
          TitleReference(.tmdb, .movie, number, name: name), to: .watchlist(of: .owner), by: .owner)
      }
      let (application, fixture) = try await Self.show(model)
      try await fixture.waitForText("From Your Watchlist")
      let onShelf = { fixture.window.tree.contains { $0.isMapped && $0.exposedLabel == "Sunrise" } }
      try await eventually("the film") { onShelf() }
      await model.watch(TitleReference(.tmdb, .movie, 7, name: "Sunrise"))
      try await eventually("its end") { !onShelf() }
      application.main.coordinator.show(WatchlistDestination())
      XCTAssertEqual(application.main.coordinator.destination.address, "watchlist")
      try await fixture.waitForText("Sunrise")
      fixture.close()
    }
  }

  func testLibraryTabShowsRatings() {
    onMain {
      let (application, fixture) = try await Self.show(try await Scene.watched())
      application.main.coordinator.show(RatingsDestination())
      try await fixture.waitForText("Sunrise")
      await application.rate(.movie(5), "Metropolis", nil)
      try await eventually("its removal") { !fixture.window.visibleTexts.contains("Metropolis") }
      await application.rate(.movie(7), "Sunrise", nil)
      await application.rate(.movie(6), "Sunrise", nil)
      try await fixture.waitForText("No Ratings Yet")
      fixture.close()
    }
  }
}

extension AppFixture {
  /// Whether the description of a visible card ends with a text.
  @MainActor fileprivate func hasCard(_ end: String) -> Bool {
    window.tree.contains { $0.isMapped && $0.exposedLabel?.hasSuffix(end) == true }
  }
}
