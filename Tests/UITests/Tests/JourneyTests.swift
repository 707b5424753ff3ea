import ToolTestSupport
import XCTest

/// Tests that what people do most takes few steps, with the mouse and with the keyboard. docs/journeys.md counts them.
final class JourneyTests: MatineeUITestCase, MainScreenController, GenresController, HistoryScreenController,
  RatingController, UserListsController
{
  private var genres: GenresValidator { GenresValidator(app: app) }
  private var lists: UserListsValidator { UserListsValidator(app: app) }

  func testOneClickAddsFilmToWatchlist() throws {
    let film = try openFirstFilm()
    try tapWatchlist()
    try page.validateText("“\(film.title)” added to your watchlist")
  }

  func testOneKeyAddsFilmToWatchlist() throws {
    let film = try openFirstFilm()
    try page.validateButtonIsFocused("Watchlist")
    try pressSpace()
    try page.validateText("“\(film.title)” added to your watchlist")
    try page.validateButtonIsFocused("On Watchlist")
  }

  func testOneClickAddsFilmToWatchlistFromItsPoster() throws {
    try launch("--screen", "genres")
    let film = try XCTUnwrap(server.discover("with_genres=28").results.first)
    try clickWatchlistButton(in: "Action")
    try page.validateText("“\(film.title)” added to your watchlist")
  }

  func testTwoKeysAddFilmToWatchlistFromItsPoster() throws {
    try launch("--screen", "genres")
    try focusFirstCard(of: "Action")
    try pressAddToList()
    try lists.validateChoiceIsFocused("Watchlist")
    try pressSpace()
    try lists.validateChoiceIsChecked("Watchlist")
  }

  func testOneKeyMarksFilmAsWatchedFromItsPoster() throws {
    try launch("--screen", "genres")
    let film = try XCTUnwrap(server.discover("with_genres=28").results.first)
    try focusFirstCard(of: "Action")
    try pressMarkWatched()
    try page.validateText("“\(film.title)” marked as watched")
  }

  func testFourClicksRecordViewingWithRatingAndNote() throws {
    let film = try openFirstFilm()
    try tapChooseDate()
    try typeText("yesterday")
    try tapStarsOfViewing()
    try typeNoteOfViewing("Seen with Ana")
    try tapAddViewing()
    try page.validateText("“\(film.title)” marked as watched")
    try page.validateText("Seen with Ana")
    try rating.validateHasStars()
  }

  func testFourClicksRecordYesterdaysViewingWithRatingAndNote() throws {
    let film = try openFirstFilm()
    try tapYesterday()
    try tapStarsOfViewing()
    try typeNoteOfViewing("Seen with Ana")
    try tapAddViewing()
    try page.validateText("“\(film.title)” marked as watched")
    try page.validateText("Seen with Ana")
    try rating.validateHasStars()
  }

  func testKeyboardRecordsViewingWithRatingAndNote() throws {
    let film = try openFirstFilm()
    try chooseDateByKey()
    try typeText("yesterday")
    try typeStarsOfViewing("8")
    try typeNoteOfViewing("Seen with Ana")
    try pressReturn()
    try page.validateText("“\(film.title)” marked as watched")
    try rating.validateStars(8)
  }

  func testOneClickMarksNextEpisode() throws {
    let series = try startSeries()
    try tapTab("Home")
    try clickCheckMark(onFirstCardOf: "Continue Watching")
    try list.validateAnnouncement("S1\u{A0}E2 of “\(series.title)” marked as watched")
  }

  func testOneKeyMarksNextEpisode() throws {
    let series = try startSeries()
    try pressTabKey(1)
    try focusFirstCard(of: "Continue Watching")
    try pressMarkWatched()
    try list.validateAnnouncement("S1\u{A0}E2 of “\(series.title)” marked as watched")
  }

  func testThreeClicksFindShortComedyOnMyServices() throws {
    try startGenres()
    // A turn of the wheel isn’t a click.
    for shelf in ["Action", "Animation"] { try scrollShelf(shelf) }
    try tapSeeAll("Comedy")
    try tapChip("Up to 2\u{A0}h")
    try tapChip("My Services")
    try validateShortComediesOnMyServices()
  }

  func testKeyboardFindsShortComedyOnMyServices() throws {
    try startGenres()
    try openSeeAllByKey("Comedy", from: "Action")
    for chip in ["Up to 2\u{A0}h", "My Services"] { try openChipByKey(chip, "space") }
    try validateShortComediesOnMyServices()
  }

  private func startGenres() throws {
    try launch("--screen", "genres", environment: ["MATINEE_MY_SERVICES": "8,9", "MATINEE_REGION": "DE"])
  }

  private func validateShortComediesOnMyServices() throws {
    let query = "with_genres=35&with_runtime.lte=120&with_watch_providers=8%7C9&watch_region=DE&region=DE"
    let (found, all) = (try server.discover(query).results, try server.discover("with_genres=35").results)
    XCTAssertNotEqual(found.map(\.id), all.map(\.id), "the filters have no effect")
    try genres.validateGrid(found)
    for chip in ["Up to 2\u{A0}h", "My Services"] { try genres.validateButtonIsPressed(chip) }
  }

  func testTwoClicksFindBestFilmsOfDecade() throws {
    let (film, decade) = try startRatings()
    for chip in ["Films", decade] { try tapChip(chip) }
    try validate(film, isBestOf: decade)
  }

  func testKeyboardFindsBestFilmsOfDecade() throws {
    let (film, decade) = try startRatings()
    for chip in ["Films", decade] { try openChipByKey(chip, "space") }
    try validate(film, isBestOf: decade)
  }

  func testOneClickOpensMonthOfStatistics() throws {
    try startStatistics()
    try clickLastBar(of: "Watched by Month")
    try page.validateRows(beginning: ["Today: "])
  }

  func testKeyboardOpensMonthOfStatistics() throws {
    try startStatistics()
    try openLastBarByKey(of: "Watched by Month")
    try page.validateRows(beginning: ["Today: "])
  }

  func testTwoClicksShowBestUnwatchedTitlesOfPerson() throws {
    try startPerson()
    for chip in ["Best Rated", "Unwatched"] { try tapChip(chip) }
    for chip in ["Best Rated", "Unwatched"] { try genres.validateButtonIsPressed(chip) }
  }

  func testKeyboardShowsBestUnwatchedTitlesOfPerson() throws {
    try startPerson()
    for chip in ["Best Rated", "Unwatched"] { try openChipByKey(chip, "space") }
    for chip in ["Best Rated", "Unwatched"] { try genres.validateButtonIsPressed(chip) }
  }

  func testTwoClicksShowUnwatchedFilmsOfGenre() throws {
    let films = try watchFirstFilm(of: 28)
    try tapSeeAll("Action")
    try tapChip("Unwatched")
    try genres.validateGrid(Array(films.dropFirst()))
  }

  func testKeyboardShowsUnwatchedFilmsOfGenre() throws {
    let films = try watchFirstFilm(of: 28)
    try openSeeAllByKey()
    try openChipByKey("Unwatched", "space")
    try genres.validateGrid(Array(films.dropFirst()))
  }

  func testTwoClicksCopyLinkOfFilm() throws {
    _ = try openFirstFilm()
    try tapPageMenu("Copy Link")
    try page.validateText("Link copied")
  }

  func testKeyboardCopiesLinkOfFilm() throws {
    _ = try openFirstFilm()
    try copyLinkByKey()
    try page.validateText("Link copied")
  }

  /// Opens the genres, and marks the first film of one as watched.
  ///
  /// - Returns: The films of the genre.
  private func watchFirstFilm(of genre: Int) throws -> [ServedTitle] {
    try launch("--screen", "genres")
    let films = try server.discover("with_genres=\(genre)").results
    try focusFirstCard(of: "Action")
    try pressMarkWatched()
    try page.validateText("“\(try XCTUnwrap(films.first).title)” marked as watched")
    return films
  }

  /// Rates a film, and opens the ratings.
  ///
  /// - Returns: The film, and its decade.
  private func startRatings() throws -> (ServedTitle, String) {
    let film = try openFirstFilm()
    try typeRating("8")
    try page.validateText("“\(film.title)” rated 8 out of 10")
    try pressBack()
    try tapTab("Library")
    try tapRatingsSegment()
    return (film, try XCTUnwrap(film.date).prefix(3) + "0s")
  }

  private func validate(_ film: ServedTitle, isBestOf decade: String) throws {
    for chip in ["Films", decade] { try genres.validateButtonIsPressed(chip) }
    try HistoryValidator(app: app).validateFirstPoster(film.title)
  }

  /// Watches a film, and opens the statistics.
  private func startStatistics() throws {
    let film = try launchAtFirstFilm()
    try pressMarkWatched()
    try page.validateText("“\(film.title)” marked as watched")
    try tapTab("Library")
    try tapStatisticsSegment()
    try page.validateHeading("Watched by Month")
  }

  private func startPerson() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    let actor = try XCTUnwrap(server.response("movie/\(film.id)/credits")["cast"].rows.first)
    try launch("--screen", "person/\(actor["id"].number)")
    try page.validateHeading(server.response("person/\(actor["id"].number)")["name"].text)
  }

  /// Watches the first episode of a series, and leaves its page.
  private func startSeries() throws -> ServedTitle {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    try launch("--screen", "tv/\(series.id)")
    try page.validateIsLoaded()
    try tapMarkWatched(episode: "S1\u{A0}E1")
    try list.validateAnnouncement("S1\u{A0}E1 of “\(series.title)” marked as watched")
    try pressBack()
    return series
  }
}
