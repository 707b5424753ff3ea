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

/// Searching the titles on the user's lists by name, online and offline, whether or not they are cached.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListedTitlesTests {
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
    let model = SearchModel(pages, clock: ManualClock(), listed: { await library.listedTitles() })
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
}
