import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests the season switcher and the episodes on a series' page.
final class SeasonsSectionTests: GTKTestCase {
  /// Shows a series with three seasons and specials. Episodes of the first season were watched.
  @MainActor private static func show(
    watched: [Int], _ networking: ReplayNetworking = responses(), width: Int = 700
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let title = TitleReference(.tmdb, .show, 8, name: "Eight")
    let parts = watched.map { TitlePart.episode(season: 1 + ($0 - 1) / 20, number: ($0 - 1) % 20 + 1) }
    _ = try await model.library().write(by: .owner) { try $0.watch(title, parts, on: .unknown) }
    return try await TestApplication.open(
      TitleDestination(id: .show(8)), networking, library: model, width: width, height: 1200)
  }

  private static func responses() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.stub("/3/tv/8", json: series)
    for (number, count) in [(0, 1), (1, 20), (2, 3)] {
      networking.stub("/3/tv/8/season/\(number)", json: season(number, count))
    }
    return networking
  }

  @MainActor private static func names(_ fixture: AppFixture) -> [String] {
    fixture.window.visibleTexts.filter { $0.contains(". Part ") }
  }

  @MainActor private static func segment(_ title: String, _ fixture: AppFixture) -> ToggleButton? {
    fixture.window.toggleButtons.first { $0.label == title }
  }

  func testEpisodesAroundNextOneAppearAndTheOthersOnRequest() {
    onMain {
      let (_, fixture) = try await Self.show(watched: Array(1...9))
      try await fixture.waitForText("9. Part 9")
      XCTAssertEqual(Self.names(fixture), (9...16).map { "\($0). Part \($0)" })
      XCTAssertEqual(
        fixture.window.toggleButtons.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) }.map(\.exposedLabel),
        [
          "Season 1, 9 of 20 episodes watched", "Season 2, The Return, 0 of 3 episodes watched", "Season 3",
          "Specials, 0 of 1 episode watched",
        ])
      let earlier = try XCTUnwrap(fixture.window.button("Show 8 Earlier Episodes"))
      earlier.focus()
      earlier.click()
      try await fixture.waitForText("1. Part 1")
      XCTAssertNil(fixture.window.button("Show 8 Earlier Episodes"))
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Watched: 1. Part 1")
      try await fixture.press("Show 4 More Episodes")
      try await fixture.waitForText("20. Part 20")
      XCTAssertEqual(Self.names(fixture), (1...20).map { "\($0). Part \($0)" })
      fixture.close()
    }
  }

  func testSwitcherShowsEpisodesOfSelectedSeasonAndCountsThem() {
    onMain {
      let (application, fixture) = try await Self.show(watched: Array(1...20))
      // The first season is complete, so the second one is selected.
      try await fixture.waitForText("1. Part 1")
      XCTAssertEqual(Self.names(fixture).count, 3)
      XCTAssertEqual(Self.segment("Season 2, 0 of 3", fixture)?.isActive, true)
      let check = try XCTUnwrap(fixture.window.tree.first { $0.exposedLabel == "Watched: 2. Part 2" })
      CheckButton(retaining: check.pointer).isActive = true
      try await eventually("the count") { Self.segment("Season 2, 1 of 3", fixture)?.isActive == true }
      Self.segment("Specials, 0 of 1", fixture)?.click()
      try await eventually("the special") { Self.names(fixture) == ["1. Part 1"] }
      try await fixture.press("Open Specials")
      try await eventually("the page") { application.main.coordinator.destination.address == "tv/8/season/0" }
      fixture.close()
    }
  }

  func testNextUpShowsEpisodeOfLoadedSeasonAndCaughtUpOneWithItsDate() {
    onMain {
      let (_, fixture) = try await Self.show(watched: Array(1...22))
      try await fixture.waitForText("S2\u{A0}E3 · Part 3")
      try await fixture.press("Mark S2\u{A0}E3 as Watched")
      try await fixture.waitForText("S3\u{A0}E1 · Soon")
      try await fixture.waitForText("Friday, November 29, 2999")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Next Episode"))
      XCTAssertNil(fixture.window.button("Mark S3\u{A0}E1 as Watched"))
      fixture.close()
    }
  }

  func testFirstEpisodeOfNextSeasonHasItsNameAtOnceAndCardKeepsItsHeight() {
    onMain {
      let (_, fixture) = try await Self.show(watched: Array(1...19))
      try await fixture.waitForText("S1\u{A0}E20 · Part 20")
      var card: Widget? { fixture.window.tree.first { $0.isMapped && $0.exposedLabel?.hasPrefix("Next: ") == true } }
      let height = card?.size.height
      var names: Set<String> = []
      try await fixture.press("Mark S1\u{A0}E20 as Watched")
      try await eventually("the next season") {
        names.formUnion([card?.exposedLabel].compactMap(\.self))
        return names.count > 1
      }
      XCTAssertEqual(names, ["Next: S1\u{A0}E20 · Part 20", "Next: S2\u{A0}E1 · Part 1"])
      await fixture.nextFrame()
      XCTAssertEqual(card?.size.height, height)
      XCTAssertTrue(fixture.hasAnnounced("S1\u{A0}E20 of “Eight” marked as watched. Press Ctrl+Z to undo."))
      XCTAssertFalse(fixture.window.visibleTexts.contains("S1\u{A0}E20 of “Eight” marked as watched"))
      fixture.close()
    }
  }

  func testSeasonThatCannotLoadShowsItsEpisodeWithDetailsAndCardKeepsItsHeight() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/tv/8", json: series)
      networking.stub("/3/tv/8/season/1", json: season(1, 20))
      let (_, fixture) = try await Self.show(watched: Array(1...19), networking)
      try await fixture.waitForText("S1\u{A0}E20 · Part 20")
      var card: Widget? { fixture.window.tree.first { $0.isMapped && $0.exposedLabel?.hasPrefix("Next: ") == true } }
      let height = card?.size.height
      try await fixture.press("Mark S1\u{A0}E20 as Watched")
      try await fixture.waitForText("S2\u{A0}E1")
      await fixture.nextFrame()
      XCTAssertEqual(card?.size.height, height)
      XCTAssertTrue(fixture.window.visibleTexts.contains { $0.contains("Jan 15, 2002") })
      fixture.close()
    }
  }

  func testPageStartsAtSeasonOfItsAddressAndStaysThereWhileItLoads() {
    onMain {
      let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let title = TitleReference(.tmdb, .show, 8, name: "Eight")
      _ = try await model.library().write(by: .owner) {
        try $0.watch(title, [.episode(season: 1, number: 1)], on: .unknown)
      }
      let parsed = try XCTUnwrap(Destinations.destination(at: "tv/8#season-2") as? TitleDestination)
      let format = CatalogueDependencies.test(Self.responses()).format
      let destination = TitleDestination(TitleSummary(title, format: format), season: parsed.season)
      let (application, fixture) = try await TestApplication.open(
        WatchlistDestination(), Self.responses(), library: model, width: 700, height: 400)
      application.main.coordinator.show(destination)
      XCTAssertEqual(application.main.coordinator.destination.address, "tv/8#season-2")
      try await fixture.waitForText("3. Part 3")
      XCTAssertEqual(Self.names(fixture).count, 3)
      try await eventually("the focus on the season") {
        fixture.window.focusedWidget?.exposedLabel == "Season 2, The Return, 0 of 3 episodes watched"
      }
      let heading = try XCTUnwrap(
        fixture.window.tree.first {
          $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) && $0.exposedLabel == "Seasons"
        })
      // Only the section's margins are above it, and the header bar.
      try await eventually("the section at the top") {
        heading.bounds(in: fixture.window).map { $0.y < 100 && $0.y > 0 } ?? false
      }
      fixture.close()
    }
  }

  func testRemindMeIsOnOneLineAtAllWidths() {
    onMain {
      for width in [360, 700, 900, 1400] {
        let (_, fixture) = try await Self.show(watched: Array(1...23), width: width)
        var button: ToggleButton? { fixture.window.toggleButtons.first { $0.exposedLabel == "Remind Me" } }
        try await eventually("the button") { button?.isMapped == true }
        await fixture.nextFrame()
        XCTAssertLessThan(try XCTUnwrap(button).size.height, 45, "\(width) px")
        fixture.close()
      }
    }
  }

  func testReminderIsSetAndShownOnItsDay() {
    onMain {
      let (application, fixture) = try await Self.show(watched: Array(1...23))
      var button: ToggleButton? { fixture.window.toggleButtons.first { $0.exposedLabel == "Remind Me" } }
      try await eventually("the button") { button?.isMapped == true }
      button?.click()
      try await fixture.waitForText("Matinee will remind you on Friday, November 29, 2999")
      // The season that is loading meanwhile may show the button's earlier state for a moment.
      try await eventually("the reminder") { button?.isActive == true }
      var shown: [DesktopNotification] = []
      let notifications = ReminderNotifications(
        application.reminders, library: { application.library }, notify: { shown.append($0) })
      await notifications.show(dueOn: try XCTUnwrap(DayDate("2999-11-28")))
      XCTAssertEqual(shown, [])
      XCTAssertEqual(button?.isActive, true)
      await notifications.show(dueOn: try XCTUnwrap(DayDate("2999-11-29")))
      XCTAssertEqual(
        shown,
        [DesktopNotification(id: "episode-8", title: "Eight", body: "S3\u{A0}E1 · Soon is out", address: "tv/8")])
      try await eventually("no reminder") { button?.isActive == false }
      fixture.close()
    }
  }

  func testSeasonsWithoutIDsAreShown() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/tv/8", json: olderSeries)
      for number in 1...2 { networking.stub("/3/tv/8/season/\(number)", json: olderSeason(number)) }
      let (application, fixture) = try await Self.show(watched: [], networking)
      try await fixture.waitForText("1. Part 1 of 1")
      try await eventually("the progress") {
        fixture.window.toggleButtons.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) }.map(\.exposedLabel)
          == ["Season 1, 0 of 2 episodes watched", "Season 2, 0 of 2 episodes watched"]
      }
      Self.segment("Season 2, 0 of 2", fixture)?.click()
      try await eventually("the second season") {
        fixture.window.visibleTexts.filter { $0.contains(". Part ") } == ["1. Part 1 of 2", "2. Part 2 of 2"]
      }
      try await fixture.press("Open Season 2")
      try await eventually("the page") { application.main.coordinator.destination.address == "tv/8/season/2" }
      fixture.close()
    }
  }

  func testFailedSeasonLeavesPageAndRetryLoadsIt() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/tv/8", json: series)
      networking.stub("/3/tv/8/season/1", with: .json(#"{"status_code":11}"#, status: 500))
      networking.stub("/3/tv/8/season/1", json: season(1, 20))
      let (_, fixture) = try await Self.show(watched: [], networking)
      try await fixture.waitForText("About it.")
      try await fixture.waitForText("TMDB Is Having Trouble")
      XCTAssertNotNil(fixture.window.button("Open Season 1"))
      try await fixture.press("Retry")
      try await fixture.waitForText("1. Part 1")
      fixture.close()
    }
  }

  func testLongSeasonCreatesFewRows() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/tv/8", json: series)
      networking.stub("/3/tv/8/season/1", json: season(1, 1_000))
      let (_, fixture) = try await Self.show(watched: [], networking)
      try await fixture.waitForText("1. Part 1")
      XCTAssertEqual(Self.names(fixture).count, 8)
      try await fixture.press("Show 992 More Episodes")
      XCTAssertEqual(Self.names(fixture).count, 38)
      fixture.close()
    }
  }
}

