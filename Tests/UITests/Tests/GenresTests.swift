import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the genres of films and of series: shelves, and the titles of a genre, sorted and filtered.
final class GenresTests: MatineeUITestCase, MainScreenController, GenresController, FeaturedController,
  TelevisionController, TitleListScreenController
{
  private var validator: GenresValidator { GenresValidator(app: app) }

  func testShelvesShowServerTitlesAndLoadWhenFirstVisible() throws {
    try launch()
    XCTAssertEqual(try server.requests("/3/discover/*").map(\.path), [])
    try tapSegment("Genres")
    let first = try XCTUnwrap(server.discover("with_genres=28").results.first)
    try page.validateFirstCard(of: "Action", first)
    XCTAssertEqual(try server.requests("/3/discover/tv").map(\.path), [])
    try tapTab("Series")
    try tapSeriesSegment("Genres")
    try server.waitForRequest("/3/discover/tv")
  }

  func testScreenArgumentOpensShowGenres() throws {
    try launch("--screen", "genres/tv")
    try main.validateTabs(selected: "Series")
    try TelevisionValidator(app: app).validateSegments(selected: "Genres")
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
  func testVotesAreChosenAndRemoved() throws {
    try launch("--screen", "genre/movie/18")
    try choose("Title", inChip: "Most Popular")
    try choose("1,000 Votes or More", inChip: "Any Vote Count")
    try validator.validateFilter("1,000 Votes or More", isShown: true)
    try validator.validateGrid(server.discover("with_genres=18&sort_by=title.asc&vote_count.gte=1000").results)
    try tapToRemove("1,000 Votes or More")
    try validator.validateFilter("1,000 Votes or More", isShown: false)
    try validator.validateGrid(server.discover("with_genres=18&sort_by=title.asc").results)
  }

  func testLanguageIsFoundByCodeWithKeyboard() throws {
    try launch("--screen", "genre/movie/18")
    try openChipByKey("Any Language")
    try searchChoices("ja")
    try validator.validateChoice("Japanese", isShown: true)
    try validator.validateChoice("French", isShown: false)
    try pressReturn()
    try validator.validateChipIsFocused("Japanese")
    try validator.validateGrid(server.discover("with_genres=18&with_original_language=ja").results)
    try removeByKey("Japanese")
    try validator.validateChipIsFocused("Any Language")
    try validator.validateGrid(server.discover("with_genres=18").results)
  }

  func testLanguageIsChosenWithMouse() throws {
    try launch("--screen", "genre/movie/18")
    try tapChip("Any Language")
    try tapChoice("Japanese")
    try validator.validateFilter("Japanese", isShown: true)
    try validator.validateGrid(server.discover("with_genres=18&with_original_language=ja").results)
    try tapToRemove("Japanese")
    try validator.validateFilter("Japanese", isShown: false)
  }

  func testSeveralServicesAreTickedWithMouse() throws {
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try tapChip("Any Service")
    for service in ["Disney Plus", "Paramount Plus"] { try tapService(service) }
    try validator.validateServiceIsTicked("Disney Plus")
    try pressEscape()
    try validator.validateChipIsFocused("Disney Plus, Paramount Plus")
    try validateServices("337%7C531")
    try removeByKey("Disney Plus, Paramount Plus")
    try validator.validateFilter("Disney Plus, Paramount Plus", isShown: false)
    try validator.validateGrid(server.discover("with_genres=18&region=DE").results)
  }

  func testServicesAreFoundByNameWithKeyboard() throws {
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try openChipByKey("Any Service", "space")
    try validator.validateSearchIsFocused()
    for (text, service) in [("netf", "Netflix"), ("disn", "Disney Plus"), ("param", "Paramount Plus")] {
      try tickServiceByKey(service, search: text)
    }
    try pressEscape()
    try validator.validateChipIsFocused("3 Services")
    try validateServices("8%7C337%7C531")
  }

  func testRetryLoadsServicesAfterFailure() throws {
    try server.fail("/3/watch/providers/movie", status: 500)
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try tapChip("Any Service")
    try validator.validateButton("Retry")
    try server.recover()
    try tapRetry()
    try tapService("Netflix")
    try pressEscape()
    try validator.validateChipIsFocused("Netflix")
    try validateServices("8")
  }

  func testYearsAreTypedWithKeyboardAndDecadeIsChosenWithMouse() throws {
    try launch("--screen", "genre/movie/18")
    try openChipByKey("Any Year")
    try typeFirstYear("1925")
    try pressTab()
    try typeText("1927")
    try pressReturn()
    try validator.validateChipIsFocused("1925–1927")
    let years = "primary_release_date.gte=1925-01-01&primary_release_date.lte=1927-12-31"
    try validator.validateGrid(server.discover("with_genres=18&\(years)").results)
    try tapChip("1925–1927")
    try typeFirstYear("1926")
    try tapChoice("2010–2019")
    try validator.validateFilter("2010–2019", isShown: true)
  }

  func testEveryChipIsReachableInNarrowWindow() throws {
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try makeNarrow()
    try focusChip("Most Popular")
    let chips = [
      "My Services…", "Unwatched", "On My Lists", "Not Rated", "Any Service", "Up to 90\u{A0}min", "Up to 2\u{A0}h",
      "More Lengths", "Any Year", "Any Rating", "Any Vote Count", "Any Language",
    ]
    for (index, chip) in chips.enumerated() {
      try pressKey(index.isMultiple(of: 2) ? "Tab" : "Right")
      try validator.validateChipIsFocused(chip)
    }
    try pressReturn()
    try typeText("german")
    try pressReturn()
    try validator.validateChipIsFocused("German")
  }

  /// Checks that the grid shows the dramas of these services in Germany, which aren’t all dramas.
  private func validateServices(_ ids: String) throws {
    let all = try server.discover("with_genres=18&region=DE").results
    let found = try server.discover("with_genres=18&with_watch_providers=\(ids)&watch_region=DE&region=DE").results
    XCTAssertNotEqual(found.first?.id, all.first?.id, "the services have no effect")
    try validator.validateGrid(found)
  }
}
