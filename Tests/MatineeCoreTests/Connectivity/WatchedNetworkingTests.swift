import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import MatineeCore

/// Requests over a network line, and the line's state after each response.
struct WatchedNetworkingTests {
  private let line = NetworkLine()
  private let request = NetworkRequest(.get, URL(filePath: "/3/configuration"))

  @Test("A closed line sends no requests") func closedLineSendsNoRequests() async throws {
    let networking = ReplayNetworking()
    line.isOpen = false
    await #expect(throws: NetworkError.switchedOff) {
      try await WatchedNetworking(networking, on: line).response(to: request)
    }
    #expect(networking.requests.isEmpty)
    line.isOpen = true
    #expect(try await WatchedNetworking(networking, on: line).response(to: request).status == 404)
  }

  @Test("Any response, even an error status, marks the line as reachable") func anyResponseMarksLineReachable()
    async throws
  {
    line.note(isReachable: false)
    #expect(try await WatchedNetworking(ReplayNetworking(), on: line).response(to: request).status == 404)
    #expect(line.isReachable)
  }

  @Test(
    "Only a connection failure or a timeout marks the line as unreachable",
    arguments: [
      (NetworkError.unreachable(reason: "no route"), false), (.timedOut, false), (.cancelled, true),
      (.switchedOff, true),
      (.tooLarge(limit: 1), true),
    ])
  func onlyMissingResponseMarksLineUnreachable(error: NetworkError, isReachable: Bool) async {
    await #expect(throws: error) {
      try await WatchedNetworking(Failing(error: error), on: line).response(to: request)
    }
    #expect(line.isReachable == isReachable)
  }

  @Test("Image requests don't change the line's reachability") func unreportedRequestsDoNotChangeReachability()
    async throws
  {
    let failing = WatchedNetworking(Failing(error: .timedOut), on: line, reports: false)
    await #expect(throws: NetworkError.timedOut) { try await failing.response(to: request) }
    #expect(line.isReachable)
    line.note(isReachable: false)
    _ = try await WatchedNetworking(ReplayNetworking(), on: line, reports: false).response(to: request)
    #expect(!line.isReachable)
  }

  @Test("A client's request fails immediately when working offline") func requestFailsImmediatelyWhenWorkingOffline()
    async
  {
    line.isOpen = false
    let client = Client(networking: WatchedNetworking(ReplayNetworking(), on: line))
    await #expect(throws: TMDBError.workingOffline) { try await client.value(of: ConfigurationTarget.api) }
  }
}

private struct Failing: Networking {
  let error: NetworkError

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw error }
}
