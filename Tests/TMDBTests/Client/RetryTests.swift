import Foundation
import TMDB
import TMDBTesting
import Testing

/// Retries: the failures that allow them, their number and their pauses. The test controls the clock.
@Suite(.timeLimit(.minutes(5))) struct RetryTests {
  private static let path = "/3/movie/popular"
  private static let good = NetworkResponse.json(#"{"page":1,"results":[]}"#)

  private func client(_ networking: any Networking, _ clock: ManualClock, chance: Double = 1) -> Client {
    Client(
      networking: networking, limits: RequestLimits(total: nil), clock: clock,
      date: { Date(timeIntervalSince1970: 1_700_000_000) }, chance: { chance })
  }

  /// Sends a request, advancing the clock whenever the client sleeps. Returns the result, the pauses and the number of
  /// requests.
  private func ask(
    _ answers: [NetworkResponse], chance: Double = 1
  ) async throws -> (result: Result<Page<Movie>, TMDBError>, pauses: [Duration], requests: Int) {
    let clock = ManualClock()
    let networking = ReplayNetworking([Self.path: answers])
    let client = client(networking, clock, chance: chance)
    let driver = Task {
      var pauses: [Duration] = []
      while !Task.isCancelled {
        await clock.waitForSleepers(1)
        if let pause = clock.advanceToNextSleeper() { pauses.append(pause) }
      }
      return pauses
    }
    let result: Result<Page<Movie>, TMDBError>
    do throws(TMDBError) {
      result = .success(try await client.value(of: MovieTarget.popular))
    } catch {
      result = .failure(error)
    }
    driver.cancel()
    return (result, await driver.value, networking.requests.count)
  }

  @Test(arguments: [429, 500, 502, 503, 504, 408])
  func `What passes is tried again, up to three times`(_ status: Int) async throws {
    let bad = NetworkResponse(status: status)
    let (result, pauses, requests) = try await ask([bad, bad, bad, Self.good])
    #expect(throws: Never.self) { try result.get() }
    #expect(requests == 4)
    #expect(pauses == [.milliseconds(400), .milliseconds(800), .milliseconds(1600)])
  }

  @Test func `After three more tries the last error stands`() async throws {
    let (result, _, requests) = try await ask([NetworkResponse(status: 503)])
    #expect(throws: TMDBError.serverTrouble(status: 503)) { try result.get() }
    #expect(requests == 4)
  }

  @Test(arguments: [400, 401, 403, 404, 405, 422, 501])
  func `What does not pass is not tried again`(_ status: Int) async throws {
    let (_, pauses, requests) = try await ask([NetworkResponse(status: status), Self.good])
    #expect(requests == 1)
    #expect(pauses.isEmpty)
  }

  @Test func `An unreadable answer is not tried again`() async throws {
    #expect(try await ask([.json("<html>"), Self.good]).requests == 1)
  }

  @Test(arguments: [(0.0, 200), (0.5, 300), (1.0, 400)])
  func `Half of a pause is left to chance`(_ chance: Double, _ milliseconds: Int) async throws {
    let (_, pauses, _) = try await ask([NetworkResponse(status: 500), Self.good], chance: chance)
    #expect(pauses == [.milliseconds(milliseconds)])
  }

  @Test(arguments: [429, 503])
  func `Retry-After is obeyed`(_ status: Int) async throws {
    let bad = NetworkResponse(status: status, headers: ["retry-after": "7"])
    let (result, pauses, requests) = try await ask([bad, Self.good])
    #expect(throws: Never.self) { try result.get() }
    #expect(requests == 2)
    #expect(pauses == [.seconds(7)])
  }

  @Test func `A Retry-After of minutes is told, not waited for`() async throws {
    let bad = NetworkResponse(status: 429, headers: ["retry-after": "300"])
    let (result, pauses, requests) = try await ask([bad, Self.good])
    #expect(throws: TMDBError.rateLimited(until: Date(timeIntervalSince1970: 1_700_000_300))) { try result.get() }
    #expect(requests == 1 && pauses.isEmpty)
  }

  @Test func `A write is repeated only where TMDB did not do it`() async throws {
    let networking = ReplayNetworking([
      "/3/movie/1/rating": [NetworkResponse(status: 500), .json(#"{"success":true}"#)]
    ])
    let client = client(networking, ManualClock())
    let rating = RatingTarget.rate(movie: 1, 8, .guest(GuestSession(id: "g")))
    await #expect(throws: TMDBError.serverTrouble(status: 500)) { try await client.value(of: rating) }
    #expect(networking.requests.count == 1)
  }

  @Test func `Cancelling ends a pause at once`() async throws {
    let clock = ManualClock()
    let networking = ReplayNetworking([Self.path: [NetworkResponse(status: 500), Self.good]])
    let client = client(networking, clock)
    let task = Task { try await client.value(of: MovieTarget.popular) }
    await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: TMDBError.cancelled) { try await task.value }
    #expect(networking.requests.count == 1)
  }

  @Test func `Cancelling ends a transfer at once, and is not tried again`() async throws {
    let networking = SuspendableNetworking()
    let client = client(networking, ManualClock())
    let task = Task { try await client.value(of: MovieTarget.popular) }
    await networking.waitForRequests(1)
    task.cancel()
    await #expect(throws: TMDBError.cancelled) { try await task.value }
    #expect(networking.cancelled == [0])
    #expect(networking.requests.count == 1)
  }
}
