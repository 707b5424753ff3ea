import Automation
import TitleIdentity
import ToolTestSupport
import XCTest

/// Tests of watched titles: marking titles, changing dates, checking off episodes and statistics with the keyboard, and
/// relaunching the app.
final class HistoryTests: MatineeUITestCase, MainScreenController, HistoryScreenController, RatingController,
  TitleListScreenController, TitleScreenController
{
  private var history: HistoryValidator { HistoryValidator(app: app) }

  func testWatchedMoviesAndChangedDateSurviveRelaunchUntilRemoved() throws {
    try preserveData()
    try launch()
    let films = Array(try server.page("now_playing").results.prefix(2))
    try TitleListValidator(app: app).validateHasRow(films[0])
    try app.rows[films[1].sentence].focus()
    try pressMarkWatched()
    try RatingValidator(app: app).validateSays("“\(films[1].title)” marked as watched")
    try openTitle(films[0])
    try TitleValidator(app: app).validateIsLoaded()
    try tapMarkWatched()
    try RatingValidator(app: app).validateSays("“\(films[0].title)” marked as watched")
    try pressHistory()
    try app.rows.first.focus()
    try changeDate(to: "2019-05")
    try app.wait(for: "the month") { () throws(AutomationError) in
      try app.rows.snapshots.last?.name.hasPrefix("May 2019: ") == true
    }
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try launch("--screen", "history")
    try app.wait(for: "both rows") { () throws(AutomationError) in try app.rows.snapshots.count == 2 }
    for count in [1, 0] {
      try app.rows.first.focus()
      try app.pressKey("Delete")
      try app.wait(for: "\(count) rows") { () throws(AutomationError) in try app.rows.snapshots.count == count }
    }
    try history.validateEmptyHistory()
  }

  func testClicksOnMonthDoNothing() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateRowIsFocused(film)
    try pressMarkWatched()
    try RatingValidator(app: app).validateSays("“\(film.title)” marked as watched")
    try pressHistory()
    try app.rows.first.wait(until: \.isFocused, for: "The row")
    try clickHeading(of: app.rows.first)
    // The title’s page would have opened instead.
    try changeDate(to: "2019-05")
    try history.validateHistory(["May 2019: \(film.title)"])
    try secondaryClickHeading(of: app.rows.first)
    // An open menu would receive the next click.
    try app.rows.first.click()
    try TitleValidator(app: app).validateTitle(film.title)
    try app.pressKey("Alt+Left")
    try history.validateHistory(["May 2019: \(film.title)"])
    try app.pressKey("Return")
    try TitleValidator(app: app).validateTitle(film.title)
  }

  func testEpisodesAreCheckedAndSeasonShowsProgress() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let season = try server.response("tv/\(series.id)/season/1")
    let names = season["episodes"].rows.map { "\($0["episode_number"].number). \($0["name"].text)" }
    try launch("--screen", "tv/\(series.id)/season/1")
    try toggleWatched(episode: names[0])
    try history.validateText("1 of \(names.count) episodes watched")
    try chooseMarkSeason()
    try history.validateText("\(names.count) of \(names.count) episodes watched")
    try history.validateTick(try XCTUnwrap(names.last), true)
    // The first check mark has already enabled Undo.
    try pressUndo()
    try history.validateTick(try XCTUnwrap(names.last), false)
    try history.validateTick(names[0], true)
  }

  func testEpisodeRatingSurvivesRelaunchAndCanBeUndone() throws {
    try preserveData()
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let season = try server.response("tv/\(series.id)/season/1")
    let episode = try XCTUnwrap(season["episodes"].rows.first)
    let name = "\(episode["episode_number"].number). \(episode["name"].text)"
    let rating = RatingValidator(app: app)
    try launch("--screen", "tv/\(series.id)/season/1")
    try rate(episode: name, "8.5")
    try rating.validateSays("S1\u{A0}E1 of “\(series.title)” rated 8.5 out of 10")
    try closeStars()
    try history.validateStars(of: name, "8.5 out of 10")
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try launch("--screen", "tv/\(series.id)/season/1")
    try history.validateStars(of: name, "8.5 out of 10")
    try pressUndo()
    try history.validateStars(of: name, "Not rated")
  }

  func testStatisticsFetchMissingDetailsAndReportUnreachableServer() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateRowIsFocused(film)
    try pressMarkWatched()
    try RatingValidator(app: app).validateSays("“\(film.title)” marked as watched")
    try server.stop()
    try pressTabKey(4)
    try app.tabLists["Library"].tabs["Statistics"].tap()
    try history.validateButton("Fetch Details")
    try history.validateText("Not counted: 1 title without known genres.", isShown: true)
    try server.start()
    try app.buttons["Fetch Details"].tap()
    try history.validateText("Not counted: 1 title without known genres.", isShown: false)
    XCTAssertFalse(try app.buttons["Fetch Details"].exists)
  }

  func testStatisticsPageShowsCharts() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateHasRow(film)
    try openTitle(film)
    try TitleValidator(app: app).validateIsLoaded()
    try tapMarkWatched()
    try RatingValidator(app: app).validateSays("“\(film.title)” marked as watched")
    try app.pressKey("Alt+Left")
    try tapLibraryTab()
    try app.tabLists["Library"].tabs["Statistics"].tap()
    try history.validateHeading("Watched by Month")
    // Its page was opened, so its genres are cached.
    try history.validateHeading("Titles by Genre")
  }
}
