import Automation
import XCTest

/// Actions on a season's page and on the seasons of the series' page, which leads to it.
protocol SeasonScreenController: TitleScreenController {}

extension SeasonScreenController {
  /// Opens the page of the selected season.
  func openSeason(_ name: String) throws { try app.buttons["Open \(name)"].tap() }

  func selectSeason(_ name: String) throws { try app.season(name).tap() }

  /// Selects the season before this one with the keyboard.
  func selectSeason(before name: String) throws {
    try app.season(name).focus()
    try app.pressKey("Left")
  }

  func tapWatched(episode name: String) throws { try app.checkBoxes["Watched: \(name)"].tap() }
}

extension Application {
  /// Returns a season in the switcher. Its name also contains the progress.
  fileprivate func season(_ name: String) -> Element { tabs.first(beginningWith: "\(name), ") }
}

/// Checks of a season's page and of the seasons of the series' page.
struct SeasonValidator: Validator {
  let app: Application

  /// Checks the numbers and names of the episodes, in order.
  func validateEpisodes(_ season: SentResponse) throws {
    let episodes = season.episodeNames
    let last = try XCTUnwrap(episodes.last, "nothing was sent: the test proves nothing")
    try app.staticTexts[last].wait(until: \.exists, for: "The last episode, “\(last)”")
    XCTAssertEqual(try app.staticTexts.names.filter(episodes.contains), episodes)
  }

  func validateSwitcher(selected name: String) throws {
    try app.season(name).wait(until: \.isSelected, for: "“\(name)”, selected")
  }

  func validateSwitcher(focused name: String) throws {
    try app.season(name).wait(until: \.isFocused, for: "The keyboard on “\(name)”")
  }

  func validateSwitcher(says name: String) throws {
    try app.tabs[name].wait(until: \.exists, for: "The season “\(name)”")
  }
}
