import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import AppFoundation

/// Requests over a network access, and the network access's state after each response.
struct MonitoredNetworkingTests {
  private let networkAccess = NetworkAccess()
  private let request = NetworkRequest(.get, URL(filePath: "/3/configuration"))

  @Test func `No request is sent while requests aren't allowed`() async throws {
    let networking = ReplayNetworking()
    networkAccess.isAllowed = false
    await #expect(throws: NetworkError.switchedOff) {
      try await MonitoredNetworking(networking, through: networkAccess).response(to: request)
    }
    #expect(networking.requests.isEmpty)
    networkAccess.isAllowed = true
    #expect(try await MonitoredNetworking(networking, through: networkAccess).response(to: request).status == 404)
  }

  @Test func `Any response, even an error status, records that the network is reachable`() async throws {
    networkAccess.record(isReachable: false)
    #expect(
      try await MonitoredNetworking(ReplayNetworking(), through: networkAccess).response(to: request).status == 404)
    #expect(networkAccess.isReachable)
  }

  @Test(arguments: [
    (NetworkError.unreachable(reason: "no route"), false), (.timedOut, false), (.cancelled, true),
    (.switchedOff, true),
    (.tooLarge(limit: 1), true),
  ])
  func `Only connection errors and timeouts mean an unreachable network`(error: NetworkError, isReachable: Bool) async {
    await #expect(throws: error) {
      try await MonitoredNetworking(Failing(error: error), through: networkAccess).response(to: request)
    }
    #expect(networkAccess.isReachable == isReachable)
  }

  @Test func `Image requests don't change the recorded reachability`() async throws {
    let failing = MonitoredNetworking(Failing(error: .timedOut), through: networkAccess, reports: false)
    await #expect(throws: NetworkError.timedOut) { try await failing.response(to: request) }
    #expect(networkAccess.isReachable)
    networkAccess.record(isReachable: false)
    _ = try await MonitoredNetworking(ReplayNetworking(), through: networkAccess, reports: false).response(to: request)
    #expect(!networkAccess.isReachable)
  }

  @Test func `A client's request fails immediately when working offline`() async {
    networkAccess.isAllowed = false
    let client = Client(networking: MonitoredNetworking(ReplayNetworking(), through: networkAccess))
    await #expect(throws: TMDBError.workingOffline) { try await client.value(of: ConfigurationTarget.api) }
  }
}

private struct Failing: Networking {
  let error: NetworkError

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw error }
}
