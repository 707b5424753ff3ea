// Tests of the server under a test's control, as in UI tests.
import Foundation
import SampleCatalogue
import TMDB
import Testing
import ToolTestSupport

@Suite(.timeLimit(.minutes(5))) struct ServerControlTests {
  private let server: SampleServer
  private let networking: HTTPNetworking

  init() async throws {
    server = try await SampleServer()
    networking = HTTPNetworking(plainOrigins: try [#require(URL(string: server.address))])
  }

  private func get(_ path: String) async throws -> NetworkResponse {
    let separator = path.contains("?") ? "&" : "?"
    let url = try #require(URL(string: server.address + path + separator + "api_key=secret"))
    return try await networking.response(to: NetworkRequest(.get, url))
  }

  @Test func `The server fails the given number of times, then recovers`() async throws {
    try server.fail("/3/movie/popular", status: 429, retryAfter: 3, times: 2)
    let responses = try [await get("/3/movie/popular"), await get("/3/movie/popular"), await get("/3/movie/popular")]
    #expect(responses.map(\.status) == [429, 429, 200])
    #expect(responses[0].headers["retry-after"] == "3")
    #expect(try server.requests.map(\.status) == [429, 429, 200])
  }

  @Test func `The server holds a request until its release and responds to others`() async throws {
    try server.hold("/3/movie/popular")
    async let held = get("/3/movie/popular?page=1")
    let record = try await server.waitForRequest("/3/movie/popular?page=1")
    #expect(record.outcome == .waiting)
    #expect(record.query == "page=1")
    #expect(try await get("/3/movie/upcoming").status == 200)
    try server.release("/3/movie/popular")
    #expect(try await held.status == 200)
    let ended = try await server.waitForRequest("/3/movie/popular") { $0.outcome == .answered }
    let other = try #require(try server.requests("/3/movie/upcoming").first)
    #expect(try #require(ended.ended) > #require(other.ended))
  }

  @Test func `The server records a request as cancelled when its client disconnects`() async throws {
    try server.hold("/**")
    let request = Task { try await get("/3/movie/popular") }
    try await server.waitForRequest("/3/movie/popular")
    request.cancel()
    try await server.waitForRequest("/3/movie/popular") { $0.outcome == .cancelled }
    _ = await request.result
  }

  @Test(arguments: [BadResponse.dropped, .cut])
  func `The server closes the connection for a dropped or cut response`(reply: BadResponse) async throws {
    try server.corrupt("/3/**", reply, times: 1)
    await #expect(throws: NetworkError.self) { try await get("/3/movie/popular") }
    #expect(try await get("/3/movie/popular").status == 200)
    #expect(try server.requests.map(\.outcome) == [.dropped, .answered])
  }

  @Test func `The server sends an unreadable body for a corrupting fault`() async throws {
    for reply in [BadResponse.truncated, .garbage, .text] {
      try server.corrupt("/3/**", reply, times: 1)
      let body = try await get("/3/movie/popular").body
      #expect((try? JSONSerialization.jsonObject(with: body)) == nil, "\(reply)")
    }
  }

  @Test func `The server stops and listens again on the same port`() async throws {
    try server.hold("/3/movie/upcoming")
    let request = Task { try await get("/3/movie/upcoming") }
    #expect(try await get("/3/movie/popular").status == 200)
    try await server.waitForRequest("/3/movie/upcoming")
    try server.stop()
    await #expect(throws: NetworkError.self) { try await request.value }
    await #expect(throws: NetworkError.self) { try await get("/3/movie/popular") }
    try server.start()
    try server.recover()
    #expect(try await get("/3/movie/upcoming").status == 200)
    #expect(try server.requests.count == 3)
    try server.clearRequests()
    #expect(try server.requests.isEmpty)
  }

  @Test func `The server survives connections that arrive while it stops`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          while !Task.isCancelled { _ = try? await get("/3/movie/popular") }
        }
      }
      for _ in 0..<60 {
        try server.stop()
        try server.start()
        try await server.waitForRequest()
        try server.clearRequests()
      }
      group.cancelAll()
    }
    #expect(try await get("/3/movie/popular").status == 200)
  }

  @Test func `Waiting for a request that doesn't arrive fails with the received ones`() async throws {
    _ = try await get("/3/movie/popular")
    try await server.waitForRequest("/3/movie/popular")
    let error = await #expect(throws: SampleServerError.self) {
      try await server.waitForRequest("/3/movie/upcoming", within: .milliseconds(10))
    }
    #expect("\(try #require(error))".contains("GET /3/movie/popular 200"))
  }

  @Test func `A synchronous wait finds requests and times out without one`() throws {
    let (server, networking) = (server, networking)
    try server.hold("/3/configuration")
    let url = try #require(URL(string: server.address + "/3/configuration"))
    let request = Task { try await networking.response(to: NetworkRequest(.get, url)) }
    try server.waitForRequest("/3/configuration")
    try server.release()
    try server.waitForRequest { $0.outcome == .answered }
    #expect(throws: SampleServerError.self) { try server.waitForRequest("/t/p/**", within: .milliseconds(10)) }
    request.cancel()
  }

  @Test func `The server rejects invalid commands`() throws {
    #expect(throws: SampleServerError.self) { try server.release("/3/movie/popular") }
    #expect(throws: FaultSyntaxError.self) { try server.hold("movie") }
    #expect(throws: SampleServerError.self) { try server.fail("/3/movie/popular", status: 200) }
  }

  @Test func `The server exits when its input closes`() async throws {
    let conversation = try Conversation()
    let running = try CommandLineTool("matinee-sample-server").start(
      ["--port", "0", "--control"], connectedTo: conversation)
    _ = try #require(await conversation.find(\.first))
    conversation.send("/** hold")
    conversation.closeWriting()
    #expect(try await running.end().status == 0)
  }
}
