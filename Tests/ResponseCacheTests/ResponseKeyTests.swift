import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// Keys of cached responses. Equal requests have the same key, and requests for personal data have none.
struct ResponseKeyTests {
  private func key(
    _ address: String, _ method: NetworkRequest.Method = .get, source: ResponseSource = .tmdb
  ) throws -> ResponseKey? {
    let url = try #require(URL(string: address))
    return ResponseKey(NetworkRequest(method, url, cacheable: CacheableResponse(MovieTarget.popular)), source: source)
  }

  @Test func `Key ignores the order of parameters and the credential`() throws {
    let one = try key("https://api.themoviedb.org/3/movie/popular?api_key=secret&language=de&region=DE")
    let other = try key("https://API.themoviedb.org:443/3/movie/popular?region=DE&language=de&api_key=other&page=1")
    #expect(one == other)
    #expect(one?.list == ListKey(source: .tmdb, path: "/movie/popular", query: "language=de&region=DE"))
    #expect(one?.description.contains("secret") == false)
  }

  @Test func `Key includes the language, region, page and every other parameter`() throws {
    let queries = ["language=de", "language=en", "language=de&region=DE", "language=de&page=2", ""]
    let keys = try queries.map { try key("https://api.themoviedb.org/3/movie/popular?" + $0) }
    #expect(Set(keys).count == 5 && !keys.contains(nil))
    #expect(keys[3]?.list == keys[0]?.list && keys[3]?.page == 2)
  }

  @Test(arguments: ["session_id=s", "guest_session_id=s", "page=0", "page=x", "request_token=t"])
  func `Requests for personal data or with an invalid page have no key`(query: String) throws {
    #expect(try key("https://api.themoviedb.org/3/movie/550?" + query) == nil)
  }

  @Test func `Requests whose responses must not be cached have no key`() throws {
    let client = Client(networking: ReplayNetworking())
    #expect(ResponseKey(try client.request(for: MovieTarget.details(550)), source: .tmdb) == .movie(550))
    #expect(ResponseKey(try client.request(for: MovieTarget.details(imdbID: "tt0137523")), source: .tmdb) == nil)
    #expect(ResponseKey(try client.request(for: MovieTarget.latest), source: .tmdb) == nil)
    #expect(ResponseKey(try client.request(for: AuthenticationTarget.validation), source: .tmdb) == nil)
  }

  @Test func `Requests other than GET have no key`() throws {
    #expect(try key("https://api.themoviedb.org/3/movie/550/rating", .post) == nil)
    #expect(try key("https://api.themoviedb.org/3/movie/550/rating", .delete) == nil)
  }

  @Test(arguments: [
    "https://evil.example/3/movie/550", "http://api.themoviedb.org/3/movie/550",
    "https://api.themoviedb.org:444/3/movie/550", "https://api.themoviedb.org/4/movie/550",
    "https://api.themoviedb.org/proxy/3/movie/550", "file:///3/movie/550",
  ])
  func `Requests to other servers have no TMDB key`(address: String) throws {
    #expect(try key(address) == nil)
  }

  @Test func `Source is identified by scheme, host, port and path`() throws {
    func source(_ address: String) -> ResponseSource? { URL(string: address).flatMap(ResponseSource.init(server:)) }
    #expect(source("https://api.themoviedb.org/") == .tmdb)
    #expect(source("http://Localhost:8080/base/") == .server("http://localhost:8080/base"))
    #expect(source("http://localhost:80") == source("http://localhost"))
    #expect(source("ftp://localhost") == nil)
    let found = try key("http://localhost:8080/base/3/movie/550", source: .server("http://localhost:8080/base"))
    #expect(found?.list.path == "/movie/550")
    for source in [ResponseSource.tmdb, .sample, .server("http://localhost:8080/base")] {
      #expect(ResponseSource(rawValue: source.rawValue) == source)
    }
  }

  @Test func `Sample source accepts requests to any server`() throws {
    #expect(try key("https://api.themoviedb.org/3/movie/550", source: .sample)?.list.path == "/movie/550")
    #expect(try key("http://localhost/3/movie/550", source: .sample)?.list.path == "/movie/550")
  }
}
