import Foundation
import TMDB
import Testing

@testable import ResponseCache

/// Titles that the cache extracts from responses.
@Suite(.timeLimit(.minutes(5))) struct TitleTests {
  private let kept: Kept
  private let catalogue: ResponseCache

  init() throws {
    kept = try Kept()
    catalogue = kept.catalogue()
  }

  private func keep(_ path: String, page: Int = 1, _ body: String) async throws {
    try await catalogue.keep(kept.answer(ResponseKey(ListKey(source: .tmdb, path: path), page: page), body))
  }

  private func names(_ kind: CachedTitle.Kind) async throws -> [String] {
    try await catalogue.titles(of: kind, from: .tmdb).map(\.name)
  }

  @Test func `A row becomes a title with all that it tells`() async throws {
    try await keep(
      "/movie/popular",
      #"""
      {"results":[{"id":7,"title":"Die Taube","original_title":"The Pigeon","release_date":"1999-05-01",
      "popularity":3.5,"genre_ids":[18,35],"poster_path":"/p.jpg","adult":true}]}
      """#)
    var pigeon = CachedTitle(CachedTitle.ID(.film, 7), name: "Die Taube")
    pigeon.originalName = "The Pigeon"
    pigeon.year = 1999
    pigeon.popularity = 3.5
    pigeon.genreIDs = [18, 35]
    pigeon.picture = ImagePath("/p.jpg")
    pigeon.isAdult = true
    pigeon.seen = kept.now
    #expect(try await catalogue.titles(in: .popular) == [pigeon])
  }

  @Test func `The pages of a list come in order, and each title once`() async throws {
    try await keep("/movie/popular", page: 2, films(3, 1, 4))
    try await keep("/movie/popular", page: 1, films(2, 1))
    #expect(try await catalogue.titles(in: .popular).map(\.id.number) == [2, 1, 3, 4])
  }

  @Test func `A bad row is left out, and the page is kept`() async throws {
    try await keep("/movie/popular", #"{"results":[{"id":"x"},{"id":-1,"title":"a"},{"id":5},{"id":6,"title":"b"}]}"#)
    #expect(try await catalogue.titles(in: .popular).map(\.name) == ["b"])
    #expect(try await catalogue.answer(for: .popular) != nil)
  }

  @Test func `What a row does not tell stays as it was known`() async throws {
    try await keep(
      "/movie/popular",
      #"{"results":[{"id":7,"title":"Old","original_title":"O","release_date":"1999-05-01","popularity":3,"genre_ids":[1],"poster_path":"/p.jpg"}]}"#
    )
    kept.advance(days: 1)
    try await keep("/movie/top_rated", #"{"results":[{"id":7,"title":"New"}]}"#)
    let title = try #require(try await catalogue.titles(of: .film, from: .tmdb).first)
    #expect(title.name == "New" && title.originalName == "O" && title.year == 1999 && title.popularity == 3)
    #expect(title.genreIDs == [1] && title.picture == ImagePath("/p.jpg") && title.seen == kept.now)
  }

  @Test func `A page tells of itself, of its people and of what is like it`() async throws {
    try await keep(
      "/movie/550",
      #"""
      {"id":550,"title":"Club","genres":[{"id":18,"name":"Drama"}],
      "credits":{"cast":[{"id":1,"name":"Ann"}],"crew":[{"id":2,"name":"Bob"},{"id":2,"name":"Bob"}]},
      "recommendations":{"results":[{"id":3,"title":"Pub"}]},"similar":{"results":[{"id":4,"title":"Bar"}]}}
      """#)
    #expect(Set(try await names(.film)) == ["Club", "Pub", "Bar"])
    #expect(Set(try await names(.person)) == ["Ann", "Bob"])
    #expect(try await catalogue.titles(of: .film, from: .tmdb).first { $0.id.number == 550 }?.genreIDs == [18])
    #expect(try await catalogue.titles(in: ListKey(source: .tmdb, path: "/movie/550")) == [])
  }

  @Test func `Every kind of answer tells of its titles`() async throws {
    try await keep("/tv/popular", #"{"results":[{"id":1,"name":"Show"}]}"#)
    try await keep(
      "/tv/2", #"{"id":2,"name":"Series","aggregate_credits":{"cast":[{"id":1,"name":"Actor"}]}}"#)
    try await keep("/person/popular", #"{"results":[{"id":2,"name":"Star"}]}"#)
    try await keep(
      "/person/3",
      #"{"id":3,"name":"Painter","combined_credits":{"cast":[{"id":9,"title":"Film","media_type":"movie"}]}}"#)
    try await keep("/trending/all/day", #"{"results":[{"id":10,"title":"Hit","media_type":"movie"}]}"#)
    try await keep("/collection/1", #"{"id":1,"name":"All","parts":[{"id":11,"title":"Part"}]}"#)
    try await keep("/discover/tv", #"{"results":[{"id":12,"name":"Found"}]}"#)
    #expect(Set(try await names(.film)) == ["Film", "Hit", "Part"])
    #expect(Set(try await names(.series)) == ["Show", "Series", "Found"])
    #expect(Set(try await names(.person)) == ["Actor", "Star", "Painter"])
    let collection = ListKey(source: .tmdb, path: "/collection/1")
    #expect(try await catalogue.titles(in: collection).map(\.name) == ["Part"])
  }

  @Test func `Of a search the titles are remembered, and no answer is kept`() async throws {
    try await keep("/search/multi", #"{"results":[{"id":1,"name":"Show","media_type":"tv"}]}"#)
    #expect(try await names(.series) == ["Show"])
    #expect(try await catalogue.answer(for: ResponseKey(ListKey(source: .tmdb, path: "/search/multi"))) == nil)
  }

  @Test func `The most popular come first`() async throws {
    try await keep("/movie/popular", films(1, 3, 2))
    #expect(try await names(.film) == ["Film 3", "Film 2", "Film 1"])
    #expect(try await catalogue.titles(of: .film, from: .tmdb, limit: 1).count == 1)
  }

  @Test func `A page tells what a title is called elsewhere, and no row takes that away`() async throws {
    try await keep(
      "/movie/1",
      #"""
      {"id":1,"title":"Die Taube","original_title":"The Pigeon","translations":{"translations":[
      {"data":{"title":"La\nPaloma"}},{"data":{"title":""}},{"data":{"title":"Die Taube"}},{"data":{"title":"Le Pigeon"}}]},
      "alternative_titles":{"titles":[{"title":"Le Pigeon"},{"title":"Dove"}]}}
      """#)
    try await keep("/tv/2", #"{"id":2,"name":"Show","translations":{"translations":[{"data":{"name":"Serie"}}]}}"#)
    try await keep("/movie/popular", #"{"results":[{"id":1,"title":"The Pigeon"}]}"#)
    #expect(
      try await catalogue.titles(of: .film, from: .tmdb).map(\.otherNames) == [["La Paloma", "Le Pigeon", "Dove"]])
    #expect(try await catalogue.titles(of: .series, from: .tmdb).map(\.otherNames) == [["Serie"]])
  }
}
