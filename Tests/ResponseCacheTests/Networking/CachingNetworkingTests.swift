import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// Responses are cached as they arrive, and cached responses save network requests.
@Suite(.timeLimit(.minutes(5))) struct CachingNetworkingTests {
  private let kept: Kept
  private let catalogue: ResponseCache
  private let network = ReplayNetworking()

  init() throws {
    kept = try Kept()
    catalogue = kept.catalogue()
  }

  private func client(_ key: String = "0123456789abcdef0123456789abcdef") -> Client {
    Client(
      networking: CachingNetworking(network, in: catalogue, source: .tmdb), credential: .apiKey(key),
      limits: .unlimited)
  }

  @Test func `An answer is kept as it passes, and the key is not`() async throws {
    network.answer("/3/movie/popular", with: .json(films(1), headers: ["etag": "W/\"1\""]))
    let page = try await client().value(of: MovieTarget.popular)
    await catalogue.finishWrites()
    let answer = try #require(try await catalogue.answer(for: .popular))
    #expect(page.results.map(\.id) == [1] && answer.body == Data(films(1).utf8))
    #expect(answer.etag == "W/\"1\"" && answer.fetched == kept.now)
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.folder.path)
    for name in names {
      let bytes = try Data(contentsOf: kept.folder.appending(path: name))
      #expect(bytes.range(of: Data("0123456789abcdef".utf8)) == nil)
    }
    #expect(names.contains("catalogue.sqlite"))
  }

  @Test func `A response to a request without caching is not stored`() async throws {
    network.answer("/3/movie/popular", with: .json(films(1), headers: ["etag": "1"]))
    var client = client()
    client.configuration.allowsCaching = false
    #expect(try await client.value(of: MovieTarget.popular).results.map(\.id) == [1])
    await catalogue.finishWrites()
    #expect(try await catalogue.answer(for: .popular) == nil)
    #expect(network.requests.map { $0.headers["cache-control"] } == ["no-store"])
  }

  @Test(
    "A response that is about another film, or holds unreadable rows only, does not replace the cached one",
    arguments: [
      ("/3/movie/603", ResponseKey.film(603), #"{"id":603,"title":"Matrix"}"#, #"{"id":604,"title":"Other"}"#),
      ("/3/movie/popular", ResponseKey.popular, films(1), #"{"results":[1,2,3,null]}"#),
    ])
  func uselessResponseDoesNotReplaceCachedOne(path: String, key: ResponseKey, good: String, bad: String) async throws {
    network.answer(path, with: .json(good))
    network.answer(path, with: .json(bad))
    for _ in 1...2 {
      _ =
        key == .popular
        ? try? await client().value(of: MovieTarget.popular).results.count
        : try? await client().value(of: MovieTarget.details(603)).id
      await catalogue.finishWrites()
    }
    #expect(network.requests.count == 2)
    #expect(try await catalogue.answer(for: key)?.body == Data(good.utf8))
  }

  @Test func `What still holds is not fetched again`() async throws {
    network.answer("/3/movie/popular", with: .json(films(1), headers: ["etag": "W/\"1\""]))
    network.answer("/3/movie/popular", with: NetworkResponse(status: 304, headers: ["cache-control": "max-age=9"]))
    _ = try await client().value(of: MovieTarget.popular)
    await catalogue.finishWrites()
    kept.advance(days: 1)
    let page = try await client("another key").value(of: MovieTarget.popular)
    await catalogue.finishWrites()
    #expect(page.results.map(\.id) == [1])
    #expect(network.requests.map { $0.headers["if-none-match"] } == [nil, "W/\"1\""])
    let answer = try #require(try await catalogue.answer(for: .popular))
    #expect(answer.fetched == Kept.start && answer.confirmed == kept.now)
  }

  @Test func `What has changed takes its place`() async throws {
    network.answer("/3/movie/popular", with: .json(films(1), headers: ["etag": "1"]))
    network.answer("/3/movie/popular", with: .json(films(2)))
    for _ in 1...2 {
      _ = try await client().value(of: MovieTarget.popular)
      await catalogue.finishWrites()
    }
    #expect(try await catalogue.answer(for: .popular)?.body == Data(films(2).utf8))
    #expect(try await catalogue.etag(for: .popular) == nil)
  }

  @Test func `What vanished meanwhile is fetched anew`() async throws {
    try await catalogue.keep(kept.answer(.popular, films(1), etag: "1"))
    let network = SuspendableNetworking()
    let client = Client(
      networking: CachingNetworking(network, in: catalogue, source: .tmdb), limits: .unlimited)
    async let page = client.value(of: MovieTarget.popular)
    await network.waitForRequests(1)
    try await catalogue.clear()
    network.release(0, with: NetworkResponse(status: 304))
    await network.waitForRequests(2)
    #expect(network.requests.map { $0.headers["if-none-match"] } == ["1", nil])
    network.release(1, with: .json(films(2)))
    #expect(try await page.results.map(\.id) == [2])
  }

  @Test(arguments: [
    NetworkResponse.notFound, .json(#"{"success":false}"#), .json(films(1), status: 203),
    .json("<html>", status: 200), .json(#"{"status_code":7,"status_message":"no"}"#, status: 401),
  ])
  func `A failure is neither kept, nor does it touch what is`(response: NetworkResponse) async throws {
    try await catalogue.keep(kept.answer(.popular, films(9)))
    network.answer("/3/movie/popular", with: response)
    _ = try? await client().value(of: MovieTarget.popular)
    await catalogue.finishWrites()
    #expect(try await catalogue.answer(for: .popular)?.body == Data(films(9).utf8))
  }

  @Test func `What is of an account passes by untouched`() async throws {
    network.answer("/3/movie/550", json: #"{"id":550,"title":"Club"}"#)
    var target = MovieTarget.details(550)
    target.parameters["session_id"] = "s"
    _ = try await client().value(of: target)
    network.answer("/3/authentication", json: #"{"success":true}"#)
    _ = try await client().value(of: AuthenticationTarget.validation)
    await catalogue.finishWrites()
    #expect(try await catalogue.status().sources.isEmpty && kept.events == [])
  }

  @Test func `A full disk costs nothing but the keeping`() async throws {
    let catalogue = kept.catalogue(mostPages: 40)
    // Random data can't be compressed.
    let padding = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    network.answer("/3/movie/2", json: #"{"id":2,"title":"b","overview":"\#(padding)"}"#)
    let client = Client(networking: CachingNetworking(network, in: catalogue, source: .tmdb), limits: .unlimited)
    #expect(try await client.value(of: MovieTarget.details(2)).title == "b")
    await catalogue.finishWrites()
    #expect(kept.events == [.notKept(.film(2), .diskFull)])
  }

  @Test func `A folder that cannot be used costs nothing but the keeping`() async throws {
    let blocked = kept.folder.appending(path: "file")
    try Data().write(to: blocked)
    network.answer("/3/movie/popular", json: films(1))
    let networking = CachingNetworking(network, in: ResponseCache(folder: blocked), source: .tmdb)
    let page = try await Client(networking: networking, limits: .unlimited).value(of: MovieTarget.popular)
    #expect(page.results.map(\.id) == [1])
  }
}
