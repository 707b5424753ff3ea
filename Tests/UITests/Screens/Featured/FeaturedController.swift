import Automation

/// Actions on TMDB's lists of films.
protocol FeaturedController: AppDriver {}

extension FeaturedController {
  func tapNowPlayingSegment() throws { try tapSegment("Now Playing") }
  func tapPopularSegment() throws { try tapSegment("Popular") }
  func tapTopRatedSegment() throws { try tapSegment("Top Rated") }
  func pressNextList() throws { try app.pressKey("Ctrl+Page_Down") }
  func pressPreviousList() throws { try app.pressKey("Ctrl+Page_Up") }

  func tapSegment(_ name: String) throws { try app.segment(name).tap() }
}

extension Application {
  var segments: Query { tabLists["Films"].tabs }
  func segment(_ name: String) -> Element { segments[name] }
}
