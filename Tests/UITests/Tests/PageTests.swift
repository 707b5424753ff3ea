import Automation
import SampleCatalogue
import TitleIdentity
import ToolTestSupport
import XCTest

/// Tests of seasons, people, collections and their images.
final class PageTests: MatineeUITestCase, SeasonScreenController, PersonScreenController, CollectionScreenController,
  PictureViewerScreenController
{
  private var title: TitleValidator { TitleValidator(app: app) }

  func testShowPageOpensSeasonWithEpisodes() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let first = try XCTUnwrap(
      server.response("tv/\(series.id)")["seasons"].rows.first { $0["season_number"].number > 0 })
    let season = try server.response("tv/\(series.id)/season/\(first["season_number"].number)")
    try launch("--screen", "tv/\(series.id)")
    try openSeason(first["name"].text)
    let validator = SeasonValidator(app: app)
    try validator.validateSeason(season)
    try validator.validateEpisodes(season)
    try pressBack()
    try title.validateTitle(series.title)
  }

  func testSwitcherShowsEpisodesOfAnotherSeason() throws {
    let id = try series(named: "Dark")
    let first = try server.response("tv/\(id)/season/1")["episodes"].rows
    let second = try server.response("tv/\(id)/season/2")["episodes"].rows
    try launch("--screen", "tv/\(id)")
    try app.checkBoxes["Watched: 1. \(first[0]["name"].text)"].wait(until: \.exists, for: "The first season")
    try selectSeason("Season 2")
    try season("Season 2").wait(until: \.isSelected, for: "The second season")
    let episode = "1. \(second[0]["name"].text)"
    try app.checkBoxes["Watched: \(episode)"].tap()
    try app.tabs["Season 2, 1 of \(second.count) episodes watched"].wait(until: \.exists, for: "The count")
    // The arrow keys select another season.
    try season("Season 2").focus()
    try app.pressKey("Left")
    try season("Season 1").wait(until: \.isFocused, for: "The first season again")
    try app.checkBoxes["Watched: 1. \(first[0]["name"].text)"].wait(until: \.exists, for: "Its episodes")
  }

  private func series(named name: String) throws -> Int {
    let rows = try server.response("search/tv?query=\(name)")["results"].rows
    return try XCTUnwrap(rows.first { $0["name"].text == name })["id"].number
  }

  func testRetryLoadsSeasonAfterFailure() throws {
    let series = try XCTUnwrap(server.page("popular", kind: "tv").results.first)
    let season = try server.response("tv/\(series.id)/season/1")
    try server.corrupt("/3/tv/*/season/*", .garbage)
    try launch("--screen", "tv/\(series.id)/season/1")
    try app.staticTexts["Unreadable Response"].wait(until: \.exists, for: "The message in place of the episodes")
    try server.recover()
    try app.buttons["Retry"].tap()
    try SeasonValidator(app: app).validateEpisodes(season)
  }

  func testPersonPageShowsBiographyAndOpensTitle() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    let actor = try XCTUnwrap(server.response("movie/\(film.id)/credits")["cast"].rows.first)
    let person = try server.response("person/\(actor["id"].number)")
    try launch("--screen", "person/\(actor["id"].number)")
    let validator = PersonValidator(app: app)
    try validator.validatePerson(person)
    try validator.validateBiography(person)
    try openFirstKnownTitle()
    try title.validateShelf("Cast")
    try pressBack()
    try validator.validatePerson(person)
  }

  func testMoviePageOpensCollectionAndAnotherMovie() throws {
    let (film, collection) = try filmOfACollection()
    try launch("--screen", "movie/\(film)")
    try title.validateShelf("Cast")
    try openLine(collection["name"].text)
    let validator = CollectionValidator(app: app)
    try validator.validateCollection(collection)
    let other = try XCTUnwrap(collection["parts"].rows.first { $0["id"].number != film })
    try openLine(other["title"].text)
    try title.validateTitle(other["title"].text)
    try title.validateShelf("Cast")
  }

  func testPictureViewerStepsThroughPicturesAndReturnsFocus() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    let count = try server.response("movie/\(film.id)/images?include_image_language=en,null")["backdrops"].rows.count
    XCTAssertGreaterThan(count, 1, "the film needs more than one backdrop")
    try launch("--screen", "movie/\(film.id)")
    try title.validateShelf("Backdrops")
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
    try app.shelf("Backdrops").rows.first.wait(until: \.isFocused, for: "The picture that was chosen")
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
