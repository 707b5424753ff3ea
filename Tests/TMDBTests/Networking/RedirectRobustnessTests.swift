import Foundation
import Synchronization
import TMDB
import Testing

/// Redirects to another origin that repeat values of the request: under other names, in other places, or escaped.
@Suite(.timeLimit(.minutes(5))) struct RedirectRobustnessTests {

  private static let token = "eyJ0.t0ken.Abc"

  /// Returns the response's status, and the request heads that the other origin received. The heads are empty if it
  /// received none.
  private func sent(to location: @escaping @Sendable (String) -> String) async throws -> (status: Int, head: String) {
    let heads = Mutex("")
    let other = try await LoopbackServer { head in
      heads.withLock { $0 += head }
      return .bytes(.response())
    }
    let origin = "127.0.0.1:\(other.port)"
    let server = try await LoopbackServer { head in
      let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let next = path.hasPrefix("/hop") ? "/3/end" : location(origin)
      return .bytes(.response("302 Found", ["Location: \(next)"]))
    }
    let networking = HTTPNetworking(plainOrigins: [server.url, other.url])
    let address = server.url.absoluteString + "/3/x?api_key=5EcRe7%2BaB1c2d3e4%2Ff5&language=en&page=2"
    let url = try #require(URL(string: address))
    let headers = [
      "Authorization": "Bearer \(Self.token)", "X-Session": "s3ss10n-1d", "accept": "application/json",
      "if-none-match": "\"etag\"",
    ]
    let response = try await networking.response(to: NetworkRequest(.get, url, headers: headers))
    await server.stop()
    await other.stop()
    return (response.status, heads.withLock(\.self))
  }

  private func plain(_ text: String) -> String {
    var text = text
    while let next = text.removingPercentEncoding, next != text { text = next }
    return text.lowercased()
  }

  @Test(arguments: [
    "API_KEY=5EcRe7%2BaB1c2d3e4%2Ff5", "api_key%3D5EcRe7%2BaB1c2d3e4%2Ff5", "x=5ECRE7%2BAB1C2D3E4%2FF5&y=1",
    "k=5EcRe7%252BaB1c2d3e4%252Ff5", "k=%35%45%63%52%65%37%2B%61%42%31%63%32%64%33%65%34%2F%66%35",
    "5EcRe7%2BaB1c2d3e4%2Ff5", "u=http%3A%2F%2Fx%2F%3Fapi_key%3D5EcRe7%25252BaB1c2d3e4%25252Ff5", "t=eyJ0.t0ken.Abc",
    "lang=en", "seite=2", "s=prefixS3SS10N-1Dsuffix", "k=5EcRe7 aB1c2d3e4%2Ff5".replacing(" ", with: "+"),
    "broken=%ZZ&k=%35EcRe7%2BaB1c2d3e4%2Ff5",
  ])
  func `A redirect's query that repeats a value of the request is dropped`(_ query: String) async throws {
    let (status, head) = try await sent { "http://\($0)/moved?\(query)" }
    #expect(status == 200)
    #expect(head.hasPrefix("GET /moved HTTP/1.1"))
  }

  @Test func `A redirect's query without values of the request is sent`() async throws {
    let (_, head) = try await sent { "http://\($0)/moved?id=77&v=en-GB" }
    #expect(head.hasPrefix("GET /moved?id=77&v=en-GB HTTP/1.1"))
  }

  @Test(arguments: [
    "/a/5EcRe7%2BaB1c2d3e4%2Ff5", "/5ecre7%2Bab1c2d3e4%2ff5/x", "/%2535EcRe7%252BaB1c2d3e4%252Ff5",
    "/eyJ0.t0ken.Abc.jpg",
    "/x;s=s3ss10n-1d", "/%ZZ/%35EcRe7%2BaB1c2d3e4%2Ff5",
  ])
  func `A redirect that repeats a secret in its path is not followed`(_ path: String) async throws {
    let (status, head) = try await sent { "http://\($0)\(path)" }
    #expect(status == 302)
    #expect(head.isEmpty)
  }

  @Test func `User, password and fragment of another origin are dropped`() async throws {
    let (status, head) = try await sent { "http://5EcRe7:eyJ0.t0ken.Abc@\($0)/moved#5EcRe7" }
    #expect(status == 200)
    #expect(!head.lowercased().contains("authorization"))
    #expect(head.hasPrefix("GET /moved HTTP/1.1"))
  }

  @Test func `A redirect to a host name with a secret is not followed`() async throws {
    let (status, _) = try await sent { _ in "https://s3ss10n-1d.example/" }
    #expect(status == 302)
  }

  @Test func `Another origin receives the Accept header, but no credential, session or ETag`() async throws {
    let (_, head) = try await sent { "http://\($0)/moved" }
    let text = plain(head)
    #expect(text.contains("application/json"))
    for word in ["authorization", "x-session", "s3ss10n", "if-none-match", "t0ken"] { #expect(!text.contains(word)) }
  }

  @Test func `An overlong redirect location is not followed`() async throws {
    let (status, head) = try await sent { "http://\($0)/" + String(repeating: "%25", count: 4000) }
    #expect(status == 302)
    #expect(head.isEmpty)
  }
}
