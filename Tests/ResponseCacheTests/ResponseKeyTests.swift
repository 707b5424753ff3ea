import Foundation
import TMDB
import Testing

@testable import ResponseCache

/// Keys of cached responses. Equal requests have the same key, and requests for personal data have none.
struct ResponseKeyTests {
  private func key(
    _ address: String, _ method: NetworkRequest.Method = .get, source: ResponseSource = .tmdb
  ) throws -> ResponseKey? {
    ResponseKey(NetworkRequest(method, try #require(URL(string: address))), source: source)
  }

  @Test func `The order of parameters and the credential do not count`() throws {
    let one = try key("https://api.themoviedb.org/3/movie/popular?api_key=secret&language=de&region=DE")
    let other = try key("https://API.themoviedb.org:443/3/movie/popular?region=DE&language=de&api_key=other&page=1")
    #expect(one == other)
    #expect(one?.list == ListKey(source: .tmdb, path: "/movie/popular", query: "language=de&region=DE"))
    #expect(one?.description.contains("secret") == false)
  }

  @Test func `Language, region, page and every other parameter count`() throws {
    let questions = ["language=de", "language=en", "language=de&region=DE", "language=de&page=2", ""]
    let keys = try questions.map { try key("https://api.themoviedb.org/3/movie/popular?" + $0) }
    #expect(Set(keys).count == 5 && !keys.contains(nil))
    #expect(keys[3]?.list == keys[0]?.list && keys[3]?.page == 2)
  }

  @Test(arguments: ["session_id=s", "guest_session_id=s", "page=0", "page=x", "request_token=t"])
  func `What is of a person's account has no key`(query: String) throws {
    #expect(try key("https://api.themoviedb.org/3/movie/550?" + query) == nil)
  }

  @Test func `What does more than read has no key`() throws {
    #expect(try key("https://api.themoviedb.org/3/movie/550/rating", .post) == nil)
    #expect(try key("https://api.themoviedb.org/3/movie/550/rating", .delete) == nil)
  }

  @Test(arguments: [
    "https://evil.example/3/movie/550", "http://api.themoviedb.org/3/movie/550",
    "https://api.themoviedb.org:444/3/movie/550", "https://api.themoviedb.org/4/movie/550",
    "https://api.themoviedb.org/proxy/3/movie/550", "file:///3/movie/550",
  ])
  func `Another server's answers are not TMDB's`(address: String) throws {
    #expect(try key(address) == nil)
  }

  @Test func `A server is told by scheme, host, port and path`() throws {
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

  @Test func `The sample catalogue answers wherever it is asked`() throws {
    #expect(try key("https://api.themoviedb.org/3/movie/550", source: .sample)?.list.path == "/movie/550")
    #expect(try key("http://localhost/3/movie/550", source: .sample)?.list.path == "/movie/550")
  }
}
