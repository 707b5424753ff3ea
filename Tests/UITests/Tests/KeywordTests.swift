import Automation
import ToolTestSupport
import XCTest

/// Tests that a keyword on a title's page leads to all titles with it.
final class KeywordTests: MatineeUITestCase, TitleScreenController {
  func testKeywordOfSeriesOpensItsSeriesAndBackReturns() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let keyword = try XCTUnwrap(server.response("tv/\(series.id)/keywords")["results"].rows.first)
    let (id, name) = (keyword["id"].number, keyword["name"].text)
    let first = try XCTUnwrap(server.response("discover/tv?with_keywords=\(id)")["results"].rows.first)
    try launch("--screen", "tv/\(series.id)")
    try app.buttons[name].tap()
    try app.cells.first.wait(
      until: { $0.name.hasPrefix(first["name"].text) }, for: "“\(first["name"].text)” first")
    try app.toggleButtons["Any Language"].wait(until: \.exists, for: "The filters")
    try pressBack()
    try TitleValidator(app: app).validateTitle(series.title)
  }
}
