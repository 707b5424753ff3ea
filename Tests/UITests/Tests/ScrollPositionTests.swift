import Automation
import ToolTestSupport
import XCTest

/// Tests that a list is where the user left it, to the pixel.
final class ScrollPositionTests: MatineeUITestCase, MainScreenController, TitleListScreenController,
  TitleScreenController
{
  private var title: TitleValidator { TitleValidator(app: app) }

  func testBackKeepsPositionOfRows() throws {
    let row = try launchAndScroll()
    let frame = try row.frame
    try row.click()
    try title.validateShelf("Cast")
    try pressBack()
    try row.wait(until: { $0.frame == frame }, for: "The row at \(frame)")
  }

  func testTabsKeepPositionOfRows() throws {
    let row = try launchAndScroll()
    let frame = try row.frame
    try pressTabKey(3)
    try app.televisionSegments["Popular"].wait(until: \.exists, for: "The series")
    try pressTabKey(2)
    try row.wait(until: { $0.frame == frame }, for: "The row at \(frame)")
  }

  func testBackKeepsPositionOfPage() throws {
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try launch("--screen", "movie/\(film.id)")
    try title.validateShelf("Cast")
    try app.toggleButtons["Watchlist"].scroll(7)
    let person = app.shelf("Cast").rows.first
    let frame = try person.frame
    try person.click()
    try title.validateShelf("Known For")
    try pressBack()
    try person.wait(until: { $0.frame == frame }, for: "The person at \(frame)")
  }

  /// Scrolls down the films with the wheel.
  ///
  /// - Returns: A row in the middle of the window.
  private func launchAndScroll() throws -> Element {
    try launch()
    let films = try server.page("now_playing").results
    let first = app.rows[try XCTUnwrap(films.first).sentence]
    try first.wait(until: \.isFocused, for: "The first row")
    try app.lists["Now Playing"].scroll(4)
    for film in films.dropFirst(4) {
      let row = app.rows[film.sentence]
      guard try row.exists, try row.isHittable, try row.frame.y > 200 else { continue }
      return row
    }
    return try XCTUnwrap(nil, "No row is in the middle")
  }
}
