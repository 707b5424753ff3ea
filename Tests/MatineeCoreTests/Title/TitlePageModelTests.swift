import AppFoundation
import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// A title's page over a network that the test controls: the initial content, and the state after each response.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TitlePageModelTests {
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  let pages: PageClient

  init() {
    pages = CatalogueDependencies.over(networking, languages: LanguagePreferences(list: "de:pt_BR"), region: "DE").pages
  }

  private func model(_ id: TitleID = .movie(603), summary: TitleSummary? = nil) -> TitlePageModel {
    TitlePageModel(id, summary: summary, pages, clock: clock)
  }

  private func respond(to request: Int, title: String = "Matrix") async {
    await networking.waitForRequests(request + 1)
    networking.resume(request, with: .json(#"{"id":603,"title":"\#(title)","release_date":"1999-03-31"}"#))
  }

  @Test func `The header shows the row's summary before the first request`() throws {
    var film = Movie(id: 603)
    film.title = "The Matrix"
    film.posterPath = ImagePath("/p.jpg")
    let model = model(summary: TitleSummary(film, format: pages.format))
    #expect(model.page.state == .idle)
    #expect(model.header?.title == "The Matrix")
    #expect(model.header?.poster != nil)
    #expect(networking.requests.isEmpty)
  }

  @Test func `Without a summary, the header is missing until the response arrives`() async {
    let model = model()
    #expect(model.header == nil)
    model.page.loadIfNeeded()
    await respond(to: 0)
    await until { model.header?.title == "Matrix" }
    #expect(model.page.state.content?.years == "1999")
  }

  @Test func `The model loads all parts of the page with one request in the reader's languages`() async throws {
    var film = Movie(id: 603)
    film.originalLanguage = "ja"
    let model = model(summary: TitleSummary(film, format: pages.format))
    model.page.loadIfNeeded()
    await respond(to: 0)
    await until { model.page.state.content != nil }
    #expect(networking.requests.count == 1)
    let url = try #require(networking.requests.first?.url)
    let query = Dictionary(
      uniqueKeysWithValues: URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.map {
        ($0.name, $0.value ?? "")
      } ?? [])
    #expect(url.path == "/3/movie/603")
    #expect(query["language"] == "de")
    #expect(query["include_image_language"] == "de,pt-BR,pt,ja,en,null,xx")
    #expect(query["include_video_language"] == query["include_image_language"])
    let parts = Set(query["append_to_response"]?.split(separator: ",").map(String.init) ?? [])
    #expect(
      parts == [
        "credits", "images", "keywords", "recommendations", "release_dates", "reviews", "similar", "translations",
        "videos", "watch/providers",
      ])
  }

  @Test func `The request for a show includes the parts that only shows have`() async throws {
    let model = model(.show(1396))
    model.page.loadIfNeeded()
    await networking.waitForRequests(1)
    let address = try #require(networking.requests.first?.url.absoluteString)
    #expect(
      address.contains("/3/tv/1396?") && address.contains("aggregate_credits") && address.contains("content_ratings"))
    model.page.cancel()
  }

  @Test func `Cancelling ends the request and returns the model to its idle state without an error`() async {
    let model = model()
    model.page.loadIfNeeded()
    await networking.waitForRequests(1)
    model.page.cancel()
    #expect(model.page.state == .idle)
    await networking.waitForCancellations(1)
    #expect(model.page.state == .idle)
  }

  @Test func `The latest request wins when an earlier response arrives first`() async {
    let model = model()
    model.page.refresh()
    await networking.waitForRequests(1)
    model.page.refresh()
    await networking.waitForRequests(2)
    networking.resume(0, with: .json(#"{"id":603,"title":"Old"}"#))
    await respond(to: 1, title: "New")
    await until { !model.page.state.isLoading }
    #expect(model.page.state.content?.title.text == "New")
  }

  @Test func `A failure offers a retry that loads the page`() async throws {
    let model = model()
    model.page.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.fail(0, .timedOut)
    await until { model.page.state.failure != nil }
    #expect(model.page.state.failure?.button == "Retry")
    model.page.refresh()
    await respond(to: 1)
    await until { model.page.state.content != nil }
  }

  @Test func `A failed refresh keeps the page and shows an error`() async {
    let model = model()
    model.page.loadIfNeeded()
    await respond(to: 0)
    await until { model.page.state.content != nil }
    model.page.refresh()
    #expect(model.page.state.isLoading && model.page.state.content != nil)
    await networking.waitForRequests(2)
    networking.fail(1, .timedOut)
    await until { !model.page.state.isLoading }
    #expect(model.page.state.content?.title.text == "Matrix")
    #expect(model.page.state.failure != nil)
  }

  @Test func `A page is fresh for ten minutes`() async {
    let model = model()
    model.page.loadIfNeeded()
    await respond(to: 0)
    await until { model.page.state.content != nil }
    clock.advance(by: .seconds(599))
    model.page.loadIfNeeded()
    #expect(!model.page.state.isLoading)
    clock.advance(by: .seconds(1))
    model.page.loadIfNeeded()
    #expect(model.page.state.isLoading)
    model.page.cancel()
  }

  @Test func `A title that TMDB doesn't have shows a message without a retry`() async throws {
    let model = model()
    model.page.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .notFound)
    await until { model.page.state.failure != nil }
    let message = try #require(model.page.state.failure)
    #expect(message.title == "Not on TMDB")
    #expect(message.explanation.hasPrefix("TMDB doesn’t have a film with the ID 603."))
    #expect(message.button == nil)
  }

  @Test func `The message about a missing sample title names the sample catalogue`() {
    let message = StateMessage(.notFound, missing: "a film with the ID 603", from: .sample)
    #expect(message.title == "Not in the Sample Catalogue")
    #expect(message.explanation.hasPrefix("The sample catalogue doesn’t have a film with the ID 603."))
    #expect(message.explanation.contains("key"))
  }

  @Test func `The message of a missing section doesn't ask to go back`() {
    let page = StateMessage(.notFound, missing: "season 1 of this series", from: .tmdb)
    #expect(page.explanation.hasSuffix("Go back and choose another."))
    let section = StateMessage(.notFound, missing: "season 1 of this series", from: .tmdb, isSection: true)
    #expect(section.explanation == "TMDB doesn’t have season 1 of this series. It may have been removed.")
    #expect(!StateMessage(.notFound).explanation.contains("Go back"))
  }

  @Test(arguments: [0, -1, Int.min]) func `An invalid ID shows an error without a request`(number: Int) async {
    let model = model(.movie(number))
    model.page.loadIfNeeded()
    await until { model.page.state.failure != nil }
    #expect(model.page.state.failure?.title == "Not on TMDB")
    #expect(networking.requests.isEmpty)
  }

  @Test func `An unreadable response shows an error`() async {
    let model = model()
    model.page.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .json("[]"))
    await until { model.page.state.failure != nil }
    #expect(model.page.state.failure?.title == "Unreadable Response")
  }
}
