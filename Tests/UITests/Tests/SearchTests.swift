import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of searching from anywhere in the app, with a server that is slow, fails or is down.
final class SearchTests: MatineeUITestCase, MainScreenController, SearchScreenController, TitleListScreenController,
  TitleScreenController, FeaturedController, UserListsController, PreferencesController
{
  private var validator: SearchScreenValidator { SearchScreenValidator(app: app) }

  private func titles(_ path: String, _ name: String = "title") throws -> [String] {
    try server.response(path)["results"].rows.map { $0[name].text }
  }

  func testTypingAnywhereStartsSearch() throws {
    try launch()
    try list.validateHasRows()
    try typeTextInList("Godf")
    try validator.validateField("Godf")
    try main.validateTabs(selected: "Search")
    try validator.validateTopRow("The Godfather")
  }

  func testResultsMatchServerResponse() throws {
    try launch()
    try pressSearch()
    try validator.validateStart()
    try typeSearch("the")
    try validator.validateTopRow("Top Match: ")
    try validator.validateFilms(Array(titles("search/movie?query=the").prefix(3)))
    try validator.validateAnnouncement("results")
  }

  func testKindFilterShowsOnlyThatKindOnlineAndOffline() throws {
    try launch()
    try pressSearch()
    try narrowByKey(to: "Films")
    try search("the")
    try validator.validateTitles(try titles("search/movie?query=the").prefix(4).map(\.self))
    XCTAssertEqual(try server.requests("/3/search/person").count, 0)
    try validator.validateButton("Remove Films")
    try validateFoundOffline(try titles("search/movie?query=the")[0])
  }

  func testListFilterSearchesTitlesOfListLocally() throws {
    try launch()
    try pressSearch()
    try narrow(to: "Films: Popular")
    let first = try XCTUnwrap(titles("movie/popular").first)
    try search(first)
    try validator.validateTopRow(first)
    XCTAssertEqual(try server.requests("/3/search/movie").count, 0)
    try validateFoundOffline(first)
  }

  func testLateResponseToEarlierSearchIsIgnored() throws {
    try server.hold("/3/search/movie", times: 1)
    try launch()
    try pressSearch()
    try typeSearch("the")
    let held = try server.waitForRequest("/3/search/movie")
    try typeSearch(" godf")
    try validator.validateTopRow("The Godfather")
    try server.release()
    try server.waitForRequest("/3/search/movie") { $0.number == held.number && $0.outcome != .waiting }
    // If the app receives the late response at all, it does so before the response to this later request.
    let film = try server.page("now_playing").results[0]
    try tapTab("Films")
    try list.validateHasRow(film)
    try tapSegment("Top Rated")
    try list.validateHasRow(try server.page("top_rated").results[0])
    try pressSearch()
    try validator.validateTopRow("The Godfather")
    try validator.validateField("the godf")
  }

  func testEscapeCancelsSearchAndReturnsToStart() throws {
    try server.hold("/3/search/movie")
    try launch()
    try pressSearch()
    try typeSearch("the")
    try server.waitForRequest("/3/search/movie")
    try pressEscape()
    try validator.validateStart()
    try validator.validateField("")
  }

  func testEnterOpensTopMatchAndSavesRecentSearch() throws {
    try launch()
    try pressSearch()
    try typeSearch("godfather")
    try validator.validateTopRow("The Godfather")
    try pressReturn()
    try validator.validateHeading("The Godfather")
    try pressBack()
    try clearSearch()
    try validator.validateRecent("godfather")
    try tapRemoveRecent("godfather")
    try validator.validateRecent("godfather", isThere: false)
  }

  func testDownMovesFocusIntoResults() throws {
    try launch()
    try pressSearch()
    try typeSearch("the")
    try validator.validateTopRow("Top Match")
    try pressDown()
    try validator.validateResultIsFocused()
  }

  func testLocalResultsAppearWhileServerIsUnreachable() throws {
    try launch()
    try pressSearch()
    try typeSearch("the godf")
    try validator.validateTopRow("The Godfather")
    try server.waitForRequest("/3/search/movie")
    try server.stop()
    try typeSearch("a")
    try validator.validateText(containing: "These results are from this device.")
    try validator.validateTopRow("The Godfather")
    try server.start()
    try validator.validateText(containing: "These results are from this device.", isShown: false)
    try validator.validateTopRow("The Godfather")
  }

  func testPeopleAndGenresAreFoundOnlineAndOffline() throws {
    try launch("--screen", "search")
    let person = try titles("person/popular", "name")[0]
    let genre = try server.response("genre/movie/list")["genres"].rows[0]
    let film = try titles("discover/movie?with_genres=\(genre["id"].number)")[0]
    for (scope, words) in [("People", person), ("Films: \(genre["name"].text)", film)] {
      try narrow(to: scope)
      try search(words)
      try validator.validateTopRow(words)
      try validateFoundOffline(words)
      try tapRemoveFilter(scope)
    }
  }

  func testListItemsAreFoundOnlineAndOffline() throws {
    try launch("--screen", "featured/popular")
    let films = try titles("movie/popular")
    try focusRow(server.page("popular").results[1])
    try pressAddToList()
    try choose(list: "Watchlist")
    try pressSearch()
    try narrow(to: "My Lists")
    try server.clearRequests()
    try search(films[1])
    try validator.validateTopRow(films[1])
    try search(films[0])
    try validator.validateText(containing: "No results for “\(films[0])” in My Lists.")
    try server.stop()
    try search(films[1])
    try validator.validateTopRow(films[1])
    try validator.validateText(containing: "These results are from this device.", isShown: false)
    try server.start()
    XCTAssertEqual(try server.requests("/3/search/movie").count, 0, "list items are searched only locally")
  }

  func testShowsAreFoundOnlineAndOffline() throws {
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

  func testYearFilterWorksOnlineAndOffline() throws {
    try launch("--screen", "search")
    let film = try server.response("movie/popular")["results"].rows[0]
    let year = String(film["release_date"].text.prefix(4))
    try narrow(toYear: year)
    try search(film["title"].text)
    try validator.validateTopRow(film["title"].text)
    try validateFoundOffline(film["title"].text)
    try tapRemoveFilter(year)
    try narrow(toYear: "1871")
    try search(film["title"].text)
    try validator.validateText(containing: "No results for “\(film["title"].text)” in 1871.")
  }

  func testSuggestedSpellingIsSearchedWithOneClick() throws {
    try launch("--screen", "search")
    try openPreferences()
    try press("Download Titles")
    try PreferencesValidator(app: app).validateSays("titles offline.")
    try closePreferences()
    try search("godfahter")
    try validator.validateText(containing: "Did you mean “godfather”?")
    try validator.validateTopRow("The Godfather")
    try tapUseSuggestion()
    try validator.validateText(inField: "godfather")
    try validator.validateText(containing: "Did you mean", isShown: false)
    try validator.validateTopRow("The Godfather")
  }

  func testCachedTitlesAreFoundWithoutNetworkRoute() throws {
    try preserveData()
    try launch("--screen", "featured/popular")
    let films = try titles("movie/popular")
    try list.validateHasRows()
    try relaunchWithoutNetwork()
    try pressSearch()
    try typeSearch(films[0])
    try validator.validateTopRow(films[0])
    try validator.validateText(containing: "These results are from this device.")
    try narrow(to: "Films: Popular")
    try validator.validateTopRow(films[0])
    validateNoErrors()
  }

  /// Checks that a result is found offline, and by the server once it is back.
  private func validateFoundOffline(_ words: String) throws {
    try server.stop()
    try search(words)
    try validator.validateText(containing: "These results are from this device.")
    try validator.validateTopRow(words)
    try server.start()
    try validator.validateText(containing: "These results are from this device.", isShown: false)
  }

  private func search(_ words: String) throws {
    try clearSearch()
    try typeSearch(words)
  }

  func testIMDbIDFindsItsTitle() throws {
    try launch()
    try pressSearch()
    let film = try server.response("movie/\(try server.page("popular").results[0].id)")
    try typeSearch(film["imdb_id"].text)
    try validator.validateTopRow(film["title"].text)
    try list.validateRowCount(1)
  }

  func testEmptyResultOffersSearchOnTMDB() throws {
    try launch()
    try pressSearch()
    try typeSearch("zzyzx")
    try validator.validateText(containing: "No results for “zzyzx”.")
    try validator.validateButton("Search on TMDB")
  }
}
