import Foundation
import TMDBTesting
import Testing

@testable import TMDB

/// Tests that one deadline covers a whole request: the wait in the gate, the attempts and the pauses between them. The
/// tests control the clock.
@Suite(.timeLimit(.minutes(5))) struct RequestTimeRobustnessTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func client(
    _ networking: any Networking, _ clock: ManualClock, limits: RequestLimits = .standard
  ) -> Client {
    Client.withoutJitter(networking, limits: limits, clock: clock, date: Self.start)
  }

  @Test func `A request times out after 60 seconds, including its retries`() async throws {
    let clock = ManualClock()
    let networking = SuspendableNetworking()
    let client = client(networking, clock)
    let task = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(40))
    networking.fail(0, .timedOut)
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(400))
    await networking.waitForRequests(2)
    clock.advance(by: .milliseconds(19_599))
    #expect(networking.cancelled.isEmpty)
    clock.advance(by: .milliseconds(1))
    await #expect(throws: TMDBError.timedOut) { try await task.value }
    #expect(networking.cancelled == [1])
    #expect(networking.requests.count == 2)
  }

  @Test func `A request fails at once with the server's date if Retry-After is past the deadline`() async throws {
    let clock = ManualClock()
    let networking = SuspendableNetworking()
    let client = client(networking, clock)
    let task = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(50))
    networking.resume(0, with: NetworkResponse(status: 429, headers: ["retry-after": "10"]))
    await #expect(throws: TMDBError.rateLimited(until: Self.start.addingTimeInterval(10))) { try await task.value }
    #expect(networking.requests.count == 1)
  }

  @Test func `Waiting in the request gate counts towards the deadline`() async throws {
    let clock = ManualClock()
    let networking = SuspendableNetworking()
    let client = client(networking, clock, limits: RequestLimits(concurrent: 1))
    let first = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(30))
    let second = Task { try await client.value(of: MovieTarget.topRated) }
    await client.waitForWaiters(1)
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(30))
    await #expect(throws: TMDBError.timedOut) { try await first.value }
    await networking.waitForRequests(2)
    clock.advance(by: .seconds(30))
    await #expect(throws: TMDBError.timedOut) { try await second.value }
    #expect(networking.cancelled == [0, 1])
  }

  @Test(arguments: ["1e308", "9999999999999999999", "31622401"])
  func `A huge Retry-After is limited to 366 days`(_ text: String) throws {
    let response = NetworkResponse(status: 429, headers: ["retry-after": text])
    let error = try #require(TMDBError(response, now: Self.start))
    #expect(error == .rateLimited(until: Self.start.addingTimeInterval(366 * 86_400)))
    #expect(error.recoverySuggestion?.isEmpty == false)
  }

  @Test(arguments: ["-1", "nan", "inf", "soon", "-1e308"])
  func `An invalid Retry-After is ignored`(_ text: String) throws {
    let response = NetworkResponse(status: 429, headers: ["retry-after": text])
    #expect(TMDBError(response, now: Self.start) == .rateLimited(until: nil))
  }

  @Test func `The retry time omits seconds and includes the date unless it is today`() throws {
    // The start is 22:13:20 GMT.
    func text(_ seconds: TimeInterval) -> String {
      TMDBError.moment(
        Self.start.addingTimeInterval(seconds), now: Self.start, locale: Locale(identifier: "en_GB"), timeZone: .gmt)
    }
    #expect(text(30) == "22:14")
    #expect(text(3600) == "23:14")
    #expect(text(7200).contains("15 Nov 2023") && text(7200).hasSuffix("0:14"))
    // The time is rounded up to midnight, which belongs to the next day.
    #expect(text(6390).contains("15 Nov 2023") && text(6390).hasSuffix("0:00"))
  }
}
