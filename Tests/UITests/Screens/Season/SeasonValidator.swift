import Automation
import XCTest

/// Checks of a season's page.
struct SeasonValidator {
  let app: Application

  func validateSeason(_ season: SentResponse) throws {
    try app.headings[season["name"].text].wait(until: \.exists, for: "The heading “\(season["name"].text)”")
  }

  /// Checks the numbers and names of the episodes, in order.
  func validateEpisodes(_ season: SentResponse) throws {
    let episodes = season["episodes"].rows.map { "\($0["episode_number"].number). \($0["name"].text)" }
    XCTAssertFalse(episodes.isEmpty, "nothing was sent: the test proves nothing")
    let last = try XCTUnwrap(episodes.last)
    try app.staticTexts[last].wait(until: \.exists, for: "The last episode, “\(last)”")
    XCTAssertEqual(try app.staticTexts.names.filter(episodes.contains), episodes)
  }
}
