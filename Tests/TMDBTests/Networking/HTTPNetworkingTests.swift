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

  @Test func `A response has its status, headers and body`() async throws {
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

  @Test func `A request body is sent with its length`() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    let request = NetworkRequest(
      .post, server.url, headers: ["content-type": "application/json"], body: Data("{}".utf8))
    _ = try await networking.response(to: request)
    let head = try #require(await server.nextRequest()).lowercased()
    #expect(head.hasPrefix("post / http/1.1\r\n") && head.contains("\r\ncontent-length: 2"))
    await server.stop()
  }

  @Test func `A request without a body has only its own headers`() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    _ = try await networking.response(to: NetworkRequest(.get, server.url, headers: ["X-Empty": ""]))
    #expect(try await fields(of: server) == ["accept-encoding", "host", "x-empty"])
    _ = try await networking.response(to: NetworkRequest(.delete, server.url))
    #expect(try await fields(of: server) == ["accept-encoding", "host"])
    _ = try await networking.response(to: NetworkRequest(.post, server.url))
    #expect(try await fields(of: server) == ["accept-encoding", "content-length", "host"])
    _ = try await networking.response(
      to: NetworkRequest(.post, server.url, body: Data(repeating: 0x30, count: 2_000_000)))
    #expect(try await fields(of: server) == ["accept-encoding", "content-length", "host"])
    await server.stop()
  }

  @Test func `The user in a URL is not sent`() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let address = try #require(URL(string: "http://u:p@127.0.0.1:\(server.port)/a/../b?c=%2F#d"))
    _ = try await HTTPNetworking(plainOrigins: [server.url]).response(to: NetworkRequest(.get, address))
    let head = try #require(await server.nextRequest())
    #expect(head.hasPrefix("GET /a/../b?c=%2F HTTP/1.1\r\n") && !head.lowercased().contains("authorization"))
    await server.stop()
  }

  @Test(arguments: [
    ("X-A", "1\r\nX-B: 2"), ("X-A", "1\n"), ("X-A", "1\0"), ("X-A: 1\r\nX-B", "2"), ("", "1"), ("a b", "1"),
  ])
  func `A request with an invalid header is not sent`(_ name: String, _ value: String) async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    await #expect(throws: NetworkError.unreachable(reason: "invalid header")) {
      try await get(server, headers: [name: value])
    }
    await server.stop()
  }

  /// Returns the sorted names of the next request's header fields.
  private func fields(of server: LoopbackServer) async throws -> [String] {
    let head = try #require(await server.nextRequest())
    return head.components(separatedBy: "\r\n").dropFirst().map { String($0.prefix { $0 != ":" }).lowercased() }
      .sorted()
  }

  @Test func `A gzip body is decompressed`() async throws {
    let server = try await LoopbackServer { _ in
      .bytes(.response("200 OK", ["Content-Encoding: gzip"], body: GzipBody.small))
    }
    let body = try await get(server).body
    #expect(String(decoding: body, as: UTF8.self) == #"{"a":""# + String(repeating: "x", count: 3000) + "\"}")
    await server.stop()
  }

  @Test func `A compressed body that expands beyond the limit is rejected`() async throws {
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

  @Test func `A body whose declared length exceeds the limit is not read`() async throws {
    let head = Data("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n".utf8)
    let server = try await LoopbackServer { _ in .bytesThenSilence(head) }
    await #expect(throws: NetworkError.tooLarge(limit: 1000)) {
      try await get(server, limits: HTTPLimits(bodySize: 1000))
    }
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `An endless body stops at the limit, and its transfer ends`() async throws {
    let server = try await LoopbackServer { _ in .endless(.chunkedHead) }
    await #expect(throws: NetworkError.tooLarge(limit: 1 << 20)) {
      try await get(server, limits: HTTPLimits(bodySize: 1 << 20))
    }
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `Cancelling stops the transfer`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data.chunkedHead + Data.chunk) }
    let task = Task { try await get(server) }
    _ = await server.nextRequest()
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `A refused or dropped connection is unreachable`() async throws {
    let server = try await LoopbackServer { _ in
      .bytesThenClose(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx".utf8))
    }
    #expect(try await isUnreachable { try await get(server) })
    await server.stop()
    #expect(try await isUnreachable { try await get(server) })
    #expect(try await isUnreachable { _ = try await HTTPNetworking().response(to: NetworkRequest(.get, server.url)) })
  }

  @Test func `Plain HTTP is limited to the allowed origins`() async throws {
    let server = try await LoopbackServer { _ in .bytes(.response()) }
    let other = try #require(URL(string: "http://127.0.0.1:\(server.port == 1 ? 2 : 1)"))
    let networking = HTTPNetworking(plainOrigins: [other])
    await #expect(throws: NetworkError.unreachable(reason: "this server requires HTTPS")) {
      try await networking.response(to: NetworkRequest(.get, server.url))
    }
    #expect(try await get(server).status == 200)
    await server.stop()
  }

  @Test func `Shutdown ends the requests of all instances that share connections`() async throws {
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

  @Test func `Shutdown ends a request in progress`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data.chunkedHead + Data.chunk) }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    let task = Task { try await networking.response(to: NetworkRequest(.get, server.url)) }
    _ = await server.nextRequest()
    await networking.shutdown()
    await #expect(throws: NetworkError.unreachable(reason: "shut down")) { try await task.value }
    await server.waitForClosure()
    await networking.shutdown()
    await server.stop()
  }

  @Test func `A request doesn't wait for another one to the same server`() async throws {
    let server = try await LoopbackServer { head in
      head.hasPrefix("GET /slow") ? .bytesThenSilence(Data()) : .bytes(.response())
    }
    let networking = HTTPNetworking(plainOrigins: [server.url])
    let slow = Task { try await networking.response(to: NetworkRequest(.get, server.url.appending(path: "slow"))) }
    _ = await server.nextRequest()
    for _ in 0..<3 { #expect(try await networking.response(to: NetworkRequest(.get, server.url)).status == 200) }
    slow.cancel()
    await #expect(throws: NetworkError.cancelled) { try await slow.value }
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
