import ToolTestSupport
import XCTest

/// Tests of the calendar, with the mouse and with the keyboard.
final class CalendarTests: MatineeUITestCase, MainScreenController, HistoryScreenController, GenresController,
  TitleScreenController, CalendarController
{
  func testTwoClicksLeadFromHomeToSeries() throws {
    let series = try watchSeries()
    try tapTab("Home")
    try tapSeeAll("Coming Up")
    try clickPastRow(of: series.title)
    try page.validateHeading(series.title)
  }

  func testKeyboardOpensSeriesFromAgendaAndMovesThroughMonth() throws {
    let series = try watchSeries()
    try pressCalendar()
    try openPastRowByKey()
    try page.validateHeading(series.title)
    try pressBack()
    try makeWide()
    try openChipByKey("Month", "space")
    for _ in 0..<3 { try pressTab() }
    let day = try focusedName()
    try pressPreviousDayAndMonth()
    XCTAssertNotEqual(try focusedName(), day)
    try page.validateButton("Previous Month")
  }

  /// Watches all episodes of a series that is expected to continue, and leaves its page.
  private func watchSeries() throws -> ServedTitle {
    let series = try XCTUnwrap(server.page("on_the_air", kind: "tv").results.first)
    try launch("--screen", "tv/\(series.id)")
    try page.validateIsLoaded()
    try pressMarkWatched()
    try page.validateText(containing: series.title)
    try pressBack()
    return series
  }
}
