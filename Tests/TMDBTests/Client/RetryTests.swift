import Foundation
import TMDB
import TMDBTesting
import Testing

/// Retries: the failures that allow them, their number and their pauses. The test controls the clock.
@Suite(.timeLimit(.minutes(5))) struct RetryTests {
  private static let path = "/3/movie/popular"
  private static let good = NetworkResponse.json(#"{"page":1,"results":[]}"#)

  private func client(_ networking: any Networking, _ clock: ManualClock, jitter: Double = 1) -> Client {
    var client = Client(
      networking: networking, limits: RequestLimits(total: nil), clock: clock,
      date: { Date(timeIntervalSince1970: 1_700_000_000) })
    client.jitter = { jitter }
    return client
  }

  /// Sends a request, advancing the clock whenever the client sleeps. Returns the result, the pauses and the number of
  /// requests.
  private func ask(
    _ answers: [NetworkResponse], jitter: Double = 1
  ) async throws -> (result: Result<Page<Movie>, TMDBError>, pauses: [Duration], requests: Int) {
    let clock = ManualClock()
    let networking = ReplayNetworking([Self.path: answers])
    let client = client(networking, clock, jitter: jitter)
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
  func `A temporary failure is retried up to three times`(_ status: Int) async throws {
    let bad = NetworkResponse(status: status)
    let (result, pauses, requests) = try await ask([bad, bad, bad, Self.good])
    #expect(throws: Never.self) { try result.get() }
    #expect(requests == 4)
    #expect(pauses == [.milliseconds(400), .milliseconds(800), .milliseconds(1600)])
  }

  @Test func `The last error is thrown after three failed retries`() async throws {
    let (result, _, requests) = try await ask([NetworkResponse(status: 503)])
    #expect(throws: TMDBError.serverError(status: 503)) { try result.get() }
    #expect(requests == 4)
  }

  @Test(arguments: [400, 401, 403, 404, 405, 422, 501])
  func `A permanent failure is not retried`(_ status: Int) async throws {
    let (_, pauses, requests) = try await ask([NetworkResponse(status: status), Self.good])
    #expect(requests == 1)
    #expect(pauses.isEmpty)
  }

  @Test func `An unreadable response is not retried`() async throws {
    #expect(try await ask([.json("<html>"), Self.good]).requests == 1)
  }

  @Test(arguments: [(0.0, 200), (0.5, 300), (1.0, 400)])
  func `Half of a pause is random`(_ jitter: Double, _ milliseconds: Int) async throws {
    let (_, pauses, _) = try await ask([NetworkResponse(status: 500), Self.good], jitter: jitter)
    #expect(pauses == [.milliseconds(milliseconds)])
  }

  @Test(arguments: [429, 503]) func `A retry waits for the time in Retry-After`(_ status: Int) async throws {
    let bad = NetworkResponse(status: status, headers: ["retry-after": "7"])
    let (result, pauses, requests) = try await ask([bad, Self.good])
    #expect(throws: Never.self) { try result.get() }
    #expect(requests == 2)
    #expect(pauses == [.seconds(7)])
  }

  @Test func `A Retry-After of minutes throws an error with the date instead of waiting`() async throws {
    let bad = NetworkResponse(status: 429, headers: ["retry-after": "300"])
    let (result, pauses, requests) = try await ask([bad, Self.good])
    #expect(throws: TMDBError.rateLimited(until: Date(timeIntervalSince1970: 1_700_000_300))) { try result.get() }
    #expect(requests == 1 && pauses.isEmpty)
  }

  @Test func `A write is not retried after a server error`() async throws {
    let networking = ReplayNetworking([
      "/3/movie/1/rating": [NetworkResponse(status: 500), .json(#"{"success":true}"#)]
    ])
    let client = client(networking, ManualClock())
    let rating = RatingTarget.rate(movie: 1, 8, .guest(GuestSession(id: "g")))
    await #expect(throws: TMDBError.serverError(status: 500)) { try await client.value(of: rating) }
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

  @Test func `Cancelling ends a transfer at once and without a retry`() async throws {
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
