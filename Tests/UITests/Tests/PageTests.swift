import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of seasons, people, collections and their images.
final class PageTests: MatineeUITestCase, SeasonScreenController, TitleListScreenController,
  PictureViewerScreenController
{
  func testShowPageOpensSeasonWithEpisodes() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let first = try XCTUnwrap(
      server.response("tv/\(series.id)")["seasons"].rows.first { $0["season_number"].number > 0 })
    let season = try server.response("tv/\(series.id)/season/\(first["season_number"].number)")
    try launch("--screen", "tv/\(series.id)")
    try openSeason(first["name"].text)
    try page.validateHeading(season["name"].text)
    try SeasonValidator(app: app).validateEpisodes(season)
    try pressBack()
    try page.validateHeading(series.title)
  }

  func testSwitcherShowsEpisodesOfAnotherSeason() throws {
    let id = try server.series(named: "Dark")
    let (validator, history) = (SeasonValidator(app: app), HistoryValidator(app: app))
    let first = try server.response("tv/\(id)/season/1").episodeNames[0]
    let second = try server.response("tv/\(id)/season/2").episodeNames
    try launch("--screen", "tv/\(id)")
    try history.validateTick(first, false)
    try selectSeason("Season 2")
    try validator.validateSwitcher(selected: "Season 2")
    try tapWatched(episode: second[0])
    try validator.validateSwitcher(says: "Season 2, 1 of \(second.count) episodes watched")
    try selectSeason(before: "Season 2")
    try validator.validateSwitcher(focused: "Season 1")
    try history.validateTick(first, false)
  }

  func testAddressOpensSeriesAtItsSeason() throws {
    let id = try server.series(named: "Dark")
    let second = try server.response("tv/\(id)/season/2").episodeNames
    try launch("--screen", "tv/\(id)#season-2")
    try SeasonValidator(app: app).validateSwitcher(selected: "Season 2")
    try HistoryValidator(app: app).validateTick(second[0], false)
  }

  func testRetryLoadsSeasonAfterFailure() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let season = try server.response("tv/\(series.id)/season/1")
    try server.corrupt("/3/tv/*/season/*", .garbage)
    try launch("--screen", "tv/\(series.id)/season/1")
    try page.validateText("Unreadable Response")
    try server.recover()
    try tapRetry()
    try SeasonValidator(app: app).validateEpisodes(season)
  }

  func testPersonPageShowsBiographyAndOpensTitle() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    let actor = try XCTUnwrap(server.response("movie/\(film.id)/credits")["cast"].rows.first)
    let person = try server.response("person/\(actor["id"].number)")
    try launch("--screen", "person/\(actor["id"].number)")
    try page.validateHeading(person["name"].text)
    try page.validateText(beginning: String(person["biography"].text.prefix(40)))
    try openFirstCard(of: "Known For")
    try page.validateShelf("Cast")
    try pressBack()
    try page.validateHeading(person["name"].text)
  }

  func testMoviePageOpensCollectionAndAnotherMovie() throws {
    let (film, collection) = try filmOfACollection()
    try launch("--screen", "movie/\(film)")
    try page.validateShelf("Cast")
    try openRow(beginning: collection["name"].text)
    try page.validateCollection(collection)
    let other = try XCTUnwrap(collection["parts"].rows.first { $0["id"].number != film })
    try openRow(beginning: other["title"].text)
    try page.validateHeading(other["title"].text)
    try page.validateShelf("Cast")
  }

  func testPictureViewerStepsThroughPicturesAndReturnsFocus() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    let count = try server.response("movie/\(film.id)/images?include_image_language=en,null")["backdrops"].rows.count
    XCTAssertGreaterThan(count, 1, "the film needs more than one backdrop")
    try launch("--screen", "movie/\(film.id)")
    try page.validateShelf("Backdrops")
    try openFirstBackdrop()
    let validator = PictureViewerValidator(app: app)
    try validator.validatePicture(1, of: count)
    try validator.validateNavigationButtons(back: false, forward: true)
    try pressNextPicture()
    try validator.validatePicture(2, of: count)
    try pressPreviousPicture()
    try validator.validatePicture(1, of: count)
    try tapNextPicture()
    try validator.validatePicture(2, of: count)
    try pressBack()
    try page.validateFirstCardIsFocused(in: "Backdrops")
  }

  private func filmOfACollection() throws -> (film: Int, collection: SentResponse) {
    for list in ["popular", "top_rated"] {
      for film in try server.page(list).results {
        let collection = try server.response("movie/\(film.id)")["belongs_to_collection"]
        guard !collection.isNothing else { continue }
        let whole = try server.response("collection/\(collection["id"].number)")
        if whole["parts"].rows.count > 1 { return (film.id, whole) }
      }
    }
    return try XCTUnwrap(nil, "No listed film belongs to a collection")
  }
}
