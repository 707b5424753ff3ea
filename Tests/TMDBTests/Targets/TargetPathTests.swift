import Foundation
import TMDB
import TMDBTesting
import Testing

/// Tests that external values in a target's path can't lead to another path.
@Suite struct TargetPathTests {
  @Test(arguments: [
    "..", ".", "", "a/b", "x%2F..%2F..%2Fmovie%2F550", "a\\b", "a?b", "a#b", "a\u{0}b", "a\nb", "%2e%2e",
    String(repeating: "a", count: 301),
  ])
  func `A value that could be more than one path segment is rejected`(_ segment: String) {
    let client = Client(networking: UnimplementedNetworking { Issue.record("Touched the network: \($0)") })
    #expect(throws: TMDBError.self) { try client.request(for: ReviewTarget.details(segment)) }
    #expect(throws: TMDBError.self) { try client.request(for: FindTarget.id(segment, from: .imdb)) }
    #expect(throws: TMDBError.self) { try client.request(for: MovieTarget.details(imdbID: segment)) }
  }

  @Test(arguments: [
    ("tt0078748", "/3/find/tt0078748"), ("a b", "/3/find/a%20b"), ("a+b", "/3/find/a%2Bb"), ("é", "/3/find/%C3%A9"),
    ("...", "/3/find/..."), ("a;b", "/3/find/a%3Bb"),
  ])
  func `Any other value is escaped into one path segment`(_ segment: String, _ path: String) throws {
    let client = Client(networking: ReplayNetworking())
    let url = try client.request(for: FindTarget.id(segment, from: .imdb)).url
    #expect(URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedPath == path)
  }

  @Test func `A target's description hides secret path segments`() {
    let target = GuestSessionTarget.ratedMovies(GuestSession(id: "0123456789abcdef"))
    #expect(target.description == "GET /guest_session/…/rated/movies")
    var dumped = ""
    dump(target, to: &dumped)
    dump(target.path, to: &dumped)
    #expect(!dumped.contains("0123456789abcdef"))
    #expect(target.path.pattern == "/guest_session/{}/rated/movies")
  }
}
