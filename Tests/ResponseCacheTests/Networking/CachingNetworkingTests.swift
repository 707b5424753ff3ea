import Foundation
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import ResponseCache

/// Responses are cached as they arrive, and cached responses are revalidated with their ETags.
@Suite(.timeLimit(.minutes(5))) struct CachingNetworkingTests {
  private let fixture: CacheFixture
  private let cache: ResponseCache
  private let network = ReplayNetworking()

  init() throws {
    fixture = try CacheFixture()
    cache = fixture.cache()
  }

  private func client(_ key: String = "0123456789abcdef0123456789abcdef") -> Client {
    Client(
      networking: CachingNetworking(network, in: cache, source: .tmdb), credential: .apiKey(key),
      limits: .unlimited)
  }

  @Test func `Response is cached as it arrives, without the API key`() async throws {
    network.stub("/3/movie/popular", with: .json(films(1), headers: ["etag": "W/\"1\""]))
    let page = try await client().value(of: MovieTarget.popular)
    await cache.waitForWrites()
    let response = try #require(try await cache.response(for: .popular))
    #expect(page.results.map(\.id) == [1] && response.body == Data(films(1).utf8))
    #expect(response.etag == "W/\"1\"" && response.fetched == fixture.now)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    for name in names {
      let bytes = try Data(contentsOf: fixture.folder.appending(path: name))
      #expect(bytes.range(of: Data("0123456789abcdef".utf8)) == nil)
    }
    #expect(names.contains("catalogue.sqlite"))
  }

  @Test func `Response to a request that doesn't allow caching is not stored`() async throws {
    network.stub("/3/movie/popular", with: .json(films(1), headers: ["etag": "1"]))
    var client = client()
    client.configuration.allowsCaching = false
    #expect(try await client.value(of: MovieTarget.popular).results.map(\.id) == [1])
    await cache.waitForWrites()
    #expect(try await cache.response(for: .popular) == nil)
    #expect(network.requests.map { $0.headers["cache-control"] } == ["no-store"])
  }

  @Test(arguments: [
    ("/3/movie/603", ResponseKey.movie(603), #"{"id":603,"title":"Matrix"}"#, #"{"id":604,"title":"Other"}"#),
    ("/3/movie/popular", ResponseKey.popular, films(1), #"{"results":[1,2,3,null]}"#),
  ])
  func `Response about another movie or with only unreadable rows doesn't replace the cached one`(
    path: String, key: ResponseKey, good: String, bad: String
  ) async throws {
    network.stub(path, with: .json(good))
    network.stub(path, with: .json(bad))
    for _ in 1...2 {
      _ =
        key == .popular
        ? try? await client().value(of: MovieTarget.popular).results.count
        : try? await client().value(of: MovieTarget.details(603)).id
      await cache.waitForWrites()
    }
    #expect(network.requests.count == 2)
    #expect(try await cache.response(for: key)?.body == Data(good.utf8))
  }

  @Test func `Not-modified response reuses the cached body and confirms it`() async throws {
    network.stub("/3/movie/popular", with: .json(films(1), headers: ["etag": "W/\"1\""]))
    network.stub("/3/movie/popular", with: NetworkResponse(status: 304, headers: ["cache-control": "max-age=9"]))
    _ = try await client().value(of: MovieTarget.popular)
    await cache.waitForWrites()
    fixture.advance(days: 1)
    let page = try await client("another key").value(of: MovieTarget.popular)
    await cache.waitForWrites()
    #expect(page.results.map(\.id) == [1])
    #expect(network.requests.map { $0.headers["if-none-match"] } == [nil, "W/\"1\""])
    let response = try #require(try await cache.response(for: .popular))
    #expect(response.fetched == CacheFixture.start && response.confirmed == fixture.now)
  }

  @Test func `Changed response replaces the cached one and its ETag`() async throws {
    network.stub("/3/movie/popular", with: .json(films(1), headers: ["etag": "1"]))
    network.stub("/3/movie/popular", with: .json(films(2)))
    for _ in 1...2 {
      _ = try await client().value(of: MovieTarget.popular)
      await cache.waitForWrites()
    }
    #expect(try await cache.response(for: .popular)?.body == Data(films(2).utf8))
    #expect(try await cache.etag(for: .popular) == nil)
  }

  @Test func `Response cleared during revalidation is requested again without an ETag`() async throws {
    try await cache.store(fixture.response(.popular, films(1), etag: "1"))
    let network = SuspendableNetworking()
    let client = Client(
      networking: CachingNetworking(network, in: cache, source: .tmdb), limits: .unlimited)
    async let page = client.value(of: MovieTarget.popular)
    await network.waitForRequests(1)
    try await cache.clear()
    network.resume(0, with: NetworkResponse(status: 304))
    await network.waitForRequests(2)
    #expect(network.requests.map { $0.headers["if-none-match"] } == ["1", nil])
    network.resume(1, with: .json(films(2)))
    #expect(try await page.results.map(\.id) == [2])
  }

  @Test(arguments: [
    NetworkResponse.notFound, .json(#"{"success":false}"#), .json(films(1), status: 203),
    .json("<html>", status: 200), .json(#"{"status_code":7,"status_message":"no"}"#, status: 401),
  ])
  func `Failed response is not cached and leaves the cached one unchanged`(response: NetworkResponse) async throws {
    try await cache.store(fixture.response(.popular, films(9)))
    network.stub("/3/movie/popular", with: response)
    _ = try? await client().value(of: MovieTarget.popular)
    await cache.waitForWrites()
    #expect(try await cache.response(for: .popular)?.body == Data(films(9).utf8))
  }

  @Test func `Personal and authentication responses are not cached`() async throws {
    network.stub("/3/movie/550", json: #"{"id":550,"title":"Club"}"#)
    var target = MovieTarget.details(550)
    target.parameters["session_id"] = "s"
    _ = try await client().value(of: target)
    network.stub("/3/authentication", json: #"{"success":true}"#)
    _ = try await client().value(of: AuthenticationTarget.validation)
    await cache.waitForWrites()
    #expect(try await cache.status().sources.isEmpty && fixture.events == [])
  }

  @Test func `Full disk prevents caching but not the response`() async throws {
    let cache = fixture.cache(maximumPageCount: 40)
    // Random data can't be compressed.
    let padding = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    network.stub("/3/movie/2", json: #"{"id":2,"title":"b","overview":"\#(padding)"}"#)
    let client = Client(networking: CachingNetworking(network, in: cache, source: .tmdb), limits: .unlimited)
    #expect(try await client.value(of: MovieTarget.details(2)).title == "b")
    await cache.waitForWrites()
    #expect(fixture.events == [.notStored(.movie(2), .diskFull)])
  }

  @Test func `Unusable folder prevents caching but not the response`() async throws {
    let blocked = fixture.folder.appending(path: "file")
    try Data().write(to: blocked)
    network.stub("/3/movie/popular", json: films(1))
    let networking = CachingNetworking(network, in: ResponseCache(folder: blocked), source: .tmdb)
    let page = try await Client(networking: networking, limits: .unlimited).value(of: MovieTarget.popular)
    #expect(page.results.map(\.id) == [1])
  }
}
