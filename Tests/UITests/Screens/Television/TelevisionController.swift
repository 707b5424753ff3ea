import Automation

/// Actions on TMDB's four lists of series.
protocol TelevisionController: AppDriver {}

extension TelevisionController {
  func tapTopRatedSeriesSegment() throws { try app.televisionSegments["Top Rated"].tap() }
  func tapAiringTodaySegment() throws { try app.televisionSegments["Airing Today"].tap() }
  func tapSeriesGenresSegment() throws { try app.televisionSegments["Genres"].tap() }
  func tapOnTheAirSegment() throws { try app.televisionSegments["On the Air"].tap() }
}

extension Application {
  var televisionSegments: Query { tabLists["Series"].tabs }
}
