import Foundation
import Testing

@testable import TMDB

/// Servers and proxies whose response heads aren't valid HTTP. Each request fails, and the process continues.
@Suite(.timeLimit(.minutes(5))) struct ResponseHeadRobustnessTests {
  private let notHTTP = NetworkError.unreachable(reason: "not HTTP: status")

  private func ask(_ server: LoopbackServer) async throws(NetworkError) -> NetworkResponse {
    let networking = HTTPNetworking(plainOrigins: [server.url])
    return try await networking.response(to: NetworkRequest(.get, server.url.appending(path: "3/x")))
  }

  @Test(arguments: [
    "HTTP/1.1 000\r\n\r\n", "HTTP/1.1 000\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 099 x\r\nContent-Length: 1\r\n\r\nx",
    "HTTP/1.1 001 x\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 000\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nabc",
    "HTTP/1.1 101 Switching Protocols\r\nContent-Length: 0\r\n\r\n",
  ])
  func `A status below 100 or an unrequested 101 fails the request`(_ answer: String) async throws {
    let server = try await LoopbackServer { _ in .bytes(Data(answer.utf8)) }
    await #expect(throws: notHTTP) { try await ask(server) }
    await server.waitForClosure()
    await server.stop()
  }

  @Test(arguments: [
    "HTTP/1.1 1000 x\r\n\r\n", "HTTP/1.1 -01 x\r\n\r\n", "HTTP/1.1 20\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n",
  ])
  func `An invalid status line fails the request`(_ answer: String) async throws {
    let server = try await LoopbackServer { _ in .bytesThenClose(Data(answer.utf8)) }
    await #expect(throws: NetworkError.self) { try await ask(server) }
    await server.stop()
  }

  @Test func `A client reports a server with an impossible status as offline`() async throws {
    let server = try await LoopbackServer { _ in .bytes(Data("HTTP/1.1 000\r\n\r\n".utf8)) }
    let client = Client(
      networking: HTTPNetworking(plainOrigins: [server.url]),
      configuration: ClientConfiguration(baseURL: server.url), limits: RequestLimits(retries: 0))
    await #expect(throws: TMDBError.offline) { try await client.value(of: ConfigurationTarget.api) }
    await server.stop()
  }

  @Test func `A status above 599 is a server error`() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response("999 Request Denied")) }
    let response = try await ask(server)
    #expect(response.status == 999)
    #expect(TMDBError(response) == .serverError(status: 999))
    await server.stop()
  }

  @Test func `A few informational responses are skipped`() async throws {
    let informational = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"
    let server = try await LoopbackServer { _ in .bytes(Data(informational.utf8) + .response(body: Data("a".utf8))) }
    #expect(try await ask(server).body == Data("a".utf8))
    #expect(try await ask(server).body == Data("a".utf8))
    await server.stop()
  }

  @Test func `Endless informational responses fail the request`() async throws {
    let flood = String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 10_000)
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data(flood.utf8)) }
    await #expect(throws: NetworkError.unreachable(reason: "not HTTP: tooManyInformational")) { try await ask(server) }
    await server.waitForClosure()
    await server.stop()
  }

  @Test(arguments: [
    "HTTP/1.1 000\r\n\r\n", "HTTP/1.1 099 x\r\nContent-Length: 3\r\n\r\nabc", "HTTP/1.1 101 x\r\n\r\n",
    "HTTP/1.1 000\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 999 x\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcHTTP/1.1 000\r\n\r\n",
  ])
  func `A proxy that responds to CONNECT with an impossible status fails the request`(_ answer: String) async throws {
    let proxy = try await LoopbackServer { _ in .bytesThenClose(Data(answer.utf8)) }
    let port = proxy.port
    for address in ["http://api.example", "https://api.example"] {
      let address = try #require(URL(string: address))
      let networking = HTTPNetworking(
        proxies: ProxyFunction { _ in Proxy(host: "127.0.0.1", port: port) }, plainOrigins: [address])
      await #expect(throws: NetworkError.self) { try await networking.response(to: NetworkRequest(.get, address)) }
    }
    await proxy.stop()
  }

  @Test func `An impossible status behind a proxy fails the request`() async throws {
    let proxy = try await LoopbackServer { head in
      .bytes(Data((head.hasPrefix("CONNECT") ? "HTTP/1.1 200 OK\r\n\r\n" : "HTTP/1.1 000\r\n\r\n").utf8))
    }
    let port = proxy.port
    let address = try #require(URL(string: "http://api.example"))
    let networking = HTTPNetworking(
      proxies: ProxyFunction { _ in Proxy(host: "127.0.0.1", port: port) }, plainOrigins: [address])
    await #expect(throws: notHTTP) { try await networking.response(to: NetworkRequest(.get, address)) }
    await proxy.stop()
  }

  @Test func `An endless head fails the request`() async throws {
    let fields = String(repeating: "x-a: \(String(repeating: "b", count: 1000))\r\n", count: 300)
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data("HTTP/1.1 200 OK\r\n\(fields)".utf8)) }
    await #expect(throws: NetworkError.unreachable(reason: "not HTTP: tooLarge")) { try await ask(server) }
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `Trailers are not headers`() async throws {
    let answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-End: 1\r\n\r\n"
    let server = try await LoopbackServer { _ in .bytes(Data(answer.utf8)) }
    let response = try await ask(server)
    #expect(response.body == Data("x".utf8) && response.headers["x-end"] == nil)
    await server.stop()
  }

  @Test(arguments: ["", "-1", "1", "2000", "+20", "٢٠٠", "000", "099", "101"])
  func `A status line without a valid status is rejected, also of HTTP/2`(_ status: String) {
    for version in ["HTTP/2", "HTTP/1.1"] {
      #expect(throws: InvalidResponseHead.status) { try head(["\(version) \(status) "]) }
      #expect(throws: InvalidResponseHead.status) { try head(["\(version) \(status)"]) }
    }
    #expect(throws: InvalidResponseHead.status) { try head(["ICY 200 OK"]) }
  }

  @Test func `The head after informational ones is read`() throws {
    let head = try head([
      "HTTP/2 103 ", "link: x", "", "HTTP/2 200 ", "ETag:\t\"e\" ", "x-a: 1", "X-A : 2", "  3", "no colon", "x-b:", "",
    ])
    #expect(head.isComplete && head.status == 200)
    #expect(head.headers == ["etag": "\"e\"", "x-a": "1, 2 3", "x-b": ""])
  }

  private func head(_ lines: [String]) throws(InvalidResponseHead) -> ResponseHead {
    var head = ResponseHead()
    for line in lines { try head.receive(Array((line + "\r\n").utf8)) }
    return head
  }
}
