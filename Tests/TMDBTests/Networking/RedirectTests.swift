import Foundation
import Synchronization
import TMDB
import Testing

/// Tests of redirect targets and the headers sent to them. A credential is never sent to another origin.
@Suite(.timeLimit(.minutes(5))) struct RedirectTests {
  private func redirect(to location: String, _ status: String = "302 Found") -> LoopbackServer.Reply {
    .bytes(.response(status, ["Location: \(location)"]))
  }

  private let headers = ["authorization": "Bearer 5ecre7", "accept": "application/json"]

  @Test(arguments: [
    "301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect",
  ])
  func `A redirect within an origin keeps the credential and query`(_ status: String) async throws {
    let server = try await LoopbackServer { head in
      head.hasPrefix("GET /new") ? .bytes(.response(body: Data("new".utf8))) : redirect(to: "/new?api_key=k", status)
    }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    let response = try await networking.response(
      to: NetworkRequest(.get, server.url.appending(path: "old"), headers: headers))
    #expect(String(decoding: response.body, as: UTF8.self) == "new")
    _ = await server.nextRequest()
    let head = try #require(await server.nextRequest())
    #expect(head.hasPrefix("GET /new?api_key=k ") && head.lowercased().contains("authorization: bearer 5ecre7"))
    await server.stop()
  }

  @Test func `A redirect to another origin omits the credential`() async throws {
    let other = try await LoopbackServer { _ in .bytes(.response(body: Data("other".utf8))) }
    let location = other.url.absoluteString + "/x?page=2"
    let server = try await LoopbackServer { _ in redirect(to: location) }
    let networking = HTTPNetworking(plainOrigins: [server.url, other.url])
    let response = try await networking.response(to: NetworkRequest(.get, server.url, headers: headers))
    #expect(String(decoding: response.body, as: UTF8.self) == "other")
    let head = try #require(await other.nextRequest())
    #expect(head.hasPrefix("GET /x?page=2 ") && head.contains("application/json"))
    #expect(!head.contains("5ecre7"))
    await server.stop()
    await other.stop()
  }

  @Test func `A redirect to disallowed plain HTTP fails`() async throws {
    let other = try await LoopbackServer { _ in .bytes(.response()) }
    let server = try await LoopbackServer { _ in redirect(to: other.url.absoluteString) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    await #expect(throws: NetworkError.unreachable(reason: "this server requires HTTPS")) {
      try await networking.response(to: NetworkRequest(.get, server.url))
    }
    await server.stop()
    await other.stop()
  }

  @Test func `A redirect loop ends after five redirects`() async throws {
    let count = Mutex(0)
    let server = try await LoopbackServer { _ in
      count.withLock { $0 += 1 }
      return redirect(to: "/again")
    }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    await #expect(throws: NetworkError.unreachable(reason: "too many redirects")) {
      try await networking.response(to: NetworkRequest(.get, server.url))
    }
    #expect(count.withLock(\.self) == 6)
    await server.stop()
  }

  @Test(arguments: ["ftp://example.org/", "file:///etc/passwd", "javascript:0", ""])
  func `A redirect to a URL other than HTTP or HTTPS is not followed`(_ location: String) async throws {
    let server = try await LoopbackServer { _ in redirect(to: location) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    #expect(try await networking.response(to: NetworkRequest(.get, server.url)).status == 302)
    await server.stop()
  }

  @Test func `A write request is not redirected`() async throws {
    let server = try await LoopbackServer { _ in redirect(to: "/new", "307 Temporary Redirect") }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    #expect(try await networking.response(to: NetworkRequest(.post, server.url, body: Data("{}".utf8))).status == 307)
    await server.stop()
  }
}
