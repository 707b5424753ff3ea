import Foundation
import TMDB
import Testing
import TitleIdentity

@testable import ResponseCache

/// Titles that the cache extracts from responses.
@Suite(.timeLimit(.minutes(5))) struct TitleTests {
  private let fixture: CacheFixture
  private let cache: ResponseCache

  init() throws {
    fixture = try CacheFixture()
    cache = fixture.cache()
  }

  private func store(_ path: String, page: Int = 1, _ body: String) async throws {
    try await cache.store(fixture.response(ResponseKey(ListKey(source: .tmdb, path: path), page: page), body))
  }

  private func names(_ kind: MediaKind) async throws -> [String] {
    try await cache.titles(of: kind, from: .tmdb).map(\.name)
  }

  @Test func `List row becomes a title with all of its fields`() async throws {
    try await store(
      "/movie/popular",
      #"""
      {"results":[{"id":7,"title":"Die Taube","original_title":"The Pigeon","release_date":"1999-05-01",
      "popularity":3.5,"genre_ids":[18,35],"poster_path":"/p.jpg","adult":true}]}
      """#)
    var pigeon = CachedTitle(CachedTitle.ID(.movie, 7), name: "Die Taube")
    pigeon.originalName = "The Pigeon"
    pigeon.year = 1999
    pigeon.popularity = 3.5
    pigeon.genreIDs = [18, 35]
    pigeon.picture = ImagePath("/p.jpg")
    pigeon.isAdult = true
    pigeon.lastFetched = fixture.now
    #expect(try await cache.titles(in: .popular) == [pigeon])
  }

  @Test func `Titles of a list keep the order of its pages, without duplicates`() async throws {
    try await store("/movie/popular", page: 2, films(3, 1, 4))
    try await store("/movie/popular", page: 1, films(2, 1))
    #expect(try await cache.titles(in: .popular).map(\.id.number) == [2, 1, 3, 4])
  }

  @Test func `Invalid row is skipped, and its page is still cached`() async throws {
    try await store("/movie/popular", #"{"results":[{"id":"x"},{"id":-1,"title":"a"},{"id":5},{"id":6,"title":"b"}]}"#)
    #expect(try await cache.titles(in: .popular).map(\.name) == ["b"])
    #expect(try await cache.response(for: .popular) != nil)
  }

  @Test func `Fields that a later row lacks retain their earlier values`() async throws {
    try await store(
      "/movie/popular",
      #"{"results":[{"id":7,"title":"Old","original_title":"O","release_date":"1999-05-01","popularity":3,"genre_ids":[1],"poster_path":"/p.jpg"}]}"#
    )
    fixture.advance(days: 1)
    try await store("/movie/top_rated", #"{"results":[{"id":7,"title":"New"}]}"#)
    let title = try #require(try await cache.titles(of: .movie, from: .tmdb).first)
    #expect(title.name == "New" && title.originalName == "O" && title.year == 1999 && title.popularity == 3)
    #expect(title.genreIDs == [1] && title.picture == ImagePath("/p.jpg") && title.lastFetched == fixture.now)
  }

  @Test func `Details add their own title, people and related movies`() async throws {
    try await store(
      "/movie/550",
      #"""
      {"id":550,"title":"Club","genres":[{"id":18,"name":"Drama"}],
      "credits":{"cast":[{"id":1,"name":"Ann"}],"crew":[{"id":2,"name":"Bob"},{"id":2,"name":"Bob"}]},
      "recommendations":{"results":[{"id":3,"title":"Pub"}]},"similar":{"results":[{"id":4,"title":"Bar"}]}}
      """#)
    #expect(Set(try await names(.movie)) == ["Club", "Pub", "Bar"])
    #expect(Set(try await names(.person)) == ["Ann", "Bob"])
    #expect(try await cache.titles(of: .movie, from: .tmdb).first { $0.id.number == 550 }?.genreIDs == [18])
    #expect(try await cache.titles(in: ListKey(source: .tmdb, path: "/movie/550")) == [])
  }

  @Test func `Every type of response contributes its titles`() async throws {
    try await store("/tv/popular", #"{"results":[{"id":1,"name":"Show"}]}"#)
    try await store(
      "/tv/2", #"{"id":2,"name":"Series","aggregate_credits":{"cast":[{"id":1,"name":"Actor"}]}}"#)
    try await store("/person/popular", #"{"results":[{"id":2,"name":"Star"}]}"#)
    try await store(
      "/person/3",
      #"{"id":3,"name":"Painter","combined_credits":{"cast":[{"id":9,"title":"Film","media_type":"movie"}]}}"#)
    try await store("/trending/all/day", #"{"results":[{"id":10,"title":"Hit","media_type":"movie"}]}"#)
    try await store("/collection/1", #"{"id":1,"name":"All","parts":[{"id":11,"title":"Part"}]}"#)
    try await store("/discover/tv", #"{"results":[{"id":12,"name":"Found"}]}"#)
    #expect(Set(try await names(.movie)) == ["Film", "Hit", "Part"])
    #expect(Set(try await names(.show)) == ["Show", "Series", "Found"])
    #expect(Set(try await names(.person)) == ["Actor", "Star", "Painter"])
    let collection = ListKey(source: .tmdb, path: "/collection/1")
    #expect(try await cache.titles(in: collection).map(\.name) == ["Part"])
  }

  @Test func `Search response contributes titles but is not cached`() async throws {
    try await store("/search/multi", #"{"results":[{"id":1,"name":"Show","media_type":"tv"}]}"#)
    #expect(try await names(.show) == ["Show"])
    #expect(try await cache.response(for: ResponseKey(ListKey(source: .tmdb, path: "/search/multi"))) == nil)
  }

  @Test func `Titles are sorted by popularity, highest first`() async throws {
    try await store("/movie/popular", films(1, 3, 2))
    #expect(try await names(.movie) == ["Film 3", "Film 2", "Film 1"])
    #expect(try await cache.titles(of: .movie, from: .tmdb, limit: 1).count == 1)
  }

  @Test func `Details add other names of a title, and later rows don't remove them`() async throws {
    try await store(
      "/movie/1",
      #"""
      {"id":1,"title":"Die Taube","original_title":"The Pigeon","translations":{"translations":[
      {"data":{"title":"La\nPaloma"}},{"data":{"title":""}},{"data":{"title":"Die Taube"}},{"data":{"title":"Le Pigeon"}}]},
      "alternative_titles":{"titles":[{"title":"Le Pigeon"},{"title":"Dove"}]}}
      """#)
    try await store("/tv/2", #"{"id":2,"name":"Show","translations":{"translations":[{"data":{"name":"Serie"}}]}}"#)
    try await store("/movie/popular", #"{"results":[{"id":1,"title":"The Pigeon"}]}"#)
    #expect(
      try await cache.titles(of: .movie, from: .tmdb).map(\.alternativeNames) == [["La Paloma", "Le Pigeon", "Dove"]])
    #expect(try await cache.titles(of: .show, from: .tmdb).map(\.alternativeNames) == [["Serie"]])
  }
}
