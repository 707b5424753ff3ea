import Automation
import ToolTestSupport
import XCTest

/// Tests that a list is where the user left it, to the pixel.
final class ScrollPositionTests: MatineeUITestCase, MainScreenController, TitleListScreenController,
  TitleScreenController
{
  func testBackKeepsPositionOfRows() throws {
    let (film, frame) = try launchAndScroll()
    try clickRow(film)
    try page.validateShelf("Cast")
    try pressBack()
    try list.validateRow(film, isAt: frame)
  }

  func testTabsKeepPositionOfRows() throws {
    let (film, frame) = try launchAndScroll()
    try pressTabKey(3)
    try TelevisionValidator(app: app).validateSegments(selected: "Popular")
    try pressTabKey(2)
    try list.validateRow(film, isAt: frame)
  }

  func testBackKeepsPositionOfPage() throws {
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try launch("--screen", "movie/\(film.id)")
    try page.validateShelf("Cast")
    try scrollPage()
    let frame = try page.frameOfFirstCard(in: "Cast")
    try clickFirstCard(of: "Cast")
    try page.validateShelf("Known For")
    try pressBack()
    try page.validateFirstCard(of: "Cast", isAt: frame)
  }

  /// Scrolls down the films with the wheel.
  ///
  /// - Returns: A film in the middle of the window, and the frame of its row.
  private func launchAndScroll() throws -> (ServedTitle, Frame) {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRowIsFocused(XCTUnwrap(films.first))
    try scrollList("Now Playing")
    let film = try list.titleInMiddle(of: Array(films.dropFirst(4)))
    return (film, try list.frame(of: film))
  }
}
