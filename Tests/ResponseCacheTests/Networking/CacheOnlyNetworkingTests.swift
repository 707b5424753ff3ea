import Foundation
import GRDB
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// Cached responses, read offline as if they came from the network.
@Suite(.timeLimit(.minutes(5))) struct CacheOnlyNetworkingTests {
  private let fixture: CacheFixture
  private let cache: ResponseCache
  private let client: Client

  init() throws {
    fixture = try CacheFixture()
    cache = fixture.cache()
    client = Client(
      networking: CacheOnlyNetworking(cache, source: .tmdb),
      configuration: ClientConfiguration(language: "de", region: "DE"), limits: .unlimited)
  }

  private let german = ListKey(source: .tmdb, path: "/movie/popular", query: "language=de&region=DE")

  @Test func `Cached list can be paged through offline up to the first missing page`() async throws {
    for page in 1...2 {
      try await cache.store(fixture.response(ResponseKey(german, page: page), films(page, page + 1, page: page, of: 5)))
    }
    let source = PagedSource(MovieTarget.popular, client: client)
    #expect(try await source.refresh().map(\.id) == [1, 2])
    #expect(try await source.next().map(\.id) == [3])
    await #expect(throws: TMDBError.offline) { try await source.next() }
  }

  @Test func `Cached response in another language is not used`() async throws {
    try await cache.store(fixture.response(.popular, films(1)))
    await #expect(throws: TMDBError.offline) { try await client.value(of: MovieTarget.popular) }
  }

  @Test func `Cached value reports when it was fetched and confirmed`() async throws {
    try await cache.store(fixture.response(ResponseKey(german), films(1)))
    fixture.advance(days: 3)
    cache.confirmInBackground(ResponseKey(german), at: fixture.now)
    await cache.waitForWrites()
    let cached = try #require(try await cache.cachedValue(MovieTarget.popular, by: client, source: .tmdb))
    #expect(cached.value.results.map(\.id) == [1])
    #expect(cached.fetched == CacheFixture.start && cached.confirmed == fixture.now)
    #expect(try await cache.cachedValue(MovieTarget.topRated, by: client, source: .tmdb) == nil)
    #expect(try await cache.cachedValue(MovieTarget.popular, by: client, source: .sample) == nil)
  }

  @Test func `Cached response that can't be decoded is removed`() async throws {
    // An earlier version may have cached such a response.
    try await cache.store(fixture.response(ResponseKey(german), films(1)))
    let body = Data(#"{"results":9}"#.utf8)
    try await fixture.database().write { database in
      try database.execute(sql: "UPDATE body SET content = ?", arguments: [CompressedBody.compress(body)])
      try database.execute(sql: "UPDATE answer SET length = ?", arguments: [body.count])
    }
    #expect(try await cache.cachedValue(MovieTarget.popular, by: client, source: .tmdb) == nil)
    #expect(try await cache.response(for: ResponseKey(german)) == nil)
  }
}
