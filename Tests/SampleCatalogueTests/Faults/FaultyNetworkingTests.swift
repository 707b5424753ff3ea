import Foundation
import SampleCatalogue
import Synchronization
import TMDB
import TMDBTesting
import Testing

/// Tests of a faulty network in the same process: waiting, failing, recovering and logging.
@Suite(.timeLimit(.minutes(5))) struct FaultyNetworkingTests {
  private let bell = Bell()
  private let clock = ManualClock()
  private let networking: FaultyNetworking

  init() {
    networking = FaultyNetworking(catalogue, clock: clock, onEvent: { [bell] _ in bell.ring() })
  }

  private func add(_ rule: String) throws { networking.add(try FaultRule(parsing: rule)) }

  private func popular(_ query: String = "page=1") async throws -> SampleResponse {
    try await fetch("movie/popular?" + query, of: networking)
  }

  @Test func `A response is unchanged without rules`() async throws {
    #expect(try await popular().response == fetch("movie/popular?page=1").response)
  }

  @Test(arguments: [(401, 7), (404, 34), (429, 25), (500, 11), (502, 43), (503, 9), (504, 24)])
  func `A status rule returns TMDB's error code and message`(status: Int, code: Int) async throws {
    try add("/3/movie/popular status \(status) times 1")
    let reply = try await popular()
    #expect(reply.status == status)
    #expect(reply.code == code)
    #expect(reply.object["status_message"] is String)
    #expect(reply.response.headers["retry-after"] == nil)
    #expect(try await popular().status == 200)
  }

  @Test func `A retry-after rule sets the Retry-After header`() async throws {
    try add("/** status 429 retry-after 7")
    #expect(try await popular().response.headers["retry-after"] == "7")
  }

  @Test func `A dropped or cut response throws a network error`() async throws {
    for name in ["drop", "cut"] {
      try add("/** \(name) times 1")
      await #expect(throws: NetworkError.self) { try await popular() }
    }
    #expect(networking.log.map(\.outcome) == [.dropped, .dropped])
  }

  @Test func `A truncated, garbage or text rule returns an unreadable body`() async throws {
    let original = try await popular().response
    for name in ["truncated", "garbage", "text"] {
      try add("/** \(name) times 1")
      let reply = try await popular()
      #expect(reply.status == 200)
      #expect(reply.object.isEmpty, "\(name)")
      #expect(reply.response.headers["etag"] == nil)
      #expect(reply.response.body.count != original.body.count)
    }
  }

  @Test func `The empty and pages rules shorten a list`() async throws {
    try add("/3/movie/popular empty times 1")
    let empty = try await popular()
    #expect(empty.results.isEmpty)
    #expect(empty.object["total_results"] as? Int == 0)
    try add("/3/movie/popular pages 1")
    let first = try await popular()
    #expect(first.results.count == 20)
    #expect(first.object["total_pages"] as? Int == 1)
    #expect(try await popular("page=2").results.isEmpty)
    #expect(try await fetch("movie/\(SamplePaths.movie)", of: networking).object["title"] as? String == "Nosferatu")
  }

  @Test func `A fault replaces a 304 response`() async throws {
    let tag = try #require(try await popular().response.headers["etag"])
    let request = { try await fetch("movie/popular?page=1", headers: ["If-None-Match": tag], of: networking).status }
    #expect(try await request() == 304)
    try add("/** empty")
    #expect(try await request() == 200)
  }

  @Test func `A held request waits and returns a fault that was added before its release`() async throws {
    try add("/3/movie/popular hold")
    async let reply = popular()
    await bell.wait { networking.log.count == 1 }
    #expect(networking.log.map(\.outcome) == [.waiting])
    #expect(try await fetch("movie/upcoming", of: networking).status == 200)
    try add("/3/movie/popular status 503")
    #expect(networking.release(try RequestPattern("/3/movie/popular")))
    #expect(try await reply.status == 503)
    #expect(networking.log.map(\.status) == [503, 200])
    // Logical times give the order of events.
    #expect(networking.log.map(\.arrived) == [1, 2])
    #expect(networking.log.map(\.ended) == [4, 3])
  }

  @Test func `A cancelled request stops waiting and is logged as cancelled`() async throws {
    try add("/** hold")
    let request = Task { try await popular() }
    await bell.wait { networking.log.count == 1 }
    request.cancel()
    await #expect(throws: NetworkError.cancelled) { try await request.value }
    #expect(networking.log.map(\.outcome) == [.cancelled])
  }

  @Test func `Removing faults releases a held request`() async throws {
    try add("/** hold")
    async let reply = popular()
    await bell.wait { networking.log.count == 1 }
    #expect(networking.removeFaults())
    #expect(try await reply.status == 200)
  }

  @Test func `A delay rule delays the response by its duration`() async throws {
    try add("/** delay 1.5")
    async let reply = popular()
    await clock.waitForSleepers(1)
    #expect(clock.advanceToNextSleeper() == .milliseconds(1500))
    #expect(try await reply.status == 200)
  }

  @Test func `The log omits keys and session IDs`() async throws {
    _ = try await popular("page=1&api_key=secret&language=en")
    _ = try await fetch("guest_session/secret/rated/tv?session_id=secret", of: networking)
    #expect(
      networking.log.map(\.description) == [
        "GET /3/movie/popular?page=1&language=en 200", "GET /3/guest_session/…/rated/tv 401",
      ])
    #expect(networking.log[0].parameters == ["page": "1", "language": "en"])
  }

  @Test func `Clearing the log also removes running requests`() async throws {
    try add("/** hold times 1")
    async let reply = popular()
    await bell.wait { networking.log.count == 1 }
    networking.clearLog()
    networking.release()
    #expect(try await reply.status == 200)
    #expect(networking.log.isEmpty)
    _ = try await popular("page=2")
    #expect(networking.log.map(\.number) == [2])
  }
}

/// A signal that wakes a test whenever an event occurs.
private final class Bell: Sendable {
  private let (rings, source) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  func ring() { source.yield() }

  func wait(until condition: () -> Bool) async {
    var iterator = rings.makeAsyncIterator()
    while !condition() { await iterator.next() }
  }
}
