import Foundation
import TMDB
import TMDBTesting
import Testing

/// A client's requests, with its credential and configuration, and the resulting values and errors.
@Suite struct ClientTests {
  private static let page = #"{"page":1,"results":[{"id":550,"title":"Fight Club"}],"total_pages":1,"total_results":1}"#

  @Test func `A client requests a target's URL and returns the decoded value`() async throws {
    let networking = ReplayNetworking(["/3/movie/popular": [.json(Self.page)]])
    let page = try await Client(networking: networking).value(of: MovieTarget.popular)
    #expect(page.results == [Movie.stub(\.id, 550).stub(\.title, "Fight Club")])
    #expect(networking.requests.map(\.url.absoluteString) == ["https://api.themoviedb.org/3/movie/popular"])
  }

  @Test func `A response from another source is decoded like one from the network`() throws {
    let client = Client(networking: ReplayNetworking(), credential: .apiKey("abc"))
    #expect(try client.value(of: MovieTarget.popular, in: .json(Self.page)).results.map(\.id) == [550])
    #expect(throws: TMDBError.notFound) { try client.value(of: MovieTarget.popular, in: .notFound) }
    #expect(throws: TMDBError.unreadableResponse("/movie/popular: not JSON of the shape expected")) {
      try client.value(of: MovieTarget.popular, in: .json("<html>"))
    }
  }

  @Test func `A v3 key goes into the query`() throws {
    let client = Client(networking: ReplayNetworking(), credential: .apiKey("0123 &=abc"))
    let request = try client.request(for: MovieTarget.popular)
    #expect(request.url.query(percentEncoded: true) == "api_key=0123%20%26%3Dabc")
    #expect(request.headers["authorization"] == nil)
  }

  @Test func `A v4 token goes only into the header`() throws {
    let client = Client(networking: ReplayNetworking(), credential: .readToken("eyJ.abc.def"))
    let request = try client.request(for: MovieTarget.popular)
    #expect(request.headers["authorization"] == "Bearer eyJ.abc.def")
    #expect(request.url.query() == nil)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/3/movie/popular"),
    ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/3/movie/popular"),
    ("https://proxy.example/tmdb", "https://proxy.example/tmdb/3/movie/popular"),
    ("http://[::1]:9", "http://[::1]:9/3/movie/popular"),
  ])
  func `A custom base URL is followed by the API version`(_ base: String, _ address: String) throws {
    let url = try #require(URL(string: base))
    let client = Client(networking: ReplayNetworking(), configuration: ClientConfiguration(baseURL: url))
    #expect(try client.request(for: MovieTarget.popular).url.absoluteString == address)
  }

  @Test(arguments: ["ftp://example.org", "file:///etc/passwd", "nonsense", "https://"])
  func `An invalid base URL is rejected`(_ base: String) throws {
    let url = try #require(URL(string: base))
    let client = Client(networking: ReplayNetworking(), configuration: ClientConfiguration(baseURL: url))
    #expect(throws: TMDBError.self) { try client.request(for: MovieTarget.popular) }
  }

  @Test(arguments: ["<html>", "[]", #"{"page":1}"#, ""])
  func `An unreadable response throws an error that names the path`(_ body: String) async {
    let networking = ReplayNetworking(["/3/movie/popular": [.json(body)]])
    await #expect { _ = try await Client(networking: networking).value(of: MovieTarget.popular) } throws: { error in
      guard case TMDBError.unreadableResponse(let location) = error else { return false }
      return location.hasPrefix("/movie/popular: ")
    }
  }

  @Test func `An unknown ID throws notFound`() async {
    await #expect(throws: TMDBError.notFound) {
      _ = try await Client(networking: ReplayNetworking()).value(of: MovieTarget.details(999_999_999))
    }
  }

  @Test(arguments: [
    ("0123456789abcdef0123456789abcdef", Credential.apiKey("0123456789abcdef0123456789abcdef")),
    (" 0123\n", .apiKey("0123")), ("eyJhbGciOiJIUzI1NiJ9.e30.x", .readToken("eyJhbGciOiJIUzI1NiJ9.e30.x")),
    (String(repeating: "e", count: 65), .readToken(String(repeating: "e", count: 65))), ("  ", Credential.none),
  ])
  func `A pasted credential is detected as a key, a token or nothing`(_ text: String, _ credential: Credential) {
    #expect(Credential(pasted: text) == credential)
  }
}
