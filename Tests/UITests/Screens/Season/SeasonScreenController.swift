import Automation

/// Actions on a season's page, which is reached from the series' page.
protocol SeasonScreenController: TitleScreenController {}

extension SeasonScreenController {
  func openFirstSeason() throws { try openFirstCard(of: "Seasons") }
}
