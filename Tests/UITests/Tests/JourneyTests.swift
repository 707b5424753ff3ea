import Automation
import Foundation
import ToolTestSupport
import XCTest

/// Tests that what people do most takes few steps, with the mouse and with the keyboard. docs/journeys.md counts them.
final class JourneyTests: MatineeUITestCase, MainScreenController, TitleListScreenController, TitleScreenController,
  GenresController
{
  private func openFirstFilm() throws -> ServedTitle {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateHasRow(film)
    try openTitle(film)
    try TitleValidator(app: app).validateIsLoaded()
    return film
  }

  private func validateNotice(_ words: String) throws { try TitleValidator(app: app).validateNotice(words) }

  func testOneClickAddsFilmToWatchlist() throws {
    let film = try openFirstFilm()
    try app.toggleButtons["Watchlist"].tap()
    try validateNotice("“\(film.title)” added to your watchlist")
  }

  func testOneKeyAddsFilmToWatchlist() throws {
    let film = try openFirstFilm()
    try app.toggleButtons["Watchlist"].wait(until: \.isFocused, for: "The first action")
    try app.pressKey("space")
    try validateNotice("“\(film.title)” added to your watchlist")
    try app.toggleButtons["On Watchlist"].wait(until: \.isFocused, for: "The same button")
  }

  func testOneClickAddsFilmToWatchlistFromItsPoster() throws {
    try launch("--screen", "genres")
    let film = try XCTUnwrap(server.discover("with_genres=28").results.first)
    let poster = app.lists["Action"].rows.first
    try poster.hover()
    // The button appears in the lower corner of the picture. The keyboard opens the lists with Ctrl+D instead.
    try poster.click(across: 0.54, down: 0.68)
    try validateNotice("“\(film.title)” added to your watchlist")
  }

  func testTwoKeysAddFilmToWatchlistFromItsPoster() throws {
    try launch("--screen", "genres")
    try app.lists["Action"].rows.first.focus()
    try app.pressKey("Ctrl+d")
    try app.checkBoxes["Watchlist"].wait(until: \.isFocused, for: "The first list")
    try app.pressKey("space")
    try app.checkBoxes["Watchlist"].wait(until: \.isChecked, for: "The film on the watchlist")
  }

  func testOneKeyMarksFilmAsWatchedFromItsPoster() throws {
    try launch("--screen", "genres")
    let film = try XCTUnwrap(server.discover("with_genres=28").results.first)
    try app.lists["Action"].rows.first.focus()
    try app.pressKey("Ctrl+m")
    try validateNotice("“\(film.title)” marked as watched")
  }

  func testFourClicksRecordViewingWithRatingAndNote() throws {
    let film = try openFirstFilm()
    try app.toggleButtons["When You Watched It"].tap()
    try app.menuItems["Choose Date…"].tap()
    let window = app.windows["Add to History"]
    try window.wait(until: \.isActive, for: "The dialog")
    // The date has the focus and is selected.
    try app.typeText("yesterday")
    try window.sliders["Your Rating"].tap()
    try window.textFields["Note"].focus()
    try app.typeText("Seen with Ana")
    try window.buttons["Add"].tap()
    try validateNotice("“\(film.title)” marked as watched")
    try app.staticTexts["Seen with Ana"].wait(until: \.exists, for: "The note on the page")
    try app.sliders["Your Rating"].wait(until: { ($0.value ?? 0) > 0 }, for: "The rating on the page")
  }

  func testKeyboardRecordsViewingWithRatingAndNote() throws {
    let film = try openFirstFilm()
    try app.toggleButtons["When You Watched It"].focus()
    try app.pressKey("Return")
    try app.menuItems["Choose Date…"].wait(until: \.exists, for: "The menu")
    try app.pressKey("c")
    let window = app.windows["Add to History"]
    try window.wait(until: \.isActive, for: "The dialog")
    try app.typeText("yesterday")
    try window.sliders["Your Rating"].focus()
    try app.typeText("8")
    try window.textFields["Note"].focus()
    try app.typeText("Seen with Ana")
    try app.pressKey("Return")
    try validateNotice("“\(film.title)” marked as watched")
    try app.sliders["Your Rating"].wait(until: { $0.value == 8 }, for: "The rating on the page")
  }

  func testOneClickMarksNextEpisode() throws {
    let series = try startSeries()
    try tapHomeTab()
    // The check mark is in the upper corner of the card's picture. Screen readers use the menu or Ctrl+M instead.
    try app.lists["Continue Watching"].rows.first.click(across: 0.9, down: 0.14)
    try validateNotice("S1\u{A0}E2 of “\(series.title)” marked as watched")
  }

  func testOneKeyMarksNextEpisode() throws {
    let series = try startSeries()
    try pressTabKey(1)
    try app.lists["Continue Watching"].rows.first.focus()
    try app.pressKey("Ctrl+m")
    try validateNotice("S1\u{A0}E2 of “\(series.title)” marked as watched")
  }

  func testThreeClicksFindShortComedyOnMyServices() throws {
    try startGenres()
    // A turn of the wheel isn’t a click.
    for shelf in ["Action", "Animation"] { try app.lists[shelf].rows.first.scroll(4) }
    try tapSeeAll("Comedy")
    try tapChip("Up to 2\u{A0}h")
    try tapChip("My Services")
    try validateShortComediesOnMyServices()
  }

  func testKeyboardFindsShortComedyOnMyServices() throws {
    try startGenres()
    try app.buttons["See all, Action"].focus()
    for _ in 0..<20 where try app.focusedElement?.name != "See all, Comedy" { try app.pressKey("Tab") }
    try app.pressKey("Return")
    for chip in ["Up to 2\u{A0}h", "My Services"] {
      try app.toggleButtons[chip].wait(until: \.exists, for: "The chip “\(chip)”")
      try app.toggleButtons[chip].focus()
      try app.pressKey("space")
    }
    try validateShortComediesOnMyServices()
  }

  private func startGenres() throws {
    try launch("--screen", "genres", environment: ["MATINEE_MY_SERVICES": "8,9", "MATINEE_REGION": "DE"])
  }

  private func validateShortComediesOnMyServices() throws {
    let query = "with_genres=35&with_runtime.lte=120&with_watch_providers=8%7C9&watch_region=DE&region=DE"
    let (found, all) = (try server.discover(query).results, try server.discover("with_genres=35").results)
    XCTAssertNotEqual(found.map(\.id), all.map(\.id), "the filters have no effect")
    try GenresValidator(app: app).validateGrid(found)
    for chip in ["Up to 2\u{A0}h", "My Services"] {
      try app.toggleButtons[chip].wait(until: \.isPressed, for: "The active filter “\(chip)”")
    }
  }

  /// Watches the first episode of a series, and leaves its page.
  private func startSeries() throws -> ServedTitle {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    try launch("--screen", "tv/\(series.id)")
    try TitleValidator(app: app).validateIsLoaded()
    try app.buttons["Mark S1\u{A0}E1 as Watched"].tap()
    try validateNotice("S1\u{A0}E1 of “\(series.title)” marked as watched")
    try pressBack()
    return series
  }
}