private let series = ShowJSON(
  id: 8, name: "Eight",
  seasons: [
    0: .aired(1...1), 1: .aired(1...20, on: "2001-01-01"), 2: .aired(1...3, on: "2002-01-15"),
    3: .aired(1...1, on: "2999-11-29") + .undated(2...10),
  ],
  members: #"""
    "first_air_date":"2001-01-01","overview":"About it.",
    "last_episode_to_air":{"id":203,"season_number":2,"episode_number":3,"name":"Part 3","air_date":"2002-01-15"},
    "next_episode_to_air":{"id":301,"season_number":3,"episode_number":1,"name":"Soon","air_date":"2999-11-29"}
    """#
).text.replacing(#""name":"Season 2""#, with: #""name":"The Return""#)

private func season(_ number: Int, _ count: Int) -> String {
  let episodes = (1...count).map {
    #"{"id":\#(number * 10_000 + $0),"episode_number":\#($0),"season_number":\#(number),"name":"Part \#($0)","#
      + #""air_date":"2001-01-01"}"#
  }
  return #"{"id":\#(number),"season_number":\#(number),"name":"Season \#(number)","episodes":["#
    + episodes.joined(separator: ",") + "]}"
}

/// A series in TMDB's older format, without IDs and names of seasons, and without numbers of episodes.
private let olderSeries = """
  {"id":8,"name":"Eight","first_air_date":"2001-01-01","overview":"About it.","number_of_seasons":2,
  "seasons":[{"air_date":"2001-01-01","poster_path":null,"season_number":1},
  {"air_date":"2002-01-01","poster_path":null,"season_number":2}]}
  """

private func olderSeason(_ number: Int) -> String {
  let episodes = (1...2).map {
    #"{"air_date":"2001-01-01","episode_number":\#($0),"name":"Part \#($0) of \#(number)","overview":""}"#
  }
  return #"{"season_number":\#(number),"name":"","episodes":["# + episodes.joined(separator: ",") + "]}"
}
