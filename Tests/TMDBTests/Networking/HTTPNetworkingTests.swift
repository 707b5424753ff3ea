import Foundation
import TMDB
import Testing

/// Tests of `HTTPNetworking` with a local server that misbehaves.
@Suite(.timeLimit(.minutes(5))) struct HTTPNetworkingTests {
  private func get(
    _ server: LoopbackServer, _ path: String = "/3/x", limits: HTTPLimits = HTTPLimits(total: .seconds(30)),
    headers: [String: String] = [:]
  ) async throws(NetworkError) -> NetworkResponse {
    let networking = HTTPNetworking(limits: limits, plainOrigins: [server.url])
    return try await networking.response(to: NetworkRequest(.get, server.url.appending(path: path), headers: headers))
  }

  @Test("A response has its status, headers and body") func responseHasStatusHeadersAndBody() async throws {
    let server = try await LoopbackServer { _ in
      .bytes(.response("404 Not Found", ["X-One: a", "X-One: b", "ETag: \"e\""], body: Data("gone".utf8)))
    }
    let response = try await get(server, headers: ["Authorization": "Bearer t"])
    #expect(response.status == 404)
    #expect(response.headers["x-one"] == "a, b" && response.headers["etag"] == "\"e\"")
    #expect(String(decoding: response.body, as: UTF8.self) == "gone")
    let head = try #require(await server.nextRequest()).lowercased()
    #expect(head.hasPrefix("get /3/x http/1.1\r\n"))
    #expect(head.contains("\r\nauthorization: bearer t") && head.contains("\r\naccept-encoding: gzip, deflate"))
    await server.stop()
  }

  @Test("A request body is sent with its length") func requestBodyIsSent() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    let request = NetworkRequest(
      .post, server.url, headers: ["content-type": "application/json"], body: Data("{}".utf8))
    _ = try await networking.response(to: request)
    let head = try #require(await server.nextRequest()).lowercased()
    #expect(head.hasPrefix("post / http/1.1\r\n") && head.contains("\r\ncontent-length: 2"))
    await server.stop()
  }

  @Test("A gzip body is decompressed") func gzipBodyIsDecompressed() async throws {
    let server = try await LoopbackServer { _ in
      .bytes(.response("200 OK", ["Content-Encoding: gzip"], body: GzipBody.small))
    }
    let body = try await get(server).body
    #expect(String(decoding: body, as: UTF8.self) == #"{"a":""# + String(repeating: "x", count: 3000) + "\"}")
    await server.stop()
  }

  @Test("A compressed body that expands beyond the limit is rejected") func decompressedBodyStopsAtLimit() async throws
  {
    let server = try await LoopbackServer { _ in
      .bytes(.response("200 OK", ["Content-Encoding: gzip"], body: GzipBody.bomb))
    }
    await #expect(throws: NetworkError.tooLarge(limit: 50_000)) {
      try await get(server, limits: HTTPLimits(bodySize: 50_000))
    }
    let response = try await get(server, limits: HTTPLimits(bodySize: 100_000))
    #expect(response.body.count == 100_000)
    await server.stop()
  }

  @Test("A body whose declared length exceeds the limit is not read") func bodyWithTooLargeLengthIsNotRead()
    async throws
  {
    let head = Data("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n".utf8)
    let server = try await LoopbackServer { _ in .bytesThenSilence(head) }
    await #expect(throws: NetworkError.tooLarge(limit: 1000)) {
      try await get(server, limits: HTTPLimits(bodySize: 1000))
    }
    await server.waitForClosure()
    await server.stop()
  }

  @Test("An endless body stops at the limit, and its transfer ends") func endlessBodyStopsAtLimit() async throws {
    let server = try await LoopbackServer { _ in .endless(.chunkedHead) }
    await #expect(throws: NetworkError.tooLarge(limit: 1 << 20)) {
      try await get(server, limits: HTTPLimits(bodySize: 1 << 20))
    }
    await server.waitForClosure()
    await server.stop()
  }

  @Test("Silence before the response times out") func silenceBeforeResponseTimesOut() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data()) }
    await #expect(throws: NetworkError.timedOut) { try await get(server, limits: HTTPLimits(idle: .milliseconds(100))) }
    await server.stop()
  }

  @Test("Silence within the response times out") func silenceWithinResponseTimesOut() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data.chunkedHead + Data.chunk) }
    await #expect(throws: NetworkError.timedOut) { try await get(server, limits: HTTPLimits(idle: .milliseconds(100))) }
    await server.stop()
  }

  @Test("An endless response times out, and its transfer ends") func endlessResponseTimesOut() async throws {
    let server = try await LoopbackServer { _ in .endless(.chunkedHead) }
    await #expect(throws: NetworkError.timedOut) {
      try await get(server, limits: HTTPLimits(total: .milliseconds(150), bodySize: .max))
    }
    await server.waitForClosure()
    await server.stop()
  }

  @Test("Cancelling stops the transfer") func cancellingStopsTransfer() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data.chunkedHead + Data.chunk) }
    let task = Task { try await get(server) }
    _ = await server.nextRequest()
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    await server.waitForClosure()
    await server.stop()
  }

  @Test("A refused or dropped connection is unreachable") func refusedOrDroppedConnectionIsUnreachable() async throws {
    let server = try await LoopbackServer { _ in
      .bytesThenClose(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx".utf8))
    }
    #expect(try await isUnreachable { try await get(server) })
    await server.stop()
    #expect(try await isUnreachable { try await get(server) })
    #expect(try await isUnreachable { _ = try await HTTPNetworking().response(to: NetworkRequest(.get, server.url)) })
  }

  @Test("Plain HTTP is limited to the allowed origins") func plainHTTPIsLimitedToAllowedOrigins() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let other = try #require(URL(string: "http://127.0.0.1:\(server.port == 1 ? 2 : 1)"))
    let networking = HTTPNetworking(plainOrigins: [other])
    await #expect(throws: NetworkError.unreachable(reason: "this server requires HTTPS")) {
      try await networking.response(to: NetworkRequest(.get, server.url))
    }
    #expect(try await get(server).status == 200)
    await server.stop()
  }

  @Test("Shutdown ends the requests of all instances that share connections") func shutdownEndsRequestsOfAllInstances()
    async throws
  {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    let limited = networking.limited(to: HTTPLimits(bodySize: 10))
    #expect(try await limited.response(to: NetworkRequest(.get, server.url)).status == 200)
    await networking.shutdown()
    await server.waitForClosure()
    await #expect(throws: NetworkError.unreachable(reason: "shut down")) {
      try await limited.response(to: NetworkRequest(.get, server.url))
    }
    await server.stop()
  }

  private func isUnreachable(_ body: () async throws -> some Any) async throws -> Bool {
    do {
      _ = try await body()
      return false
    } catch NetworkError.unreachable(let reason) {
      return !reason.contains("127.0.0.1")
    }
  }
}

/// Bodies compressed with gzip.
private enum GzipBody {
  /// A JSON object with a string of 3000 letters.
  static let small = decodeBase64("H4sIAAAAAAACA+3BQQ0AMAgEMC8nAzdzQULwPhs82k5eKg0AAJyX/eqsC1fACwAA")
  /// 100,000 zeros, compressed into 133 bytes.
  static let bomb = decodeBase64(
    "H4sIAAAAAAACA+3BMQEAAADCoErrn84aHkAB" + String(repeating: "A", count: 128) + "rwaFwk3FoIYBAA==")

  private static func decodeBase64(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
