import ToolTestSupport
import XCTest

/// Tests that a context menu on scrolled content opens, and that the content stays where it is.
final class ContextMenuTests: MatineeUITestCase {
  private var menu: ContextMenuValidator { ContextMenuValidator(app: app) }

  func testMenuOnScrolledList() throws {
    let films = try server.page("popular").results
    try launch("--screen", "featured/popular")
    try list.validateHasRow(films[0])
    try menu.validateMenu(ofRow: films[14], item: "Copy Link")
  }

  func testMenuOnScrolledGrid() throws {
    let films = try server.page("popular").results
    try launch("--screen", "featured/popular", environment: ["MATINEE_LIST_LAYOUT": "posters"])
    try GenresValidator(app: app).validateGrid(films)
    try menu.validateMenu(ofCell: films[12], item: "Copy Link")
  }

  func testMenuOnShelfOfScrolledPage() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    try launch("--screen", "movie/\(film.id)")
    try page.validateShelf("Cast")
    try menu.validateMenu(ofFirstCardOf: "Cast", item: "Copy Link")
  }

  func testMenuOnScrolledSeasonPage() throws {
    try validateMenuOfEpisode(on: "tv/\(server.series(named: "Dark"))/season/1")
  }

  func testMenuOnScrolledSeriesPage() throws {
    try validateMenuOfEpisode(on: "tv/\(server.series(named: "Dark"))")
  }

  private func validateMenuOfEpisode(on screen: String) throws {
    let episodes = try server.response("tv/\(server.series(named: "Dark"))/season/1").episodeNames
    try launch("--screen", screen)
    try menu.validateText(episodes[0])
    try menu.validateMenu(ofEpisode: episodes[7], item: "Mark as Watched Up to Here")
  }
}
