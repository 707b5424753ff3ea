import Foundation
import TMDBTesting
import Testing

@testable import ImagePipeline

/// Tests that a picture that fails slowly isn't retried again and again: all attempts share one minute.
@Suite(.timeLimit(.minutes(5))) struct ImageTimeRobustnessTests {
  @Test func `Retry doesn't start if it would exceed the total time`() {
    func pause(_ elapsed: Int, last: Int, retryAfter: Duration? = nil) -> Duration? {
      RetryPolicy().pause(
        after: .unreachable(reason: "timed out"), attempt: 1, retryAfter: retryAfter, elapsed: .seconds(elapsed),
        last: .seconds(last))
    }
    #expect(pause(60, last: 60) == nil)
    #expect(pause(30, last: 30) == nil)
    #expect(pause(20, last: 20) == .milliseconds(500))
    #expect(pause(51, last: 1, retryAfter: .seconds(9)) == nil)
    #expect(pause(50, last: 1, retryAfter: .seconds(9)) == .seconds(9))
  }

  @Test func `Download that failed after 30 seconds is not retried`() async {
    let loader = SuspendableLoader()
    let clock = ManualClock()
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder(), clock: clock)
    let request = ImageRequest(imageURL("a"))
    let subscriber = Requester(request, of: pipeline)
    await eventually { loader.openCount == 1 }
    clock.advance(by: .seconds(30))
    loader.complete(request.url, with: .failure(DataLoadingError.unreachable(reason: "timed out")))
    #expect(await subscriber.value == .failure(.unreachable(reason: "timed out")))
    #expect(loader.requestedURLs.count == 1)
  }
}
