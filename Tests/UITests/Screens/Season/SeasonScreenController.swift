import Automation

/// Actions on a season's page and on the seasons of the series' page, which leads to it.
protocol SeasonScreenController: TitleScreenController {}

extension SeasonScreenController {
  /// Opens the page of the selected season.
  func openSeason(_ name: String) throws { try app.buttons["Open \(name)"].tap() }

  func selectSeason(_ name: String) throws { try season(name).tap() }

  /// Returns a season in the switcher. Its name also contains the progress.
  func season(_ name: String) -> Element {
    app.tabs.matching("that begins with “\(name)”") { $0.name.hasPrefix("\(name), ") }.first
  }
}
