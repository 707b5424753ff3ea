import Automation
import AutomationTestSupport
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of searching from anywhere in the app, with a server that is slow, fails or is down.
final class SearchTests: MatineeUITestCase, MainScreenController, SearchScreenController, TitleListScreenController,
  UserListsController, PreferencesController
{
  private var validator: SearchScreenValidator { SearchScreenValidator(app: app) }

  private func titles(_ path: String, _ name: String = "title") throws -> [String] {
    try server.answer(path)["results"].rows.map { $0[name].text }
  }

  func testALetterTypedAnywhereBeginsASearch() throws {
    try launch()
    try TitleListValidator(app: app).validateNoMessage()
    try app.lists.first.focus()
    try app.typeText("Godf")
    try validator.validateField("Godf")
    try MainScreenValidator(app: app).validateTabs(selected: "Search")
    try validator.validateTopRow("The Godfather")
  }

  func testResultsAreThoseOfTheServer() throws {
    try launch()
    try pressSearch()
    try validator.validateStart()
    try typeSearch("the")
    let films = try titles("search/movie?query=the")
    try validator.validateTopRow("Top Match: ")
    let section = try app.rows.names.filter { $0.contains(", Film, ") }.map { $0.replacing("Films: ", with: "") }
    XCTAssertEqual(section.prefix(3).map { $0.prefix { $0 != "," } }, films.prefix(3).map { $0.prefix { $0 != "," } })
    try validator.validateAnnouncement("results")
  }

  func testAKindAloneGoesOnToTheEnd() throws {
    try launch()
    try pressSearch()
    try narrow(to: "Films")
    try app.searchField.focus()
    try typeSearch("the")
    try validator.validateTitles(try titles("search/movie?query=the").prefix(5).map(\.self))
    XCTAssertEqual(try server.requests("/3/search/person").count, 0)
    XCTAssertTrue(try app.buttons["Remove Films"].exists)
    try validateFoundOffline(try titles("search/movie?query=the")[0])
  }

  func testAListIsSearchedByItsTitles() throws {
    try launch()
    try pressSearch()
    try narrow(to: "Films: Popular")
    try app.searchField.focus()
    let first = try XCTUnwrap(titles("movie/popular").first)
    try typeSearch(first)
    try validator.validateTopRow(first)
    XCTAssertEqual(try server.requests("/3/search/movie").count, 0)
    try validateFoundOffline(first)
  }

  func testASlowAnswerToAnEarlierQuestionIsNotShown() throws {
    try server.hold("/3/search/movie", times: 1)
    try launch()
    try pressSearch()
    try typeSearch("the")
    try server.waitForRequest("/3/search/movie")
    try typeSearch(" godf")
    try validator.validateTopRow("The Godfather")
    try server.release()
    try validator.validateTopRow("The Godfather")
    try validator.validateField("the godf")
  }

  func testEscapeCancelsAndGoesBackToTheBeginning() throws {
    try server.hold("/3/search/movie")
    try launch()
    try pressSearch()
    try typeSearch("the")
    try server.waitForRequest("/3/search/movie")
    try pressEscapeInSearch()
    try validator.validateStart()
    try validator.validateField("")
  }

  func testEnterOpensTheFirstAndTheSearchIsRemembered() throws {
    try launch()
    try pressSearch()
    try typeSearch("godfather")
    try validator.validateTopRow("The Godfather")
    try pressEnterInSearch()
    try app.headings["The Godfather"].wait(until: \.exists)
    try app.pressKey("Alt+Left")
    try app.searchField.focus()
    try pressEscapeInSearch()
    try validator.validateRecent("godfather")
    try tapRemoveRecent("godfather")
    try validator.validateRecent("godfather", isThere: false)
  }

  func testDownGoesIntoTheResults() throws {
    try launch()
    try pressSearch()
    try typeSearch("the")
    try validator.validateTopRow("Top Match")
    try pressDownIntoResults()
    // TMDB's results may move a local result down, but it keeps the keyboard focus.
    try app.rows.matching("that has the keyboard") { $0.isFocused }.first
      .wait(until: \.exists, for: "The keyboard on a result")
  }

  func testAServerThatIsGoneLeavesWhatWasSeen() throws {
    try launch()
    try pressSearch()
    try typeSearch("the godf")
    try validator.validateTopRow("The Godfather")
    try server.waitForRequest("/3/search/movie")
    try server.stop()
    try typeSearch("a")
    try validator.validateNotice("These results come from this device.")
    try validator.validateTopRow("The Godfather")
    try server.start()
    try validator.validateNoNotice("These results come from this device.")
    try validator.validateTopRow("The Godfather")
  }

  func testPeopleAndGenresAreSearchedOnAndOffLine() throws {
    try launch("--screen", "search")
    let person = try titles("person/popular", "name")[0]
    let genre = try server.answer("genre/movie/list")["genres"].rows[0]
    let film = try titles("discover/movie?with_genres=\(genre["id"].number)")[0]
    for (scope, words) in [("People", person), ("Films: \(genre["name"].text)", film)] {
      try narrow(to: scope)
      try search(words)
      try validator.validateTopRow(words)
      try validateFoundOffline(words)
      try tapRemoveFilter(scope)
    }
  }

  func testWhatIsOnMyListsIsFoundOnAndOffLine() throws {
    try launch("--screen", "featured/popular")
    let films = try titles("movie/popular")
    try app.rows.matching("of “\(films[1])”") { $0.name.hasPrefix(films[1]) }.first.focus()
    try pressAddToList()
    try choose(list: "Watchlist")
    try pressSearch()
    try narrow(to: "My Lists")
    try server.clearRequests()
    try search(films[1])
    try validator.validateTopRow(films[1])
    try search(films[0])
    try validator.validateNotice("No results for “\(films[0])” in My Lists.")
    try server.stop()
    try search(films[1])
    try validator.validateTopRow(films[1])
    try validator.validateNoNotice("These results come from this device.")
    try server.start()
    XCTAssertEqual(try server.requests("/3/search/movie").count, 0, "nobody else knows of them")
  }

  func testSeriesAreSearchedOnAndOffLine() throws {
    try launch("--screen", "search")
    let series = try titles("tv/popular", "name")[0]
    try narrow(to: "Series")
    try search(series)
    try validator.validateTopRow(series)
    XCTAssertEqual(try server.requests("/3/search/movie").count, 0)
    try validateFoundOffline(series)
    try tapRemoveFilter("Series")
    try narrow(to: "Series: Popular")
    try search(series)
    try validator.validateTopRow(series)
    try validateFoundOffline(series)
  }

  func testAYearNarrowsASearchOnAndOffLine() throws {
    try launch("--screen", "search")
    let film = try server.answer("movie/popular")["results"].rows[0]
    let year = String(film["release_date"].text.prefix(4))
    try narrow(toYear: year)
    try search(film["title"].text)
    try validator.validateTopRow(film["title"].text)
    try validateFoundOffline(film["title"].text)
    try tapRemoveFilter(year)
    try narrow(toYear: "1871")
    try search(film["title"].text)
    try validator.validateNotice("No results for “\(film["title"].text)” in 1871.")
  }

  func testWhatMayHaveBeenMeantIsSearchedAtAPress() throws {
    try launch("--screen", "search")
    try openPreferences()
    try press("Download Titles")
    try PreferencesValidator(app: app).validateSays("can be found offline.")
    try closePreferences()
    try search("godfahter")
    try validator.validateNotice("Did you mean “godfather”?")
    try validator.validateTopRow("The Godfather")
    try app.buttons["Search It"].activate()
    try app.searchField.wait(until: { $0.text == "godfather" }, for: "What was meant, in the field")
    try validator.validateNoNotice("Did you mean")
    try validator.validateTopRow("The Godfather")
  }

  func testWithoutARouteWhatWasSeenIsFound() throws {
    try keepsCache()
    try launch("--screen", "featured/popular")
    let films = try titles("movie/popular")
    try TitleListValidator(app: app).validateNoMessage()
    app.launcher = ["unshare", "--map-root-user", "--net"]
    try app.launch()
    try pressSearch()
    try typeSearch(films[0])
    try validator.validateTopRow(films[0])
    try validator.validateNotice("These results come from this device.")
    try narrow(to: "Films: Popular")
    try validator.validateTopRow(films[0])
    XCTAssertEqual(app.standardError, "")
  }

  /// Checks that a result is found offline, and by the server once it is back.
  private func validateFoundOffline(_ words: String) throws {
    try server.stop()
    try search(words)
    try validator.validateNotice("These results come from this device.")
    try validator.validateTopRow(words)
    try server.start()
    try validator.validateNoNotice("These results come from this device.")
  }

  private func search(_ words: String) throws {
    try app.searchField.focus()
    try pressEscapeInSearch()
    try typeSearch(words)
  }

  func testAnIDFindsItsTitle() throws {
    try launch()
    try pressSearch()
    let film = try server.answer("movie/\(try server.page("popular").results[0].id)")
    try typeSearch(film["imdb_id"].text)
    try validator.validateTopRow(film["title"].text)
    XCTAssertEqual(try app.rows.count, 1)
  }

  func testWithNoResultsThereIsAWayOn() throws {
    try launch()
    try pressSearch()
    try typeSearch("zzyzx")
    try validator.validateNotice("No results for “zzyzx”.")
    XCTAssertTrue(try app.buttons["Search on TMDB"].exists)
  }
}
