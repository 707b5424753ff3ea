import Automation
import Foundation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the genres of films and of series: shelves, and the titles of a genre, sorted and filtered.
final class GenresTests: MatineeUITestCase, MainScreenController, GenresController, FeaturedController,
  TelevisionController
{
  private var validator: GenresValidator { GenresValidator(app: app) }

  func testShelvesShowServerTitlesAndLoadWhenFirstVisible() throws {
    try launch()
    XCTAssertEqual(try server.requests("/3/discover/*").map(\.path), [])
    try tapSegment("Genres")
    try validator.validateShelf("Action", server.discover("with_genres=28").results)
    XCTAssertEqual(try server.requests("/3/discover/tv").map(\.path), [])
    try tapSeriesTab()
    try tapSeriesGenresSegment()
    try server.waitForRequest("/3/discover/tv")
  }

  func testScreenArgumentOpensShowGenres() throws {
    try launch("--screen", "genres/tv")
    try MainScreenValidator(app: app).validateTabs(selected: "Series")
    try app.televisionSegments["Genres"].wait(until: \.isSelected, for: "The genres of series")
    XCTAssertEqual(try server.requests("/3/discover/movie").map(\.path), [])
  }

  func testTitlesAreFilteredAndFiltersRemoved() throws {
    try launch("--screen", "genres")
    try tapSeeAll("Action")
    try validator.validateGrid(server.discover("with_genres=28").results)
    try choose("Newest First", inChip: "Most Popular")
    try choose("Rated 8 or Higher", inChip: "Any Rating")
    try validator.validateFilter("Rated 8 or Higher", isShown: true)
    try validator.validateGrid(
      server.discover("with_genres=28&vote_average.gte=8&sort_by=primary_release_date.desc").results)
    try tapToRemove("Rated 8 or Higher")
    try validator.validateFilter("Rated 8 or Higher", isShown: false)
    try validator.validateGrid(server.discover("with_genres=28&sort_by=primary_release_date.desc").results)
  }
}

extension GenresTests {
  func testFilterWithoutChipIsChosenInWindowAndRemoved() throws {
    try launch("--screen", "genre/movie/18")
    try tapMoreFilters()
    try choose("German", in: "Original Language")
    try closeFilters()
    try validator.validateFilter("German", isShown: true)
    try validator.validateGrid(server.discover("with_genres=18&with_original_language=de").results)
    try tapToRemove("German")
    try validator.validateFilter("German", isShown: false)
    try validator.validateGrid(server.discover("with_genres=18").results)
  }
}
