import Foundation
import ImagePipeline
import Library
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import TitleIndex
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Search
@testable import Tracking

/// Searching the titles in the user's library by name, online and offline, whether or not they are cached.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct LibraryTitlesTests {
  private let networking = ReplayNetworking()
  private let alien = TitleReference(.tmdb, .movie, 348, name: "Alien", year: 1979, posterPath: "/alien.jpg")
  private let alias = TitleReference(.tmdb, .show, 2_576, name: "Alias", year: 2001)

  private func library(_ titles: [TitleReference]) async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let library = try await model.library()
    for title in titles {
      _ = try await library.add(title, to: .watchlist(of: .owner), by: .owner)
      _ = try await library.add(title, to: .favorites(of: .owner), by: .owner)
    }
    return model
  }

  private func rows(_ request: SearchRequest, _ library: LibraryModel, _ responseCache: ResponseCache? = nil) async
    -> [SearchRow]
  {
    let pages = CatalogueDependencies.over(networking, cache: responseCache).pages
    let model = SearchModel(pages, clock: ManualClock(), known: { await library.knownTitles() })
    model.choose(request.scope)
    model.choose(year: request.year)
    model.search(request.text)
    await until { model.state.isSettled && model.state != .idle }
    return model.state.content?.rows ?? []
  }

  @Test func `A search in the user's lists finds each title once and sends no request`() async throws {
    let library = try await library([alien, alias])
    let found = await rows(SearchRequest("ali", in: .lists), library)
    #expect(Set(found.map(\.id)) == [.title(.movie(348)), .title(.show(2_576))])
    let film = try #require(found.first { $0.id == .title(.movie(348)) })
    #expect(film.footnote == "Film, 1979" && film.picture?.lastPathComponent == "alien.jpg")
    #expect(film.marks.map { String(film.title[$0]) } == ["Ali"])
    #expect(networking.requests.isEmpty)
  }

  @Test func `A year filters the titles on lists`() async throws {
    let library = try await library([alien, alias])
    #expect(await rows(SearchRequest("ali", in: .lists, year: 2001), library).map(\.title) == ["Alias"])
    #expect(await rows(SearchRequest("ali", in: .lists, year: 2002), library).isEmpty)
  }

  @Test func `A misspelled search finds titles on lists`() async throws {
    let library = try await library([alien, alias])
    #expect(await rows(SearchRequest("allien", in: .lists), library).map(\.title) == ["Alien"])
  }

  @Test func `A search in lists excludes titles from other sources`() async throws {
    let other = TitleReference(.sample, .movie, 348, name: "Alien")
    #expect(await rows(SearchRequest("ali", in: .lists), try await library([other])).isEmpty)
  }

  @Test func `A search of everything or of movies finds titles on lists when TMDB fails`() async throws {
    let library = try await library([alien])
    for scope in [SearchScope.everything, .movies] {
      let found = await rows(SearchRequest("alien", in: scope), library)
      #expect(found.map(\.title) == ["Alien"], "\(scope)")
    }
    #expect(await rows(SearchRequest("alien", in: .shows), library).isEmpty)
  }

  @Test func `A search in lists uses the cached names of the listed titles only`() async throws {
    let folder = try TemporaryFolder()
    let responseCache = ResponseCache(folder: folder.url)
    let cacheable = try #require(CacheableResponse(MovieTarget.details(348)))
    let body = Data(#"{"id":348,"title":"Alien – Das unheimliche Wesen","original_title":"Alien","popularity":9}"#.utf8)
    try await responseCache.store(
      CachedResponse(ResponseKey(ListKey(source: .tmdb, path: "/movie/348")), body: body, fetched: Date()),
      as: cacheable)
    let other = Data(#"{"id":8077,"title":"Alien 3"}"#.utf8)
    try await responseCache.store(
      CachedResponse(ResponseKey(ListKey(source: .tmdb, path: "/movie/8077")), body: other, fetched: Date()),
      as: cacheable)
    let library = try await library([alien])
    let found = await rows(SearchRequest("unheimliche", in: .lists), library, responseCache)
    #expect(found.map(\.id) == [.title(.movie(348))])
    #expect(
      await rows(SearchRequest("alien", in: .lists), library, responseCache).count == 1, "what was only seen is not")
    #expect(await rows(SearchRequest("alien", in: .movies), library, responseCache).count == 2, "each once")
  }

  @Test func `A misspelled search finds titles that were only rated, watched or noted, but not in My Lists`()
    async throws
  {
    let library = try await library([alias])
    let opened = try await library.library()
    let spirited = TitleReference(.tmdb, .movie, 129, name: "Spirited Away", year: 2001)
    try await opened.rate(spirited, Score.all[16], by: .owner)
    try await opened.watch(alien, on: .unknown, by: .owner)
    let heist = TitleReference(.tmdb, .show, 71_446, name: "Haus des Geldes")
    try await opened.note("Again", on: heist, by: .owner)
    for (query, title) in [("spriited away", "Spirited Away"), ("allien", "Alien"), ("haus des gledes", heist.name)] {
      #expect(await rows(SearchRequest(query), library).map(\.title) == [title])
      #expect(await rows(SearchRequest(query, in: .lists), library).isEmpty)
    }
    #expect(await rows(SearchRequest("spirited", in: .shows), library).isEmpty)
    #expect(await rows(SearchRequest("spirited", year: 2002), library).isEmpty)
    #expect(await rows(SearchRequest("movie/129"), library).map(\.title) == ["Spirited Away"])
  }

  @Test func `Titles are found once they are rated, and no longer once that is undone`() async throws {
    let library = try await library([])
    let pages = CatalogueDependencies.over(networking, cache: nil).pages
    let clock = ManualClock()
    let model = SearchModel(pages, clock: clock, known: { await library.knownTitles() })
    func titles() async -> [String] {
      clock.advance(by: .seconds(1))
      model.search("alien")
      await until { model.state.isSettled && model.state != .idle }
      return model.state.content?.rows.map(\.title) ?? []
    }
    #expect(await titles().isEmpty)
    #expect(await library.rate(alien, Score(stars: 9)))
    #expect(await titles() == ["Alien"])
    await library.undo()
    #expect(await titles().isEmpty)
  }

  @Test func `A cached title is also found by its name in the library`() async throws {
    let folder = try TemporaryFolder()
    let responseCache = ResponseCache(folder: folder.url)
    let cacheable = try #require(CacheableResponse(MovieTarget.details(129)))
    let body = Data(#"{"id":129,"title":"Spirited Away","original_title":"千と千尋の神隠し"}"#.utf8)
    try await responseCache.store(
      CachedResponse(ResponseKey(ListKey(source: .tmdb, path: "/movie/129")), body: body, fetched: Date()),
      as: cacheable)
    let library = try await library([])
    let german = TitleReference(.tmdb, .movie, 129, name: "Chihiros Reise ins Zauberland", year: 2001)
    try await library.library().rate(german, Score.all[16], by: .owner)
    #expect(await rows(SearchRequest("chihiros riese"), library, responseCache).map(\.title) == ["Spirited Away"])
  }
}
