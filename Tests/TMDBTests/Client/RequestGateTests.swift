import Foundation
import TMDBTesting
import Testing

@testable import TMDB

/// The limits on concurrent requests and on requests per second. The test controls the clock.
@Suite(.timeLimit(.minutes(5))) struct RequestGateTests {
  private static let empty = NetworkResponse.json(#"{"page":1,"results":[]}"#)

  private func sendRequests(_ client: Client, _ count: Int) -> [Task<Page<Movie>, any Error>] {
    (0..<count).map { number in Task { try await client.value(of: MovieTarget.popular.page(number + 1)) } }
  }

  @Test func `A client runs up to 20 requests at once`() async throws {
    let networking = SuspendableNetworking()
    let client = Client(networking: networking, limits: RequestLimits(total: nil), clock: ManualClock())
    let tasks = sendRequests(client, 30)
    await networking.waitForRequests(20)
    await client.waitForWaiters(10)
    #expect(networking.suspended.count == 20)
    for index in 0..<20 { networking.resume(index, with: Self.empty) }
    await networking.waitForRequests(30)
    for index in 20..<30 { networking.resume(index, with: Self.empty) }
    for task in tasks { _ = try await task.value }
    #expect(networking.requests.count == 30)
  }

  @Test func `A client starts up to 40 requests per second`() async throws {
    let clock = ManualClock()
    let networking = ReplayNetworking(["/3/movie/popular": [Self.empty]])
    let client = Client(networking: networking, limits: RequestLimits(total: nil), clock: clock)
    let tasks = sendRequests(client, 100)
    await clock.waitForSleepers(1)
    await client.waitForWaiters(60)
    #expect(networking.requests.count == 40)
    clock.advance(by: .milliseconds(900))
    #expect(await client.gate.waiting == 60)
    clock.advance(by: .milliseconds(150))
    await client.waitForWaiters(20)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(1050))
    for task in tasks { _ = try await task.value }
    #expect(networking.requests.count == 100)
  }

  @Test func `A request cancelled while it waits is never sent`() async throws {
    let networking = SuspendableNetworking()
    let client = Client(networking: networking, limits: RequestLimits(concurrent: 1, total: nil), clock: ManualClock())
    let first = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    let second = Task { try await client.value(of: MovieTarget.topRated) }
    await client.waitForWaiters(1)
    second.cancel()
    await #expect(throws: TMDBError.cancelled) { try await second.value }
    networking.resume(0, with: Self.empty)
    _ = try await first.value
    let third = Task { try await client.value(of: MovieTarget.upcoming) }
    await networking.waitForRequests(2)
    networking.resume(1, with: Self.empty)
    _ = try await third.value
    #expect(networking.requests.map(\.url.lastPathComponent) == ["popular", "upcoming"])
  }

  @Test func `A 429 response delays other requests, too`() async throws {
    let clock = ManualClock()
    let networking = SuspendableNetworking()
    let client = Client.withoutJitter(networking, limits: RequestLimits(total: nil), clock: clock)
    let first = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    networking.resume(0, with: NetworkResponse(status: 429, headers: ["retry-after": "5"]))
    await clock.waitForSleepers(1)
    let second = Task { try await client.value(of: MovieTarget.topRated) }
    await clock.waitForSleepers(2)
    #expect(networking.requests.count == 1)
    clock.advance(by: .seconds(5))
    await networking.waitForRequests(3)
    networking.resume(1, with: Self.empty)
    networking.resume(2, with: Self.empty)
    _ = try await (first.value, second.value)
  }

  @Test func `Copies of a client share its limits`() async throws {
    let networking = SuspendableNetworking()
    let client = Client(networking: networking, limits: RequestLimits(concurrent: 1, total: nil), clock: ManualClock())
    var other = client
    other.configuration.language = "de"
    let first = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    let second = Task { [other] in try await other.value(of: MovieTarget.topRated) }
    await client.waitForWaiters(1)
    #expect(networking.requests.count == 1)
    first.cancel()
    await networking.waitForRequests(2)
    second.cancel()
    _ = await (first.result, second.result)
  }
}
