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

/// Tests marking episodes as watched on a season's page, and the progress on the series' page.
final class EpisodesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/tv/8", json: series)
    networking.answer("/3/tv/8/season/1", json: season)
    return try await TestApplication.open(destination, networking, library: library)
  }

  @MainActor private static func check(_ name: String, _ stage: AppFixture) throws -> CheckButton {
    let found = stage.window.tree.first { $0.isMapped && $0.isA(gtk_check_button_get_type()) && $0.spokenLabel == name }
    return CheckButton(retaining: try XCTUnwrap(found, name).pointer)
  }

  func testAnEpisodeIsTickedAndUndone() {
    onMain {
      let (application, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      try await stage.sees("0 of 3 episodes watched")
      try Self.check("Watched: 2. Two", stage).isActive = true
      try await stage.sees("S1\u{A0}E2 of “Eight” was watched.")
      try await stage.sees("1 of 3 episodes watched")
      let plays = try await application.library.library().history(of: .owner)
      XCTAssertEqual(plays.map(\.part), [.episode(season: 1, number: 2)])
      XCTAssertEqual(plays.map(\.title.name), ["Eight"])
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await stage.sees("0 of 3 episodes watched")
      XCTAssertFalse(try Self.check("Watched: 2. Two", stage).isActive)
      stage.close()
    }
  }

  func testAnEpisodeIsRatedOnItsRowAndUndone() {
    onMain {
      let (application, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      let button = try Self.stars("2. Two", stage)
      XCTAssertEqual(button.accessibleDescription, "Not rated")
      button.isActive = true
      let slider = try XCTUnwrap(Self.slider(stage))
      XCTAssertEqual(slider.spokenLabel, "Your Rating of 2. Two")
      XCTAssertTrue(slider.containsFocus)
      for key in ["8", "period", "5", "Return"] { XCTAssertTrue(slider.pressShortcut(key), key) }
      try await stage.sees("S1\u{A0}E2 of “Eight” was rated 8.5 of 10.")
      try await eventually("the mark") { stage.window.visibleTexts.contains("8.5") }
      XCTAssertEqual(button.accessibleDescription, "8.5 of 10")
      let ratings = try await application.library.library().ratings(by: .owner)
      XCTAssertEqual(ratings.map(\.part), [.episode(season: 1, number: 2)])
      // Escape closes the stars and returns the focus to the button that opened them.
      XCTAssertTrue(slider.pressShortcutUpwards("Escape"))
      XCTAssertNil(Self.slider(stage))
      XCTAssertTrue(button.containsFocus)
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await eventually("no mark") { !stage.window.visibleTexts.contains("8.5") }
      XCTAssertEqual(button.accessibleDescription, "Not rated")
      stage.close()
    }
  }

  func testWhatIsBegunOnStarsThatAreClosedIsGiven() {
    onMain {
      let (application, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      try Self.stars("1. One", stage).isActive = true
      XCTAssertEqual(Self.slider(stage)?.pressShortcut("7"), true)
      // Only one episode's stars are open at a time.
      try Self.stars("2. Two", stage).isActive = true
      XCTAssertFalse(try Self.stars("1. One", stage).isActive)
      XCTAssertEqual(Self.slider(stage)?.spokenLabel, "Your Rating of 2. Two")
      try await stage.sees("S1\u{A0}E1 of “Eight” was rated 7 of 10.")
      try await eventually("the score") {
        application.library.score(of: .series(8), .episode(season: 1, number: 1)) == Score(stars: 7)
      }
      stage.close()
    }
  }

  func testWhatCannotBeRatedIsSaidAndTheStarsGoBack() {
    onMain {
      let networking = ReplayNetworking()
      networking.answer("/3/tv/8/season/1", json: season)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.season(SeasonID(series: 8, number: 1)))
      let stage = application.show()
      stage.keep(application)
      try await stage.sees("0 of 3 episodes watched")
      try Self.stars("1. One", stage).isActive = true
      for key in ["7", "Return"] { XCTAssertEqual(Self.slider(stage)?.pressShortcut(key), true) }
      try await stage.sees("7 of 10")
      try await stage.sees("The series is not saved, and cannot be asked for: nothing was noted.")
      try await eventually("the stars to go back") { !stage.window.visibleTexts.contains("7 of 10") }
      // An episode that hasn't aired can't be rated.
      XCTAssertFalse(stage.window.toggleButtons.contains { $0.spokenLabel == "Your Rating: 4. Four" })
      stage.close()
    }
  }

  func testStarsThatAreOpenedAreScrolledTo() {
    onMain {
      let (_, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      stage.window.setDefaultSize(width: 360, height: 294)
      await stage.nextFrame()
      try Self.stars("3. Three", stage).isActive = true
      let slider = try XCTUnwrap(Self.slider(stage))
      try await eventually("the stars in sight") { slider.isScrolledIntoView }
      stage.close()
    }
  }

  func testTheMenuOpensTheStarsOfItsEpisode() {
    onMain {
      let (_, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      let check = try Self.check("Watched: 3. Three", stage)
      check.focus()
      XCTAssertTrue(check.pressShortcutUpwards("<Shift>F10"))
      try await stage.choose("rate")
      XCTAssertEqual(Self.slider(stage)?.spokenLabel, "Your Rating of 3. Three")
      stage.close()
    }
  }

  @MainActor private static func stars(_ name: String, _ stage: AppFixture) throws -> ToggleButton {
    try XCTUnwrap(stage.window.toggleButtons.first { $0.spokenLabel == "Your Rating: \(name)" }, name)
  }

  @MainActor private static func slider(_ stage: AppFixture) -> Widget? {
    stage.window.tree.first { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) }
  }

  func testUpToHereAndTheWholeSeason() {
    onMain {
      let (_, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      let check = try Self.check("Watched: 2. Two", stage)
      check.focus()
      XCTAssertTrue(check.pressShortcutUpwards("<Shift>F10"))
      try await stage.choose("up-to-here")
      try await stage.sees("2 of 3 episodes watched")
      try await stage.press("Mark Season as Watched")
      try await stage.sees("3 of 3 episodes watched")
      XCTAssertNil(stage.window.button("Mark Season as Watched"))
      // An episode that hasn't aired can't have been watched.
      XCTAssertFalse(stage.window.tree.contains { $0.isMapped && $0.spokenLabel == "Watched: 4. Four" })
      stage.close()
    }
  }

  func testTheEpisodeWithTheKeyboardIsMarked() {
    onMain {
      let (_, stage) = try await Self.show(.season(SeasonID(series: 8, number: 1)))
      try Self.check("Watched: 3. Three", stage).focus()
      XCTAssertTrue(stage.window.activateAction("win.mark-watched"))
      try await stage.sees("1 of 3 episodes watched")
      XCTAssertTrue(try Self.check("Watched: 3. Three", stage).isActive)
      stage.close()
    }
  }

  func testWhatCannotBeWrittenIsSaidAndTheTickGoes() {
    onMain {
      let networking = ReplayNetworking()
      networking.answer("/3/tv/8/season/1", json: season)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.season(SeasonID(series: 8, number: 1)))
      let stage = application.show()
      stage.keep(application)
      try await stage.sees("0 of 3 episodes watched")
      try Self.check("Watched: 1. One", stage).isActive = true
      try await stage.sees("The series is not saved, and cannot be asked for: nothing was noted.")
      let check = try Self.check("Watched: 1. One", stage)
      try await eventually("the tick to go") { !check.isActive }
      stage.close()
    }
  }

  func testTheSeriesTellsHowFarOneIsAndLeadsOn() {
    onMain {
      let (application, stage) = try await Self.show(.title(.series(8)))
      try await stage.sees("0 of 5 episodes watched")
      try await stage.press("Mark S1\u{A0}E1 as Watched")
      try await stage.sees("1 of 5 episodes watched")
      try await eventually("the next") { stage.window.button("Mark S1\u{A0}E2 as Watched") != nil }
      let library = try await application.library.library()
      let title = TitleReference(.tmdb, .series, 8, name: "Eight")
      try await library.watch(title, part: .episode(season: 0, number: 1), on: .unknown, by: .owner)
      try await stage.sees("and 1 of 2 specials")
      XCTAssertTrue(stage.window.visibleTexts.contains("1 of 5 episodes watched"))
      try await stage.press("Next: S1\u{A0}E2")
      try await eventually("the season") {
        application.main.coordinator.destination == .season(SeasonID(series: 8, number: 1))
      }
      application.main.coordinator.controller.pop()
      try await stage.press("Mark All as Watched")
      try await stage.sees("All 5 episodes watched")
      XCTAssertNil(stage.window.button("Mark All as Watched"))
      stage.close()
    }
  }
}

private let series = """
  {"id":8,"name":"Eight","first_air_date":"2001-01-01","overview":"About it.",
  "last_episode_to_air":{"id":202,"season_number":2,"episode_number":2,"name":"Latest","air_date":"2002-01-08"},
  "seasons":[{"id":3,"season_number":0,"name":"Specials","episode_count":2},
  {"id":1,"season_number":1,"name":"Season 1","episode_count":3},
  {"id":2,"season_number":2,"name":"Season 2","episode_count":4}]}
  """

private let season = """
  {"id":1,"season_number":1,"name":"Season 1","air_date":"2001-01-01","episodes":[
  {"id":101,"episode_number":1,"season_number":1,"name":"One","air_date":"2001-01-01"},
  {"id":102,"episode_number":2,"season_number":1,"name":"Two","air_date":"2001-01-08"},
  {"id":103,"episode_number":3,"season_number":1,"name":"Three","air_date":"2001-01-15"},
  {"id":104,"episode_number":4,"season_number":1,"name":"Four","air_date":"2999-01-15"}]}
  """
