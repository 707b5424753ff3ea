import ToolTestSupport
import XCTest

/// Tests that a keyword on a title's page leads to all titles with it.
final class KeywordTests: MatineeUITestCase, TitleScreenController {
  func testKeywordOfSeriesOpensItsSeriesAndBackReturns() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let keyword = try XCTUnwrap(server.response("tv/\(series.id)/keywords")["results"].rows.first)
    let (id, name) = (keyword["id"].number, keyword["name"].text)
    try launch("--screen", "tv/\(series.id)")
    try tapKeyword(name)
    try GenresValidator(app: app).validateGrid(server.discover("with_keywords=\(id)", kind: "tv").results)
    try GenresValidator(app: app).validateButton("Any Language")
    try pressBack()
    try page.validateHeading(series.title)
  }
}
