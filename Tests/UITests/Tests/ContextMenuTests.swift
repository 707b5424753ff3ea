import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests that a context menu on scrolled content opens, and that the content stays where it is.
final class ContextMenuTests: MatineeUITestCase {
  func testMenuOnScrolledList() throws {
    let film = try XCTUnwrap(server.page("popular").results.dropFirst(14).first)
    try launch("--screen", "featured/popular")
    try validateMenu(of: app.rows[film.sentence], item: "Copy Link")
  }

  func testMenuOnScrolledGrid() throws {
    let film = try XCTUnwrap(server.page("popular").results.dropFirst(12).first)
    try launch("--screen", "featured/popular", environment: ["MATINEE_LIST_LAYOUT": "posters"])
    try validateMenu(of: app.cells[film.sentence], item: "Copy Link")
  }

  func testMenuOnShelfOfScrolledPage() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    try launch("--screen", "movie/\(film.id)")
    let shelf = app.shelf("Cast")
    try shelf.wait(until: \.exists, for: "The cast")
    try validateMenu(of: shelf.rows.first, item: "Copy Link")
  }

  func testMenuOnScrolledSeasonPage() throws {
    let episodes = try darkEpisodes()
    try launch("--screen", "tv/\(series(named: "Dark"))/season/1")
    try validateMenu(of: app.staticTexts[episodes[7]], item: "Mark as Watched Up to Here")
  }

  func testMenuOnScrolledSeriesPage() throws {
    let episodes = try darkEpisodes()
    try launch("--screen", "tv/\(series(named: "Dark"))")
    try validateMenu(of: app.staticTexts[episodes[7]], item: "Mark as Watched Up to Here")
  }

  /// Scrolls to the element with the wheel, so that the focus stays above, then opens and closes its menu.
  private func validateMenu(of element: Element, item name: String) throws {
    try element.wait(until: \.exists, for: "The element")
    for _ in 0..<60 where try !element.isHittable { try app.windows["Matinee"].scroll(1) }
    let before = try element.frame
    try element.secondaryClick()
    let item = app.menuItems[name]
    XCTAssertTrue(try item.waitForExistence())
    XCTAssertTrue(try item.isHittable)
    XCTAssertEqual(try element.frame, before, "the open menu")
    try app.pressKey("Escape")
    try item.wait(until: { !$0.exists }, for: "No menu")
    XCTAssertEqual(try element.frame, before, "the closed menu")
  }

  private func darkEpisodes() throws -> [String] {
    let rows = try server.response("tv/\(series(named: "Dark"))/season/1")["episodes"].rows
    return rows.map { "\($0["episode_number"].number). \($0["name"].text)" }
  }

  private func series(named name: String) throws -> Int {
    let rows = try server.response("search/tv?query=\(name)")["results"].rows
    return try XCTUnwrap(rows.first { $0["name"].text == name })["id"].number
  }
}
