import Foundation
import NIOCore
import NIOEmbedded
import NIOHPACK
import NIOHTTP1
import NIOHTTP2
import Testing

@testable import TMDB

/// Servers and proxies whose response heads aren't valid HTTP. Each request fails, and the process continues.
@Suite(.timeLimit(.minutes(5))) struct ResponseHeadRobustnessTests {
  private let notHTTP = NetworkError.unreachable(reason: "not HTTP: status")

  private func ask(_ server: LoopbackServer) async throws(NetworkError) -> NetworkResponse {
    let networking = HTTPNetworking(plainOrigins: [server.url])
    return try await networking.response(to: NetworkRequest(.get, server.url.appending(path: "3/x")))
  }

  @Test(
    "A status below 100 or an unrequested 101 fails the request",
    arguments: [
      "HTTP/1.1 000\r\n\r\n", "HTTP/1.1 000\r\nContent-Length: 0\r\n\r\n",
      "HTTP/1.1 099 x\r\nContent-Length: 1\r\n\r\nx",
      "HTTP/1.1 001 x\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 000\r\nContent-Length: 0\r\n\r\n",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nabc",
      "HTTP/1.1 101 Switching Protocols\r\nContent-Length: 0\r\n\r\n",
    ])
  func impossibleStatusFailsRequest(_ answer: String) async throws {
    let server = try await LoopbackServer { _ in .bytes(Data(answer.utf8)) }
    await #expect(throws: notHTTP) { try await ask(server) }
    await server.waitForClosure()
    await server.stop()
  }

  @Test(
    "An invalid status line fails the request",
    arguments: ["HTTP/1.1 1000 x\r\n\r\n", "HTTP/1.1 -01 x\r\n\r\n", "HTTP/1.1 20\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n"])
  func invalidStatusLineFailsRequest(_ answer: String) async throws {
    let server = try await LoopbackServer { _ in .bytesThenClose(Data(answer.utf8)) }
    await #expect(throws: NetworkError.self) { try await ask(server) }
    await server.stop()
  }

  @Test("A client reports a server with an impossible status as offline")
  func impossibleStatusIsReportedAsOffline() async throws {
    let server = try await LoopbackServer { _ in .bytes(Data("HTTP/1.1 000\r\n\r\n".utf8)) }
    let client = Client(
      networking: HTTPNetworking(plainOrigins: [server.url]),
      configuration: ClientConfiguration(baseURL: server.url), limits: RequestLimits(retries: 0))
    await #expect(throws: TMDBError.offline) { try await client.value(of: ConfigurationTarget.api) }
    await server.stop()
  }

  @Test("A status above 599 is a server error")
  func statusAbove599IsServerError() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response("999 Request Denied")) }
    let response = try await ask(server)
    #expect(response.status == 999)
    #expect(TMDBError(response) == .serverError(status: 999))
    await server.stop()
  }

  @Test("A few informational responses are skipped")
  func informationalResponsesAreSkipped() async throws {
    let informational = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"
    let server = try await LoopbackServer { _ in .bytes(Data(informational.utf8) + .response(body: Data("a".utf8))) }
    #expect(try await ask(server).body == Data("a".utf8))
    #expect(try await ask(server).body == Data("a".utf8))
    await server.stop()
  }

  @Test("Endless informational responses fail the request")
  func endlessInformationalResponsesFailRequest() async throws {
    let flood = String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 10_000)
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data(flood.utf8)) }
    await #expect(throws: NetworkError.unreachable(reason: "not HTTP: tooManyInformational")) { try await ask(server) }
    await server.waitForClosure()
    await server.stop()
  }

  @Test(
    "A proxy that responds to CONNECT with an impossible status fails the request",
    arguments: [
      "HTTP/1.1 000\r\n\r\n", "HTTP/1.1 099 x\r\nContent-Length: 3\r\n\r\nabc", "HTTP/1.1 101 x\r\n\r\n",
      "HTTP/1.1 000\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 999 x\r\nContent-Length: 0\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcHTTP/1.1 000\r\n\r\n",
    ])
  func proxyWithImpossibleStatusFailsRequest(_ answer: String) async throws {
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

  @Test("An impossible status behind a proxy fails the request")
  func impossibleStatusBehindProxyFailsRequest() async throws {
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

  @Test(
    "An HTTP/2 status that is not three digits fails the stream",
    arguments: ["", "-1", "1", "2000", "+20", "٢٠٠"])
  func malformedHTTP2StatusFailsStream(_ status: String) throws {
    let channel = try stream()
    #expect(throws: InvalidResponseHead.status) {
      try channel.writeInbound(headers([(":status", status)]))
      try channel.throwIfErrorCaught()
    }
    #expect(try channel.readInbound(as: HTTPClientResponsePart.self) == nil)
  }

  @Test("A final HTTP/2 status below 200 fails the stream", arguments: ["000", "099", "101"])
  func impossibleHTTP2StatusFailsStream(_ status: String) throws {
    let channel = try stream()
    #expect(throws: InvalidResponseHead.status) {
      try channel.writeInbound(headers([(":status", status)]))
      try channel.throwIfErrorCaught()
    }
    #expect(try channel.readInbound(as: HTTPClientResponsePart.self) == nil)
  }

  @Test("A valid HTTP/2 response with trailers passes")
  func validHTTP2ResponsePasses() throws {
    let channel = try stream()
    try channel.writeInbound(headers([(":status", "103")]))
    try channel.writeInbound(headers([(":status", "200")]))
    try channel.writeInbound(headers([("x-end", "1")], isEnd: true))
    guard case .head(let head) = try channel.readInbound(as: HTTPClientResponsePart.self) else {
      Issue.record("no head")
      return
    }
    #expect(head.status == .ok)
    guard case .end = try channel.readInbound(as: HTTPClientResponsePart.self) else {
      Issue.record("no end")
      return
    }
  }

  private func headers(_ fields: [(String, String)], isEnd: Bool = false) -> HTTP2Frame.FramePayload {
    .headers(.init(headers: HPACKHeaders(fields), endStream: isEnd))
  }

  /// Returns a stream that has sent its request, with the guards around the HTTP/2 codec as in AsyncHTTPClient.
  private func stream() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandlers(
      StatusFieldGuard(), HTTP2FramePayloadToHTTP1ClientCodec(httpProtocol: .https), ResponseHeadGuard())
    let head = HTTPRequestHead(version: .http2, method: .GET, uri: "/", headers: ["host": "x"])
    try channel.writeOutbound(HTTPClientRequestPart.head(head))
    try channel.writeOutbound(HTTPClientRequestPart.end(nil))
    return channel
  }
}
