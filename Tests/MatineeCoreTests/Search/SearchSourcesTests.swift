import Foundation
import Synchronization
import SyntheticExports
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import TitleIndex

@testable import Catalogue
@testable import Search

/// Requests to TMDB and to this device for a search, and the rows made from their results.
@Suite(.timeLimit(.minutes(5)))
struct SearchSourcesTests {
  let networking = ReplayNetworking()

  private func titles(_ request: SearchRequest) async throws -> [String] {
    let catalogue = CatalogueDependencies.over(networking)
    return try await NetworkSearch(catalogue.pages).results(request).first().rows.map(\.title)
  }

  private var requestPaths: [String] { networking.requests.map(\.url.path) }

  private func page(_ rows: String..., pages: Int = 1) -> String {
    #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages),"total_results":40}"#
  }

  @Test func `A search of everything combines three requests and shows the best match first`() async throws {
    networking.stub("/3/search/movie", json: page(#"{"id":1,"title":"Matrix Reloaded","popularity":90}"#))
    networking.stub("/3/search/tv", json: page(#"{"id":2,"name":"Matrix","popularity":2}"#))
    networking.stub("/3/search/person", json: page(#"{"id":3,"name":"Ann Matrix","popularity":99}"#))
    let pages = NetworkSearch(.over(networking)).results(SearchRequest("matrix"))
    let results = try await pages.first()
    #expect(results.best?.id == .title(.show(2)))
    #expect(results.sections.map(\.scope) == [.movies, .people])
    #expect(results.sections.map(\.hasMore) == [true, true])
    #expect(results.best?.marks.count == 1)
  }

  @Test func `A search by year excludes people`() async throws {
    networking.stub("/3/search/movie", json: page(#"{"id":1,"title":"Matrix"}"#))
    networking.stub("/3/search/tv", json: page())
    _ = try await titles(SearchRequest("matrix", year: 1999))
    #expect(requestPaths.sorted() == ["/3/search/movie", "/3/search/tv"])
    let queries = networking.requests.compactMap { $0.url.query() }
    #expect(queries.contains { $0.contains("primary_release_year=1999") })
    #expect(queries.contains { $0.contains("first_air_date_year=1999") })
  }

  /// The name and the year of a text.
  @Test(
    arguments: [
      ("Memento (2000)", "Memento", 2000), ("Memento 2000", "Memento", 2000), ("memento y:2000", "memento", 2000),
      ("memento Year:2000", "memento", 2000), ("Memento [2000]", "Memento", 2000), ("Memento(2000)", "Memento", 2000),
      ("1917 (2019)", "1917", 2019), ("1917 2019", "1917", 2019), ("Blade Runner 2049", "Blade Runner", 2049),
      ("1917", nil, nil), ("2001", nil, nil), ("(2019)", nil, nil), ("Area 51", nil, nil), ("Memento 20000", nil, nil),
      ("2001 a space odyssey", nil, nil), ("Room 1408", nil, nil), ("Memento2000", nil, nil),
    ] as [(String, String?, Int?)])
  func `A year at the end of the text or in brackets is a year`(_ text: String, _ name: String?, _ year: Int?) {
    let dated = SearchRequest(text).withYearOfText
    #expect(dated?.text == name)
    #expect(dated?.year == year)
    #expect(SearchRequest(text, in: .people).withYearOfText == nil)
    #expect(SearchRequest(text, year: 1990).withYearOfText == nil)
  }

  @Test
  func `A query with a year finds the titles of that year, after those with the year in their name`() async throws {
    networking.stub("/3/search/movie?query=class of 1999", json: page(#"{"id":1,"title":"Class of 1999"}"#))
    networking.stub(
      "/3/search/movie?query=class of&primary_release_year=1999",
      json: page(#"{"id":2,"title":"Class of Nuke"}"#, #"{"id":1,"title":"Class of 1999"}"#))
    #expect(try await titles(SearchRequest("class of 1999", in: .movies)) == ["Class of 1999", "Class of Nuke"])
  }

  @Test func `A query that ends with a number finds titles with that number`() async throws {
    networking.stub("/3/search/movie?query=blade runner 2049", json: page(#"{"id":1,"title":"Blade Runner 2049"}"#))
    networking.stub("/3/search/movie?query=blade runner&primary_release_year=2049", json: page())
    #expect(try await titles(SearchRequest("blade runner 2049", in: .movies)) == ["Blade Runner 2049"])
  }

  @Test func `A search of everything with a year has its best result from that year`() async throws {
    for kind in ["movie", "tv", "person"] { networking.stub("/3/search/\(kind)", json: page()) }
    networking.stub(
      "/3/search/movie?query=memento&primary_release_year=2000", json: page(#"{"id":1,"title":"Memento"}"#))
    let results = try await NetworkSearch(.over(networking)).results(SearchRequest("memento (2000)")).first()
    #expect(results.best?.title == "Memento")
    #expect(results.best?.marks.count == 1)
  }

  @Test func `A search in a genre filters the results by genre`() async throws {
    let genre = NamedGenre(id: GenreID(.movie, 18), name: "Drama")
    networking.stub(
      "/3/search/movie",
      json: page(#"{"id":1,"title":"Matrix","genre_ids":[28]}"#, #"{"id":2,"title":"Matrix 2","genre_ids":[18,28]}"#))
    #expect(try await titles(SearchRequest("matrix", in: .genre(genre))) == ["Matrix 2"])
  }

  @Test func `A search in a list loads pages until it finds a match, up to ten pages`() async throws {
    let names = { (page: Int) in
      let rows = (1...20).map { #"{"id":\#(page * 100 + $0),"title":"Film \#(page) \#($0)"}"# }.joined(separator: ",")
      return #"{"page":\#(page),"results":[\#(rows)],"total_pages":500,"total_results":10000}"#
    }
    for number in 1...12 { networking.stub("/3/movie/popular?page=\(number)", json: names(number)) }
    #expect(try await titles(SearchRequest("film 3 7", in: .movieList(.popular))) == ["Film 3 7"])
    #expect(networking.requests.count == 3)
    #expect(try await titles(SearchRequest("nothing", in: .movieList(.popular))).isEmpty)
    #expect(networking.requests.count == 13)
  }

  @Test(arguments: [
    ("tt0133093", "/3/find/tt0133093"), ("https://www.imdb.com/title/tt0133093/", "/3/find/tt0133093"),
    ("https://www.themoviedb.org/movie/603-the-matrix", "/3/movie/603"), ("movie/603", "/3/movie/603"),
  ])
  func `A search finds a title by ID or URL with one request`(_ text: String, _ path: String) async throws {
    networking.stub("/3/find/tt0133093", json: #"{"movie_results":[{"id":603,"title":"The Matrix"}]}"#)
    networking.stub("/3/movie/603", json: #"{"id":603,"title":"The Matrix"}"#)
    let results = try await NetworkSearch(.over(networking)).results(SearchRequest(text)).first()
    #expect(results.rows.map(\.id) == [.title(.movie(603))])
    #expect(requestPaths == [path])
  }

  @Test func `The command-line search finds a title by its IMDb ID`() async throws {
    networking.stub("/3/find/tt0133093", json: #"{"movie_results":[{"id":603,"title":"The Matrix"}]}"#)
    networking.stub("/3/movie/603", json: #"{"id":603,"title":"The Matrix"}"#)
    networking.stub("/3/find/tt9999999", json: "{}")
    let catalogue = CatalogueDependencies.over(networking)
    #expect(
      try await NetworkSearch(catalogue.pages).results(for: "tt0133093", kind: nil, limit: 5).results.map(\.number) == [
        603
      ])
    #expect(try await NetworkSearch(catalogue.pages).results(for: "tt9999999", kind: nil, limit: 5).results.isEmpty)
  }

  @Test func `A search for an unknown ID throws a “not found” error`() async throws {
    networking.stub("/3/find/tt9999999", json: "{}")
    await #expect(throws: TMDBError.notFound) {
      try await NetworkSearch(.over(networking)).results(SearchRequest("tt9999999")).first()
    }
  }

  @Test func `The local search finds cached titles by all their names and by year`() async throws {
    var matrix = SearchRow(.title(.movie(603)), title: "The Matrix", year: 1999)
    matrix.popularity = 9
    let german = LocalTitleSearch.Entry(matrix, year: 1999, genres: [28], names: ["The Matrix", "Matrix, Die"])
    let other = LocalTitleSearch.Entry(
      SearchRow(.title(.movie(604)), title: "Matrix Reloaded", year: 2003), year: 2003, names: ["Matrix Reloaded"])
    let device = DeviceSearch(index: nil, localTitles: LocalTitleSearch { _ in [.movie: [german, other]] })
    let rows = { (request: SearchRequest) in await device.results(request).results.rows.map(\.id.description) }
    #expect(await rows(SearchRequest("matr", in: .movies)) == ["movie/603", "movie/604"])
    #expect(await rows(SearchRequest("matr", in: .movies, year: 1999)) == ["movie/603"])
    #expect(await rows(SearchRequest("die", in: .movies)) == ["movie/603"])
    #expect(await rows(SearchRequest("zzz")).isEmpty)
    #expect(await device.results(SearchRequest("zzz")).coverage.extent == .knownTitles)
    #expect(await DeviceSearch().results(SearchRequest("matrix")).coverage.extent == .nothing)
  }

  @Test func `The local search reads the titles again after a second`() async {
    let clock = ManualClock()
    let reads = Mutex(0)
    let entry = LocalTitleSearch.Entry(SearchRow(.title(.movie(603)), title: "The Matrix"), names: ["The Matrix"])
    let search = LocalTitleSearch(clock: clock) { _ in
      reads.withLock { $0 += 1 }
      return [.movie: [entry]]
    }
    _ = await search.row(.title(.movie(603)))
    clock.advance(by: .milliseconds(999))
    _ = await search.row(.title(.movie(603)))
    #expect(reads.withLock(\.self) == 1)
    clock.advance(by: .milliseconds(1))
    _ = await search.row(.title(.movie(603)))
    #expect(reads.withLock(\.self) == 2)
  }

  @Test func `The local search adds cached details to matches of the title index`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let export = folder.appending(path: "films.json")
    try Data(exportLines(.movies, ["The Matrix", "Matrix Reloaded", "Metropolis"]).utf8).write(to: export)
    let index = TitleIndex(folder: folder.appending(path: "index"))
    _ = try await index.update(from: [export])
    var known = SearchRow(.title(.movie(2)), title: "Matrix Reloaded", year: 2003)
    known.text = "Seen."
    let entry = LocalTitleSearch.Entry(known, names: ["Matrix Reloaded"])
    let device = DeviceSearch(index: index, localTitles: LocalTitleSearch { _ in [.movie: [entry]] })
    let results = await device.results(SearchRequest("matrix", in: .movies)).results
    #expect(results.rows.map(\.title) == ["The Matrix", "Matrix Reloaded"])
    #expect(results.rows.map(\.text) == ["", "Seen."])
    let misspelled = await device.results(SearchRequest("metroplis")).results
    #expect(misspelled.suggestion == "metropolis")
    #expect(misspelled.best?.title == "Metropolis")
    #expect(await device.results(SearchRequest("movie/1")).results.rows.map(\.title) == ["The Matrix"])
  }
}
