import ToolTestSupport
import XCTest

/// Tests of downloads: a list and a title are available offline, even if nobody has opened them.
final class DownloadTests: MatineeUITestCase, DownloadController, TitleListScreenController, TitleScreenController,
  PreferencesController
{
  private var offline: OfflineValidator { OfflineValidator(app: app) }
  private var downloads: DownloadValidator { DownloadValidator(app: app) }

  func testDownloadedListIsAvailableWithoutServer() throws {
    try preserveData()
    // Rendering a thousand images would take the server too long.
    try launch("--screen", "featured/popular", environment: ["MATINEE_PICTURE_CACHE_MEGABYTES": "0"])
    let films = try server.page("popular").results
    let last = try server.page("popular", 5).results
    try list.validateRows(films)
    let held = "/3/movie/\(films[9].id)"
    try server.hold(held)
    try chooseDownload()
    try downloads.validateText(beginning: "Downloading “Popular”: ")
    try server.waitForRequest("/3/movie/\(films[12].id)")
    try downloads.validateText(beginning: "Downloading “Popular”: ", timeout: .seconds(60))
    try server.release()
    try downloads.validateText(beginning: "“Popular” is available offline: 100 films, ", timeout: .seconds(120))
    try downloads.validateText(beginning: "Downloading “", isShown: false)
    try downloads.validateIsDownloaded(true)
    XCTAssertEqual(try server.requests("/3/movie/\(last[0].id)").count, 1)
    try server.stop()
    try relaunch()
    try list.validateRows(films)
    try openTitle(films[3])
    try page.validateShelf("Cast")
    try openFirstCard(of: "Cast")
    try page.validateShelf("Known For")
  }

  func testDownloadedTitleIncludesPicturesAndAppearsInPreferences() throws {
    try preserveData()
    try launch("--screen", "featured/popular")
    let film = try XCTUnwrap(server.page("popular").results.first)
    try list.validateHasRows()
    try focusRow(film)
    try chooseFromItemMenu("Download")
    try downloads.validateText(beginning: "“\(film.title)” is available offline: film, ", timeout: .seconds(60))
    XCTAssertGreaterThan(try server.requests("/t/p/w1280/*").count, 0, "its backdrop")
    try server.clearRequests()
    try openTitle(film)
    try page.validateShelf("Cast")
    XCTAssertEqual(try server.requests("/t/p/w342/*").count, 0, "its poster was there")
    try openPreferences()
    try PreferencesValidator(app: app).validateSays("film · ")
    try tapRemove(film.title)
    try downloads.validateIsNotListed(film.title)
    try closePreferences()
    try downloads.validateIsDownloaded(false)
  }

  func testCancelledDownloadStopsAndIsRemoved() throws {
    try launch("--screen", "featured/popular")
    let films = try server.page("popular").results
    try list.validateRows(films)
    for film in films.prefix(3) { try server.hold("/3/movie/\(film.id)") }
    try chooseDownload()
    try downloads.validateText(beginning: "Downloading “Popular”: 0 of 100 films")
    try tapCancelDownload()
    try downloads.validateText(beginning: "“Popular” is no longer available offline")
    try downloads.validateText(beginning: "Downloading “", isShown: false)
    try downloads.validateIsDownloaded(false)
    try server.release()
    XCTAssertEqual(try server.requests("/3/movie/\(films[4].id)").count, 0)
  }

  func testDownloadContinuesWhenServerIsReachableAgain() throws {
    try launch("--screen", "featured/popular", environment: ["MATINEE_PICTURE_CACHE_MEGABYTES": "0"])
    let films = try server.page("popular").results
    try list.validateRows(films)
    try server.hold("/3/movie/\(films[9].id)")
    try chooseDownload()
    try server.waitForRequest("/3/movie/\(films[9].id)")
    try server.stop()
    try offline.validateText(beginning: OfflineValidator.unreachable)
    try downloads.validateText(beginning: "Downloading “Popular”: ")
    try server.recover()
    try server.start()
    try downloads.validateText(beginning: "“Popular” is available offline: 100 films, ", timeout: .seconds(120))
  }

  func testSampleCatalogueCanBeDownloaded() throws {
    try launch("--sample", "--screen", "tv/popular", key: nil)
    try list.validateHasRows()
    try chooseDownload()
    try downloads.validateText(beginning: "“Popular” is available offline: ", timeout: .seconds(120))
    try downloads.validateIsDownloaded(true)
  }
}
