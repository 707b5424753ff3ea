import Foundation
import Library
import LibraryFormats
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking
@testable import Transfer

/// Finding the successors of titles that TMDB has removed, and moving the user's entries to them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SuccessorTests {
  private let networking = ReplayNetworking()
  private let catalogue: CatalogueDependencies
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let removed: RemovedTitles

  init() {
    catalogue = .test(networking)
    removed = RemovedTitles(library)
  }

  private func film(_ number: Int, _ name: String = "Alien", imdb: String? = nil) -> TitleReference {
    TitleReference(.tmdb, .movie, number, name: name, year: 1979, imdbID: imdb)
  }

  private static func entry(_ number: Int, _ name: String = "Alien") -> String {
    #"{"id":\#(number),"title":"\#(name)","release_date":"1979-05-25","poster_path":"/a.jpg"}"#
  }

  private func stubSearch(_ entries: [String]) {
    networking.stub(
      "/3/search/movie",
      json: #"{"page":1,"results":[\#(entries.joined(separator: ","))],"total_pages":1,"total_results":1}"#)
  }

  private func record(_ title: TitleReference) async {
    await removed.record(title.key, isRemoved: true)
    await until { removed.titles.contains { $0.key == title.key } }
  }

  private func lookUp() async throws -> TitleMatchModel {
    let model = TitleMatchModel(library, for: .removed, catalogue.pages, catalogue.guides)
    try await model.lookUp(model.titles())
    return model
  }

  @Test func `The same IMDb ID identifies the successor, even if its name differs`() async throws {
    let old = film(7, imdb: "tt0078748")
    _ = await library.rate(old, Score(stars: 9))
    await record(old)
    networking.stub("/3/find/tt0078748", json: #"{"movie_results":[\#(Self.entry(348, "Alien: Uncut"))]}"#)
    let model = try await lookUp()
    #expect(model.decisions.map(\.choice?.title.number) == [348])
    #expect(model.decisions.first?.choice?.title.posterPath == "/a.jpg")
    #expect(networking.requests.map(\.url.path) == ["/3/find/tt0078748"])
  }

  @Test
  func `Without an IMDb ID, name and year identify the successor, but never the removed title itself`() async throws {
    _ = await library.rate(film(7), Score(stars: 9))
    await record(film(7))
    stubSearch([Self.entry(7), Self.entry(348)])
    #expect(try await lookUp().decisions.map(\.choice?.title.number) == [348])
  }

  @Test func `Replacing moves ratings, plays and lists as one change that can be undone`() async throws {
    let old = film(7)
    _ = await library.rate(old, Score(stars: 9))
    await library.watch(old)
    let open = try await library.library()
    try await open.add(old, to: .watchlist(of: .owner), by: .owner)
    await record(old)
    stubSearch([Self.entry(348)])
    let model = try await lookUp()
    var news: [String] = []
    library.onNotice = { news.append($0.text) }
    await withCheckedContinuation { done in model.write { done.resume() } }
    #expect(news == ["1 title replaced"])
    await until { library.score(of: .movie(348)) == Score(stars: 9) && library.isWatched(.movie(348)) }
    #expect(try await open.items(of: .watchlist(of: .owner)).map(\.title?.number) == [348])
    await until { removed.titles.isEmpty }
    await library.undo()
    await until { library.score(of: .movie(7)) == Score(stars: 9) && library.isWatched(.movie(7)) }
    await until { removed.titles.map(\.number) == [7] }
  }

  @Test func `A title without a successor stays in the library`() async throws {
    _ = await library.rate(film(7), Score(stars: 9))
    await record(film(7))
    stubSearch([])
    let model = try await lookUp()
    #expect(model.decisions.isEmpty && model.missing.map(\.number) == [7])
    await until { library.score(of: .movie(7)) == Score(stars: 9) }
    #expect(removed.titles.map(\.number) == [7])
  }

  @Test func `A removed title that exists again is no longer offered`() async {
    _ = await library.rate(film(7), Score(stars: 9))
    await record(film(7))
    await removed.record(film(7).key, isRemoved: false)
    await until { removed.titles.isEmpty }
  }

  @Test func `A cached page supplies the IMDb ID of a title that was added from a list`() async throws {
    let caching = try CachingCatalogue()
    let languages = PageLanguages(caching.catalogue.format.languagePreferences, original: nil)
    let target = PageTarget.movie(7, languages: languages)
    try await caching.store(target, .json(#"{"id":7,"title":"Alien","imdb_id":"tt0078748"}"#))
    let matcher = await SuccessorMatcher(caching.catalogue.pages, caching.catalogue.guides, of: [film(7)])
    let wanted = ImportedTitle(name: "Alien", year: 1979, kind: .movie, ids: ImportedIDs(tmdb: 7))
    async let match = matcher.match(wanted)
    await caching.networking.waitForRequests(1)
    #expect(caching.networking.requests.map(\.url.path) == ["/3/find/tt0078748"])
    caching.networking.resume(0, with: .json(#"{"movie_results":[\#(Self.entry(348))]}"#))
    let found = try await match
    #expect(found == .certain(MatchedTitle(film(348, imdb: "tt0078748").with(poster: "/a.jpg"))))
  }

  @Test func `Only a page whose title is in the library explains its removal`() async throws {
    for isInLibrary in [false, true] {
      if isInLibrary { _ = await library.rate(film(7), Score(stars: 9)) }
      let model = TitlePageModel(.movie(7), catalogue.pages)
      model.explainRemoval(with: library)
      model.page.loadIfNeeded()
      let expected = isInLibrary ? "No Longer on TMDB" : "Not on TMDB"
      await until { model.page.state.failure?.title == expected }
    }
  }
}

extension TitleReference {
  fileprivate func with(poster: String) -> TitleReference {
    var title = self
    title.posterPath = poster
    return title
  }
}

extension ContentState {
  fileprivate var failure: StateMessage? { if case .failed(let message, _) = self { message } else { nil } }
}
