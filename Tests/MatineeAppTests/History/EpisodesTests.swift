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

/// Tests marking episodes as watched on a season's page, and the progress on the series' page.
final class EpisodesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination, library: LibraryModel? = nil, knowsSeries: Bool = true
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    if knowsSeries { networking.stub("/3/tv/8", json: series) }
    networking.stub("/3/tv/8/season/1", json: season)
    return try await TestApplication.open(destination, networking, library: library)
  }

  /// Returns a check button, which appears when the library has been read.
  @MainActor private static func check(_ name: String, _ fixture: AppFixture) async throws -> CheckButton {
    var found: Widget?
    try await eventually("the check button “\(name)”") {
      found = fixture.window.tree.first {
        $0.isMapped && $0.isA(gtk_check_button_get_type()) && $0.exposedLabel == name
      }
      return found != nil
    }
    return CheckButton(retaining: try XCTUnwrap(found, name).pointer)
  }

  func testEpisodeCheckButtonMarksEpisodeAsWatchedAndUndoRestoresIt() {
    onMain {
      let (application, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      try await fixture.waitForText("0 of 3 episodes watched")
      try await Self.check("Watched: 2. Two", fixture).isActive = true
      try await fixture.waitForText("1 of 3 episodes watched")
      try await eventually("the announcement") {
        fixture.hasAnnounced("S1\u{A0}E2 of “Eight” marked as watched. Press Ctrl+Z to undo.")
      }
      XCTAssertFalse(fixture.window.visibleTexts.contains("S1\u{A0}E2 of “Eight” marked as watched"))
      let plays = try await application.library.library().history(of: .owner)
      XCTAssertEqual(plays.map(\.part), [.episode(season: 1, number: 2)])
      XCTAssertEqual(plays.map(\.title.name), ["Eight"])
      try await fixture.undo()
      try await fixture.waitForText("0 of 3 episodes watched")
      let uncheckedButton = try await Self.check("Watched: 2. Two", fixture)
      XCTAssertFalse(uncheckedButton.isActive)
      fixture.close()
    }
  }

  func testRowOffersUndoAndReturnsFocusToCheckButton() {
    onMain {
      let (_, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      let check = try await Self.check("Watched: 2. Two", fixture)
      check.isActive = true
      var undo: Button? { fixture.window.button("Undo: 2. Two") }
      try await eventually("the button") { undo != nil }
      XCTAssertNil(fixture.window.button("Undo: 1. One"))
      undo?.focus()
      undo?.click()
      try await fixture.waitForText("0 of 3 episodes watched")
      try await eventually("the end of the offer") { undo == nil }
      XCTAssertFalse(check.isActive)
      XCTAssertTrue(check.isFocusedWidget)
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.hasPrefix("Undone") })
      fixture.close()
    }
  }

  func testSeasonMarkedAsWatchedShowsToastWithUndo() {
    onMain {
      let (_, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      try await fixture.waitForText("0 of 3 episodes watched")
      try await Self.choose("mark-season", from: "Season Menu", fixture)
      try await fixture.waitForText("Season 1 marked as watched")
      try await fixture.press("Undo")
      try await fixture.waitForText("0 of 3 episodes watched")
      fixture.close()
    }
  }

  func testSeasonPageNamesItsSeriesAndLinksToIt() {
    onMain {
      let (application, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      let page = try XCTUnwrap(application.main.coordinator.page)
      try await eventually("the series") { page.title == "Eight" && page.subtitle == "Season 1" }
      let headings = fixture.window.tree.filter { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) }
      XCTAssertEqual(headings.prefix(2).map(\.exposedLabel), ["Eight", "Season 1"])
      try await fixture.press("Eight")
      try await eventually("the page") { application.main.coordinator.destination.address == "tv/8" }
      fixture.close()
    }
  }

  func testSeasonPageWithoutItsSeriesIsNamedByItsNumberAndStillLinksToSeries() {
    onMain {
      let destination = SeasonDestination(id: SeasonID(show: 8, number: 1))
      let (application, fixture) = try await Self.show(destination, knowsSeries: false)
      let page = try XCTUnwrap(application.main.coordinator.page)
      try await fixture.waitForText("0 of 3 episodes watched")
      XCTAssertEqual(page.title, "Season 1")
      XCTAssertNil(page.subtitle)
      try await fixture.press("Go to Series")
      try await eventually("the page") { application.main.coordinator.destination.address == "tv/8" }
      fixture.close()
    }
  }

  func testEpisodeIsRatedOnItsRowAndUndoRestoresIt() {
    onMain {
      let (application, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      let button = try await Self.stars("2. Two", fixture)
      XCTAssertEqual(button.accessibleDescription, "Not rated")
      button.isActive = true
      let slider = try XCTUnwrap(Self.slider(fixture))
      XCTAssertEqual(slider.exposedLabel, "Your Rating of 2. Two")
      XCTAssertTrue(slider.containsFocus)
      for key in ["8", "period", "5", "Return"] { XCTAssertTrue(slider.pressShortcut(key), key) }
      try await fixture.waitForText("S1\u{A0}E2 of “Eight” rated 8.5 out of 10")
      try await eventually("the mark") { fixture.window.visibleTexts.contains("8.5") }
      XCTAssertEqual(button.accessibleDescription, "8.5 out of 10")
      let ratings = try await application.library.library().ratings(by: .owner)
      XCTAssertEqual(ratings.map(\.part), [.episode(season: 1, number: 2)])
      // Escape closes the stars and returns the focus to the button that opened them.
      XCTAssertTrue(slider.pressShortcutFromFocus("Escape"))
      XCTAssertEqual(Self.slider(fixture)?.exposedLabel, "Your Rating")
      XCTAssertTrue(button.containsFocus)
      try await fixture.undo()
      try await fixture.waitForText("S1\u{A0}E2 of “Eight” is no longer rated 8.5 out of 10")
      try await eventually("no mark") { !fixture.window.visibleTexts.contains("8.5") }
      // Until the focus moves, the announcement can be the focused button's description.
      try await Self.check("Watched: 2. Two", fixture).focus()
      try await eventually("no rating") { button.accessibleDescription == "Not rated" }
      fixture.close()
    }
  }

  func testClosingStarsCommitsPendingRating() {
    onMain {
      let (application, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      try await Self.stars("1. One", fixture).isActive = true
      XCTAssertEqual(Self.slider(fixture)?.pressShortcut("7"), true)
      // Only one episode's stars are open at a time.
      try await Self.stars("2. Two", fixture).isActive = true
      let closedButton = try await Self.stars("1. One", fixture)
      XCTAssertFalse(closedButton.isActive)
      XCTAssertEqual(Self.slider(fixture)?.exposedLabel, "Your Rating of 2. Two")
      try await fixture.waitForText("S1\u{A0}E1 of “Eight” rated 7 out of 10")
      try await eventually("the score") {
        application.library.score(of: .show(8), .episode(season: 1, number: 1)) == Score(stars: 7)
      }
      fixture.close()
    }
  }

  func testFailedEpisodeRatingShowsErrorAndResetsStars() {
    onMain {
      let destination = SeasonDestination(id: SeasonID(show: 8, number: 1))
      let (_, fixture) = try await Self.show(destination, knowsSeries: false)
      try await fixture.waitForText("0 of 3 episodes watched")
      try await Self.stars("1. One", fixture).isActive = true
      for key in ["7", "Return"] { XCTAssertEqual(Self.slider(fixture)?.pressShortcut(key), true) }
      XCTAssertTrue(fixture.window.visibleTexts.contains("7 out of 10"))
      try await fixture.waitForText(
        "Matinee couldn’t load the series to mark episodes as watched. Check your connection and try again.")
      try await eventually("the stars to go back") { !fixture.window.visibleTexts.contains("7 out of 10") }
      // An episode that hasn't aired can't be rated.
      XCTAssertFalse(fixture.window.toggleButtons.contains { $0.exposedLabel == "Your Rating: 4. Four" })
      fixture.close()
    }
  }

  func testOpenedStarsAreScrolledIntoView() {
    onMain {
      let (_, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      fixture.window.setDefaultSize(width: 360, height: 294)
      await fixture.nextFrame()
      try await Self.stars("3. Three", fixture).isActive = true
      let slider = try XCTUnwrap(Self.slider(fixture))
      try await eventually("the stars in sight") { slider.isScrolledIntoView }
      fixture.close()
    }
  }

  func testRowMenuOpensStarsOfItsEpisode() {
    onMain {
      let (_, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      let check = try await Self.check("Watched: 3. Three", fixture)
      check.focus()
      XCTAssertTrue(check.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.choose("rate")
      XCTAssertEqual(Self.slider(fixture)?.exposedLabel, "Your Rating of 3. Three")
      fixture.close()
    }
  }

  /// Returns the button that opens an episode's stars. It appears when the library has been read.
  @MainActor private static func stars(_ name: String, _ fixture: AppFixture) async throws -> ToggleButton {
    var found: ToggleButton?
    try await eventually("the rating button of “\(name)”") {
      found = fixture.window.toggleButtons.first { $0.exposedLabel == "Your Rating: \(name)" }
      return found != nil
    }
    return try XCTUnwrap(found, name)
  }

  /// Returns the stars of an episode if they are open, or else those of the season.
  @MainActor private static func slider(_ fixture: AppFixture) -> Widget? {
    fixture.window.tree.last { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) }
  }

  func testMarkingUpToEpisodeAndWholeSeasonUpdatesProgress() {
    onMain {
      let (_, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      let check = try await Self.check("Watched: 2. Two", fixture)
      check.focus()
      XCTAssertTrue(check.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.choose("up-to-here")
      try await fixture.waitForText("2 of 3 episodes watched")
      try await Self.choose("mark-season", from: "Season Menu", fixture)
      try await fixture.waitForText("3 of 3 episodes watched")
      try await Self.menu("Season Menu", fixture).open()
      try await fixture.waitForText("History…")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Mark Season as Watched"))
      // An episode that hasn't aired can't have been watched.
      XCTAssertFalse(fixture.window.tree.contains { $0.isMapped && $0.exposedLabel == "Watched: 4. Four" })
      fixture.close()
    }
  }

  func testActionMarksFocusedEpisodeAsWatched() {
    onMain {
      let (_, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      try await Self.check("Watched: 3. Three", fixture).focus()
      XCTAssertTrue(fixture.window.activateAction("win.mark-watched"))
      try await fixture.waitForText("1 of 3 episodes watched")
      let checkedButton = try await Self.check("Watched: 3. Three", fixture)
      XCTAssertTrue(checkedButton.isActive)
      fixture.close()
    }
  }

  func testFailedWatchShowsErrorAndResetsCheckButton() {
    onMain {
      let destination = SeasonDestination(id: SeasonID(show: 8, number: 1))
      let (_, fixture) = try await Self.show(destination, knowsSeries: false)
      try await fixture.waitForText("0 of 3 episodes watched")
      try await Self.check("Watched: 1. One", fixture).isActive = true
      try await fixture.waitForText(
        "Matinee couldn’t load the series to mark episodes as watched. Check your connection and try again.")
      let check = try await Self.check("Watched: 1. One", fixture)
      try await eventually("the tick to go") { !check.isActive }
      fixture.close()
    }
  }

  func testShowPageReportsProgressAndOpensNextEpisode() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .show(8)))
      try await fixture.waitForText("0 of 5 episodes watched")
      try await fixture.press("Mark S1\u{A0}E1 as Watched")
      try await fixture.waitForText("1 of 5 episodes watched")
      try await eventually("the next") { fixture.window.button("Mark S1\u{A0}E2 as Watched") != nil }
      let library = try await application.library.library()
      let title = TitleReference(.tmdb, .show, 8, name: "Eight")
      try await library.watch(title, part: .episode(season: 0, number: 1), on: .unknown, by: .owner)
      try await fixture.waitForText("and 1 of 2 specials")
      XCTAssertTrue(fixture.window.visibleTexts.contains("1 of 5 episodes watched"))
      let next = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.exposedLabel?.hasPrefix("Next: S1\u{A0}E2") == true })
      Button(retaining: next.pointer).click()
      try await eventually("the season") {
        application.main.coordinator.destination.address == "tv/8/season/1"
      }
      application.main.coordinator.controller.pop()
      try await Self.choose("mark-all", from: "Progress Menu", fixture)
      try await fixture.waitForText("All 5 episodes watched")
      try await Self.menu("Progress Menu", fixture).open()
      try await fixture.waitForText("History…")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Mark All as Watched"))
      fixture.close()
    }
  }

  func testSeriesIsPausedResumedAndWatchedAgain() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .show(8)))
      let library = try await application.library.library()
      let title = TitleReference(.tmdb, .show, 8, name: "Eight")
      try await library.watch(title, part: .season(1), on: .unknown, by: .owner)
      try await fixture.waitForText("3 of 5 episodes watched")
      try await Self.choose("pause", from: "Progress Menu", fixture)
      try await fixture.waitForText("Paused")
      try await Self.choose("resume", from: "Progress Menu", fixture)
      try await eventually("its end") { !fixture.window.visibleTexts.contains("Paused") }
      try await Self.choose("rewatch", from: "Progress Menu", fixture)
      try await fixture.waitForText("0 of 5 episodes watched")
      try await fixture.waitForText("Watching again")
      try await Self.choose("rewatch", from: "Progress Menu", fixture)
      try await fixture.waitForText("3 of 5 episodes watched")
      try await Self.choose("specials", from: "Progress Menu", fixture)
      try await eventually("the specials") {
        application.library.status(of: title.key)?.choices.countsSpecials == true
      }
      let history = try await library.history(of: .owner)
      XCTAssertEqual(history.map(\.part), [.season(1)])
      fixture.close()
    }
  }

  func testSeasonIsRatedAndUndoRestoresIt() {
    onMain {
      let (application, fixture) = try await Self.show(SeasonDestination(id: SeasonID(show: 8, number: 1)))
      try await fixture.waitForText("0 of 3 episodes watched")
      XCTAssertTrue(fixture.window.tree.contains { $0.isMapped && $0.exposedLabel == "rated 7.4 out of 10" })
      let slider = try XCTUnwrap(Self.slider(fixture))
      XCTAssertEqual(slider.exposedLabel, "Your Rating")
      for key in ["8", "Return"] { XCTAssertTrue(slider.pressShortcut(key), key) }
      try await fixture.waitForText("Season 1 of “Eight” rated 8 out of 10")
      let ratings = try await application.library.library().ratings(by: .owner)
      XCTAssertEqual(ratings.map(\.part), [.season(1)])
      try await fixture.undo()
      try await fixture.waitForText("Not rated")
      fixture.close()
    }
  }

  @MainActor private static func menu(_ name: String, _ fixture: AppFixture) async throws -> MenuButton {
    var found: Widget?
    try await eventually("the button “\(name)”") {
      found = fixture.window.tree.first {
        $0.isMapped && $0.isMenuButton(named: name)
      }
      return found != nil
    }
    return MenuButton(retaining: try XCTUnwrap(found, name).pointer)
  }

  @MainActor private static func choose(_ item: String, from menu: String, _ fixture: AppFixture) async throws {
    try await Self.menu(menu, fixture).open()
    try await fixture.choose(item)
  }
}

private let series = ShowJSON(
  id: 8, name: "Eight",
  seasons: [
    0: .aired(1...2), 1: .aired(1...3, on: "2001-01-01"), 2: .aired(1...2, on: "2002-01-08") + .undated(3...4),
  ],
  members: #"""
    "first_air_date":"2001-01-01","overview":"About it.",
    "last_episode_to_air":{"id":202,"season_number":2,"episode_number":2,"name":"Latest","air_date":"2002-01-08"}
    """#
).text

private let season = """
  {"id":1,"season_number":1,"name":"Season 1","air_date":"2001-01-01","vote_average":7.4,"episodes":[
  {"id":101,"episode_number":1,"season_number":1,"name":"One","air_date":"2001-01-01"},
  {"id":102,"episode_number":2,"season_number":1,"name":"Two","air_date":"2001-01-08"},
  {"id":103,"episode_number":3,"season_number":1,"name":"Three","air_date":"2001-01-15"},
  {"id":104,"episode_number":4,"season_number":1,"name":"Four","air_date":"2999-01-15"}]}
  """
