import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests that a context menu on scrolled content opens, and that the content stays where it is.
final class ContextMenuTests: MatineeUITestCase {
  func testMenuOnScrolledList() throws {
    let films = try server.page("popular").results
    try launch("--screen", "featured/popular")
    try app.rows[films[0].sentence].wait(until: \.exists, for: "The list")
    try validateMenu(of: app.rows[films[14].sentence], item: "Copy Link")
  }

  func testMenuOnScrolledGrid() throws {
    let films = try server.page("popular").results
    try launch("--screen", "featured/popular", environment: ["MATINEE_LIST_LAYOUT": "posters"])
    try app.cells[films[0].sentence].wait(until: \.exists, for: "The grid")
    try validateMenu(of: app.cells[films[12].sentence], item: "Copy Link")
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
    try app.staticTexts[episodes[0]].wait(until: \.exists, for: "The episodes")
    try validateMenu(of: app.staticTexts[episodes[7]], item: "Mark as Watched Up to Here")
  }

  func testMenuOnScrolledSeriesPage() throws {
    let episodes = try darkEpisodes()
    try launch("--screen", "tv/\(series(named: "Dark"))")
    try app.staticTexts[episodes[0]].wait(until: \.exists, for: "The episodes")
    try validateMenu(of: app.staticTexts[episodes[7]], item: "Mark as Watched Up to Here")
  }

  /// Scrolls to the element with the wheel, so that the focus stays above, then opens and closes its menu.
  private func validateMenu(of element: Element, item name: String) throws {
    // Newer versions of GTK than 4.8 have only the visible rows of a list.
    for _ in 0..<60 where try !element.exists || !element.isHittable { try app.windows["Matinee"].scroll(1) }
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
