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
    try list.validateHasRow(films[0])
    try focusRow(films[1])
    try pressMarkWatched()
    try history.validateText("“\(films[1].title)” marked as watched")
    try openTitle(films[0])
    try page.validateIsLoaded()
    try tapMarkWatched()
    try history.validateText("“\(films[0].title)” marked as watched")
    try pressHistory()
    try focusFirstRow()
    try changeDate(to: "2019-05")
    // The first heading is the day.
    try history.validateRows(beginning: ["", "May 2019: "])
    try quit()
    try launch("--screen", "history")
    try history.validateRows(beginning: ["", "May 2019: "])
    for remaining in [["May 2019: "], []] {
      try focusFirstRow()
      try pressKey("Delete")
      try history.validateRows(beginning: remaining)
    }
    try history.validateText("Nothing Watched Yet")
  }

  func testClicksOnMonthDoNothing() throws {
    let film = try launchAtFirstFilm()
    try pressMarkWatched()
    try history.validateText("“\(film.title)” marked as watched")
    try pressHistory()
    try list.validateFirstRowIsFocused()
    try clickHeadingOfFirstRow()
    // The title’s page would have opened instead.
    try changeDate(to: "2019-05")
    try history.validateRows(beginning: ["May 2019: \(film.title)"])
    try secondaryClickHeadingOfFirstRow()
    // An open menu would receive the next click.
    try clickRow(at: 0)
    try page.validateHeading(film.title)
    try pressBack()
    try history.validateRows(beginning: ["May 2019: \(film.title)"])
    try pressReturn()
    try page.validateHeading(film.title)
  }

  func testEpisodesAreCheckedAndSeasonShowsProgress() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let names = try server.response("tv/\(series.id)/season/1").episodeNames
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
    let name = try XCTUnwrap(server.response("tv/\(series.id)/season/1").episodeNames.first)
    try launch("--screen", "tv/\(series.id)/season/1")
    try rate(episode: name, "8.5")
    try history.validateText("S1\u{A0}E1 of “\(series.title)” rated 8.5 out of 10")
    try pressEscape()
    try history.validateStars(of: name, "8.5 out of 10")
    try quit()
    try launch("--screen", "tv/\(series.id)/season/1")
    try history.validateStars(of: name, "8.5 out of 10")
    try pressUndo()
    try history.validateStars(of: name, "Not rated")
  }

  func testStatisticsFetchMissingDetailsAndReportUnreachableServer() throws {
    let film = try launchAtFirstFilm()
    try pressMarkWatched()
    try history.validateText("“\(film.title)” marked as watched")
    try server.stop()
    try pressTabKey(4)
    try tapStatisticsSegment()
    try history.validateButton("Fetch Details")
    try history.validateText("Not counted: 1 title without known genres.", isShown: true)
    try server.start()
    try tapFetchDetails()
    try history.validateText("Not counted: 1 title without known genres.", isShown: false)
    try history.validateButton("Fetch Details", isShown: false)
  }

  func testStatisticsPageShowsCharts() throws {
    let film = try openFirstFilm()
    try tapMarkWatched()
    try history.validateText("“\(film.title)” marked as watched")
    try pressBack()
    try tapTab("Library")
    try tapStatisticsSegment()
    try history.validateHeading("Watched by Month")
    // Its page was opened, so its genres are cached.
    try history.validateHeading("Titles by Genre")
  }
}
