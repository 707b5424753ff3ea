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
  func testVotesAreChosenAndRemoved() throws {
    try launch("--screen", "genre/movie/18")
    try choose("By Title", inChip: "Most Popular")
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
    try app.searchFields.element.wait(until: \.isFocused, for: "The search for a language")
    try app.typeText("ja")
    try app.rows["Japanese"].wait(until: \.exists, for: "The language")
    try app.rows["French"].wait(until: { !$0.exists }, for: "Only languages that match")
    try app.pressKey("Return")
    try validator.validateChipIsFocused("Japanese")
    try validator.validateGrid(server.discover("with_genres=18&with_original_language=ja").results)
    try app.pressKey("Tab")
    try app.buttons["Remove Japanese"].wait(until: \.isFocused, for: "The button that removes the filter")
    try app.pressKey("space")
    try validator.validateChipIsFocused("Any Language")
    try validator.validateGrid(server.discover("with_genres=18").results)
  }

  func testLanguageIsChosenWithMouse() throws {
    try launch("--screen", "genre/movie/18")
    try tapChip("Any Language")
    try app.rows["Japanese"].tap()
    try validator.validateFilter("Japanese", isShown: true)
    try validator.validateGrid(server.discover("with_genres=18&with_original_language=ja").results)
    try tapToRemove("Japanese")
    try validator.validateFilter("Japanese", isShown: false)
  }

  func testSeveralServicesAreTickedWithMouse() throws {
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try tapChip("Any Service")
    for service in ["Disney Plus", "Paramount Plus"] { try app.checkBoxes[service].tap() }
    try app.checkBoxes["Disney Plus"].wait(until: \.isChecked, for: "The first service")
    try app.pressKey("Escape")
    try validator.validateChipIsFocused("Disney Plus, Paramount Plus")
    try validateServices("337%7C531")
    try app.pressKey("Tab")
    try app.buttons["Remove Disney Plus, Paramount Plus"].wait(until: \.isFocused, for: "The button that removes them")
    try app.pressKey("space")
    try validator.validateFilter("Disney Plus, Paramount Plus", isShown: false)
    try validator.validateGrid(server.discover("with_genres=18&region=DE").results)
  }

  func testServicesAreFoundByNameWithKeyboard() throws {
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try openChipByKey("Any Service", "space")
    try app.searchFields.element.wait(until: \.isFocused, for: "The services")
    for (text, service) in [("netf", "Netflix"), ("disn", "Disney Plus"), ("param", "Paramount Plus")] {
      for _ in 0..<4 where try !app.searchFields.element.isFocused { try app.pressKey("Shift+Tab") }
      try app.searchFields.element.wait(until: \.isFocused, for: "The search for a service")
      try app.pressKey("Ctrl+a")
      try app.typeText(text)
      try app.checkBoxes[service].wait(until: \.exists, for: "“\(service)”")
      for _ in 0..<4 where try !app.checkBoxes[service].isFocused { try app.pressKey("Tab") }
      try app.pressKey("space")
      try app.checkBoxes[service].wait(until: \.isChecked, for: "“\(service)” chosen")
    }
    try app.pressKey("Escape")
    try validator.validateChipIsFocused("3 Services")
    try validateServices("8%7C337%7C531")
  }

  func testRetryLoadsServicesAfterFailure() throws {
    try server.fail("/3/watch/providers/movie", status: 500)
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try tapChip("Any Service")
    try app.buttons["Retry"].wait(until: \.exists, for: "The failure")
    try server.recover()
    try app.buttons["Retry"].tap()
    try app.checkBoxes["Netflix"].tap()
    try app.pressKey("Escape")
    try validator.validateChipIsFocused("Netflix")
    try validateServices("8")
  }

  func testYearsAreTypedWithKeyboardAndDecadeIsChosenWithMouse() throws {
    try launch("--screen", "genre/movie/18")
    try openChipByKey("Any Year")
    try app.textFields["First Year"].wait(until: \.isFocused, for: "The first year")
    try app.typeText("1925")
    try app.pressKey("Tab")
    try app.typeText("1927")
    try app.pressKey("Return")
    try app.toggleButtons["1925–1927"].wait(until: \.isFocused, for: "The chip")
    let years = "primary_release_date.gte=1925-01-01&primary_release_date.lte=1927-12-31"
    try validator.validateGrid(server.discover("with_genres=18&\(years)").results)
    try tapChip("1925–1927")
    try app.textFields["First Year"].wait(until: \.isFocused, for: "The first year")
    try app.pressKey("Ctrl+a")
    try app.typeText("1926")
    try app.rows["2010–2019"].tap()
    try validator.validateFilter("2010–2019", isShown: true)
  }

  func testEveryChipIsReachableInNarrowWindow() throws {
    try launch("--screen", "genre/movie/18", environment: ["MATINEE_REGION": "DE"])
    try app.resize(width: 360, height: 640)
    try app.toggleButtons["Most Popular"].focus()
    let chips = [
      "My Services…", "Any Service", "Up to 90\u{A0}min", "Up to 2\u{A0}h", "More Lengths", "Any Year", "Any Rating",
      "Any Vote Count", "Any Language",
    ]
    for (index, chip) in chips.enumerated() {
      try app.pressKey(index.isMultiple(of: 2) ? "Tab" : "Right")
      try app.toggleButtons[chip].wait(until: \.isFocused, for: "The keyboard on “\(chip)”")
      try app.toggleButtons[chip].wait(until: \.isVisible, for: "“\(chip)” in view")
    }
    try app.pressKey("Return")
    try app.typeText("german")
    try app.pressKey("Return")
    try validator.validateChipIsFocused("German")
    try app.toggleButtons["German"].wait(until: \.isVisible, for: "The chip in view")
  }

  /// Checks that the grid shows the dramas of these services in Germany, which aren’t all dramas.
  private func validateServices(_ ids: String) throws {
    let all = try server.discover("with_genres=18&region=DE").results
    let found = try server.discover("with_genres=18&with_watch_providers=\(ids)&watch_region=DE&region=DE").results
    XCTAssertNotEqual(found.first?.id, all.first?.id, "the services have no effect")
    try validator.validateGrid(found)
  }
}
