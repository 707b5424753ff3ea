import Automation

/// The page of a season, from the series' page.
protocol SeasonScreenController: TitleScreenController {}

extension SeasonScreenController {
  func openFirstSeason() throws { try openFirstCard(of: "Seasons") }
}
