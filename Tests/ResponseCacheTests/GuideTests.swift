import Foundation
import GRDB
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// Episode guides that the cache extracts from responses about shows and seasons.
@Suite(.timeLimit(.minutes(5))) struct GuideTests {
  private let fixture: CacheFixture
  private let cache: ResponseCache
  private let show = ShowJSON(seasons: [0: .aired(1...1), 1: .aired(1...2) + .undated(3...3)])

  init() throws {
    fixture = try CacheFixture()
    cache = fixture.cache()
  }

  private func key(_ path: String) -> ResponseKey { ResponseKey(ListKey(source: .tmdb, path: path)) }

  private func store(_ path: String, _ body: String, isGuideOnly: Bool = false) async throws {
    let response = fixture.response(key(path), body)
    var target = TVTarget.details(7)
    target.cachePolicy = .titles
    guard isGuideOnly, let cacheable = CacheableResponse(target) else { return try await cache.store(response) }
    try await cache.store(response, as: cacheable)
  }

  private func guide(_ show: Int = 7, source: ResponseSource = .tmdb) async throws -> EpisodeGuide? {
    try await cache.guides(of: [show], from: source)[show]
  }

  @Test func `Responses about a show and its seasons complete its guide`() async throws {
    try await store("/tv/7", show.textWithoutSeasons)
    #expect(try await guide()?.isComplete == false)
    try await store("/tv/7/season/1", show.season(1))
    let guide = try #require(try await guide())
    #expect(guide.isComplete && guide.seasons.map(\.number) == [0, 1])
    #expect(guide.seasons[1].episodes.map(\.number) == [1, 2, 3])
    let first = try #require(guide.seasons[1].episodes.first)
    #expect(first.id == 70101 && first.airDate == DayDate("1984-09-16") && first.season == 1)
    #expect(try await self.guide(source: .sample) == nil)
    #expect(try await self.guide(8) == nil)
  }

  @Test func `A response whose body isn't cached updates the guide, too`() async throws {
    try await store("/tv/7", show.text, isGuideOnly: true)
    #expect(try await guide()?.isComplete == true)
    #expect(try await cache.response(for: key("/tv/7")) == nil)
  }

  @Test func `A season that leaves the show leaves the guide, and so does an episode`() async throws {
    try await store("/tv/7", show.text)
    fixture.advance(days: 1)
    try await store("/tv/7", ShowJSON(seasons: [1: .aired(1...1)]).text)
    #expect(try await guide()?.seasons.map(\.number) == [1])
    #expect(try await guide()?.seasons.first?.episodes.map(\.number) == [1])
  }

  @Test func `An episode that is listed twice counts once`() async throws {
    try await store("/tv/7", ShowJSON(seasons: [1: .aired(2...3) + .aired(1...2)]).text)
    #expect(try await guide()?.seasons.first?.episodes.map(\.number) == [1, 2, 3])
  }

  @Test func `Expired parts aren't returned, and the rest of the guide is`() async throws {
    try await store("/tv/7", show.text)
    fixture.advance(days: 100)
    try await store("/tv/7/season/1", show.season(1))
    fixture.advance(days: 81)
    let guide = try #require(try await guide())
    #expect(guide.listed == nil && !guide.isComplete)
    #expect(guide.seasons.map { $0.episodes.count } == [0, 3])
    fixture.advance(days: 100)
    #expect(try await self.guide() == nil)
  }

  @Test func `Clearing the cache deletes guides, except of shows with pinned details`() async throws {
    try await store("/tv/7", show.text)
    try await store("/tv/8", ShowJSON(id: 8, seasons: [1: .aired(1...1)]).text)
    try await cache.pin([key("/tv/8")], for: "somebody")
    try await cache.clear()
    #expect(try await guide(7) == nil)
    #expect(try await guide(8)?.isComplete == true)
  }

  @Test func `The least recently updated guides are deleted beyond the limit`() async throws {
    let cache = fixture.cache(ResponseCacheLimits(guides: 2))
    for id in 1...4 {
      let body = ShowJSON(id: id, seasons: [1: .aired(1...1)]).text
      try await cache.store(fixture.response(key("/tv/\(id)"), body))
      fixture.advance(days: 2)
    }
    // The purge runs before the last response is stored.
    #expect(Set(try await cache.guides(of: Array(1...4), from: .tmdb).keys).isSubset(of: [2, 3, 4]))
  }

  @Test func `A damaged guide counts as missing and is replaced`() async throws {
    try await store("/tv/7", show.text)
    try await fixture.database().write { try $0.execute(sql: "UPDATE guide SET content = '{'") }
    #expect(try await guide() == nil)
    try await store("/tv/7", show.text)
    #expect(try await guide()?.isComplete == true)
  }

  @Test func `An observation reports each change of a guide`() async throws {
    var versions = cache.observeGuideVersions(of: [7, 8], from: .tmdb).makeAsyncIterator()
    #expect(await versions.next() == [:])
    try await store("/tv/7", show.text)
    #expect(await versions.next() == [7: 1])
    fixture.advance(days: 1)
    try await store("/tv/7/season/1", show.season(1))
    #expect(await versions.next() == [7: 2])
    #expect(try await cache.guideVersions(of: [7, 8], from: .tmdb) == [7: 2])
    #expect(try await cache.showsWithGuides(from: .tmdb) == [7])
    #expect(try await cache.showsWithGuides(from: .sample).isEmpty)
  }

  @Test func `An observation reports changes of any guide`() async throws {
    var changes = cache.observeGuideChanges().makeAsyncIterator()
    await changes.next()
    try await store("/tv/7", show.text)
    await changes.next()
    fixture.advance(days: 1)
    try await store("/tv/7/season/1", show.season(1))
    await changes.next()
    #expect(try await cache.guideVersions(of: [7, 8], from: .tmdb) == [7: 2])
  }
}
