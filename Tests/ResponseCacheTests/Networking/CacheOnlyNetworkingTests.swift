import Foundation
import GRDB
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// Cached responses, read offline as if they came from the network.
@Suite(.timeLimit(.minutes(5))) struct CacheOnlyNetworkingTests {
  private let kept: Kept
  private let catalogue: ResponseCache
  private let client: Client

  init() throws {
    kept = try Kept()
    catalogue = kept.catalogue()
    client = Client(
      networking: CacheOnlyNetworking(catalogue, source: .tmdb),
      configuration: ClientConfiguration(language: "de", region: "DE"), limits: .unlimited)
  }

  private let german = ListKey(source: .tmdb, path: "/movie/popular", query: "language=de&region=DE")

  @Test func `A list that was seen can be paged through, up to what was not`() async throws {
    for page in 1...2 {
      try await catalogue.keep(kept.answer(ResponseKey(german, page: page), films(page, page + 1, page: page, of: 5)))
    }
    let source = PagedSource(MovieTarget.popular, client: client)
    #expect(try await source.refresh().map(\.id) == [1, 2])
    #expect(try await source.next().map(\.id) == [3])
    await #expect(throws: TMDBError.offline) { try await source.next() }
  }

  @Test func `Another language's answer is not given`() async throws {
    try await catalogue.keep(kept.answer(.popular, films(1)))
    await #expect(throws: TMDBError.offline) { try await client.value(of: MovieTarget.popular) }
  }

  @Test func `A saved value tells how old it is`() async throws {
    try await catalogue.keep(kept.answer(ResponseKey(german), films(1)))
    kept.advance(days: 3)
    catalogue.confirmSoon(ResponseKey(german), at: kept.now)
    await catalogue.finishWrites()
    let saved = try #require(try await catalogue.saved(MovieTarget.popular, by: client, source: .tmdb))
    #expect(saved.value.results.map(\.id) == [1])
    #expect(saved.fetched == Kept.start && saved.confirmed == kept.now)
    #expect(try await catalogue.saved(MovieTarget.topRated, by: client, source: .tmdb) == nil)
    #expect(try await catalogue.saved(MovieTarget.popular, by: client, source: .sample) == nil)
  }

  @Test func `What cannot be read any more is forgotten`() async throws {
    // An earlier version may have cached such a response.
    try await catalogue.keep(kept.answer(ResponseKey(german), films(1)))
    let body = Data(#"{"results":9}"#.utf8)
    try await kept.database().write { database in
      try database.execute(sql: "UPDATE body SET content = ?", arguments: [CompressedBody.pack(body)])
      try database.execute(sql: "UPDATE answer SET length = ?", arguments: [body.count])
    }
    #expect(try await catalogue.saved(MovieTarget.popular, by: client, source: .tmdb) == nil)
    #expect(try await catalogue.answer(for: ResponseKey(german)) == nil)
  }
}
