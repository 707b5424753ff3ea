import Automation

/// Actions on TMDB's four lists of series.
protocol TelevisionController: AppDriver {}

extension TelevisionController {
  func tapPopularSeriesSegment() throws { try app.televisionSegments["Popular"].activate() }
  func tapTopRatedSeriesSegment() throws { try app.televisionSegments["Top Rated"].activate() }
  func tapAiringTodaySegment() throws { try app.televisionSegments["Airing Today"].activate() }
  func tapOnTheAirSegment() throws { try app.televisionSegments["On the Air"].activate() }
}

extension Application {
  var televisionSegments: Query { tabLists["TV"].tabs }
}
