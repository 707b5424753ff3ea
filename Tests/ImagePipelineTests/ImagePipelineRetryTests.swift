import Foundation
import TMDBTesting
import Testing

@testable import ImagePipeline

/// Tests that transient failures are retried, within limits, with a clock that the test controls.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineRetryTests {
  let loader = SuspendableLoader()
  let clock = ManualClock()
  let log = EventLog()
  let pipeline: ImagePipeline<String>
  let request = ImageRequest(imageURL("a"))

  init() {
    pipeline = ImagePipeline(loader: loader, decoder: TextDecoder(), clock: clock, onEvent: log.record)
  }

  @Test func `Pipeline retries a server that recovers`() async {
    loader.complete(request.url, with: .failure(DataLoadingError.status(503)))
    let subscriber = Requester(request, of: pipeline)
    await clock.waitForSleepers(1)
    loader.complete(request.url, with: "A")
    #expect(clock.advanceToNextSleeper() == .milliseconds(500))
    #expect(await subscriber.value == .success("A"))
    #expect(loader.requestedURLs.count == 2)
    #expect(log.events == [.retrying(request.url, .unavailable(status: 503), pause: .milliseconds(500))])
  }

  @Test func `Pipeline fails after three attempts with growing delays`() async {
    loader.complete(request.url, with: .failure(DataLoadingError.unreachable(reason: "no route")))
    let subscriber = Requester(request, of: pipeline)
    var pauses: [Duration?] = []
    for _ in 0..<2 {
      await clock.waitForSleepers(1)
      pauses.append(clock.advanceToNextSleeper())
    }
    #expect(await subscriber.value == .failure(.unreachable(reason: "no route")))
    #expect(pauses == [.milliseconds(500), .seconds(1)])
    #expect(loader.requestedURLs.count == 3)
  }

  @Test func `Retry waits for the server's Retry-After delay`() async {
    loader.complete(request.url, with: .failure(DataLoadingError.status(429, retryAfter: .seconds(7))))
    let subscriber = Requester(request, of: pipeline)
    await clock.waitForSleepers(1)
    loader.complete(request.url, with: "A")
    #expect(clock.advanceToNextSleeper() == .seconds(7))
    #expect(await subscriber.value == .success("A"))
  }

  @Test func `Pipeline fails at once when Retry-After is too long`() async {
    loader.complete(request.url, with: .failure(DataLoadingError.status(429, retryAfter: .seconds(3_600))))
    #expect(await Requester(request, of: pipeline).value == .failure(.unavailable(status: 429)))
    #expect(loader.requestedURLs.count == 1)
  }

  @Test func `Permanent failure is not retried`() async {
    loader.complete(request.url, with: .failure(DataLoadingError.status(404)))
    #expect(await Requester(request, of: pipeline).value == .failure(.unavailable(status: 404)))
    #expect(loader.requestedURLs.count == 1)
    #expect(clock.sleepers == 0)
  }

  @Test func `Request that is cancelled during the delay returns at once and is not retried`() async {
    loader.complete(request.url, with: .failure(DataLoadingError.status(503)))
    let subscriber = Requester(request, of: pipeline)
    await clock.waitForSleepers(1)
    subscriber.cancel()
    #expect(await subscriber.value == .failure(.cancelled))
    await eventually { clock.sleepers == 0 }
    #expect(loader.requestedURLs.count == 1)
  }

  @Test func `Retry delay occupies no download slot`() async {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentLoads = 1
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: TextDecoder(), clock: clock)
    loader.complete(request.url, with: .failure(DataLoadingError.status(503)))
    let waiting = Requester(request, of: pipeline)
    await clock.waitForSleepers(1)
    loader.complete(imageURL("b"), with: "B")
    #expect(await Requester(ImageRequest(imageURL("b")), of: pipeline).value == .success("B"))
    waiting.cancel()
    #expect(await waiting.value == .failure(.cancelled))
  }

  @Test(
    arguments: [
      (1, nil, .milliseconds(500)), (2, nil, .seconds(1)), (3, nil, nil), (90, nil, nil),
      (1, .milliseconds(1), .milliseconds(500)), (1, .seconds(10), .seconds(10)), (1, .seconds(11), nil),
    ] as [(Int, Duration?, Duration?)])
  func `Retry delay depends on the attempt and Retry-After`(attempt: Int, retryAfter: Duration?, expected: Duration?) {
    let pause = RetryPolicy().pause(after: .unavailable(status: 500), attempt: attempt, retryAfter: retryAfter)
    #expect(pause == expected)
  }

  @Test func `Retry delay is capped at the maximum`() {
    var policy = RetryPolicy()
    policy.attempts = .max
    #expect(policy.pause(after: .unreachable(reason: ""), attempt: 1_000_000, retryAfter: nil) == .seconds(10))
    #expect(policy.pause(after: .cancelled, attempt: 1, retryAfter: nil) == nil)
  }
}
